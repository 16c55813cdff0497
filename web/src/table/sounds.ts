/** Small sounds, made here: what is laid, who fights, whose turn it is. Only where they are wished. */

import type { Kit, Sound } from "../play/kit";
import type { Told } from "../wire";

export type { Sound };

/** A tone that falls from one pitch to another; or a breath of noise, without a pitch. */
interface Voice {
  after: number; // seconds
  lasts: number;
  loud: number;
  from?: number; // hertz
  to?: number;
  wave?: OscillatorType;
  /** Of noise: what is let through, around so many hertz. */
  around?: number;
}

const tone = (after: number, pitch: number): Voice => ({
  after,
  lasts: 0.35,
  loud: 0.12,
  from: pitch,
});
const knock = (after: number, pitch: number): Voice => ({
  after,
  lasts: 0.12,
  loud: 0.3,
  from: pitch,
  to: pitch / 2,
});
const clash = (after: number, pitch: number): Voice => ({
  after,
  lasts: 0.22,
  loud: 0.04,
  from: pitch,
  wave: "square",
});

const SOUNDS: Record<Sound | "turn" | "short", Voice[]> = {
  card: [{ after: 0, lasts: 0.09, loud: 0.14, around: 3200 }],
  tile: [knock(0, 190), { after: 0, lasts: 0.05, loud: 0.1, around: 1400 }],
  keep: [knock(0, 150), knock(0.11, 120)],
  fight: [clash(0, 1240), clash(0.03, 1730), clash(0.16, 1410)],
  turn: [tone(0, 659), tone(0.14, 880)],
  short: [tone(0, 880), tone(0.14, 880), tone(0.28, 880)],
};

/** The loudest thing of a change comes last here. */
const RISING: Sound[] = ["card", "tile", "keep", "fight"];

/** What a change sounds like: one sound, of its weightiest event. */
export function soundOf<V>(kit: Pick<Kit<V>, "sound">, news: Told[]): Sound | null {
  const heard = news.map((told) => kit.sound?.(told) ?? null);
  return RISING.findLast((sound) => heard.includes(sound)) ?? null;
}

export function play(name: keyof typeof SOUNDS): void {
  const room = new AudioContext();
  const ends = SOUNDS[name].map((voice) =>
    voice.around ? breath(room, voice) : sing(room, voice),
  );
  const last = ends.at(-1);
  if (last) last.onended = () => void room.close();
}

function sing(room: AudioContext, voice: Voice): AudioScheduledSourceNode {
  const source = room.createOscillator();
  const [at, from] = [room.currentTime + voice.after, voice.from ?? 440];
  source.type = voice.wave ?? "sine";
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(voice.to ?? from, at + voice.lasts);
  return fading(room, source, source, voice);
}

function breath(room: AudioContext, voice: Voice): AudioScheduledSourceNode {
  const size = Math.ceil(room.sampleRate * voice.lasts);
  const buffer = room.createBuffer(1, size, room.sampleRate);
  const grain = buffer.getChannelData(0);
  for (let at = 0; at < size; at++) grain[at] = 2 * Math.random() - 1;
  const source = room.createBufferSource();
  source.buffer = buffer;
  const filter = room.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = voice.around ?? 1000;
  return fading(room, source, source.connect(filter), voice);
}

/** Begins at once and dies away. */
function fading(
  room: AudioContext,
  source: AudioScheduledSourceNode,
  end: AudioNode,
  { after, lasts, loud }: Voice,
): AudioScheduledSourceNode {
  const gain = room.createGain();
  const at = room.currentTime + after;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  end.connect(gain).connect(room.destination);
  source.start(at);
  source.stop(at + lasts + 0.05);
  return source;
}
