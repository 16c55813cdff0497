/** Two soft notes: it is your move. */
export function chime(): void {
  const sound = new AudioContext();
  for (const [at, pitch] of [
    [0, 659],
    [0.14, 880],
  ] as const) {
    const note = sound.createOscillator();
    const loud = sound.createGain();
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, sound.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.35);
    note.connect(loud).connect(sound.destination);
    note.start(sound.currentTime + at);
    note.stop(sound.currentTime + at + 0.4);
    note.onended = () => at > 0 && void sound.close();
  }
}
