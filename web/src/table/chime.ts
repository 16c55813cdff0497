/** Soft notes: it is your move, or your time is short. */
const NOTES = { turn: [659, 880], short: [880, 880, 880] };
const APART = 0.14; // seconds

export function chime(kind: keyof typeof NOTES): void {
  const sound = new AudioContext();
  const notes = NOTES[kind].map((pitch, at) => note(sound, pitch, sound.currentTime + at * APART));
  const last = notes.at(-1);
  if (last) last.onended = () => void sound.close();
}

function note(sound: AudioContext, pitch: number, at: number): OscillatorNode {
  const tone = sound.createOscillator();
  const loud = sound.createGain();
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0.12, at);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  tone.connect(loud).connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.4);
  return tone;
}
