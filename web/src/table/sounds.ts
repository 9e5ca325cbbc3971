// Quiet sounds of a table, made by the browser itself: wood, wax, coins, paper and a low bell. Off until one turns them on.
import { settings } from "../lib/settings.svelte";
import type { LogLine } from "../wire";

export type Sound = "piece" | "seal" | "price" | "coin" | "card" | "turn" | "refused" | "round";

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function context(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined); // a page that nobody has touched stays silent
  return audio;
}

function hiss(on: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return noise;
}

/** A tone that is struck and dies away. */
function tone(on: AudioContext, pitch: number, at: number, lasts: number, volume: number, wave: OscillatorType = "sine", falls = 1) {
  const [source, gain, begin] = [on.createOscillator(), on.createGain(), on.currentTime + at];
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(pitch * falls, begin + lasts);
  fade(gain, begin, lasts, volume);
  source.connect(gain).connect(on.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

/** A rustle or a knock: noise through a narrow gate. */
function rustle(on: AudioContext, pitch: number, at: number, lasts: number, volume: number, narrow = 1) {
  const [source, gate, gain, begin] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain(), on.currentTime + at];
  source.buffer = hiss(on);
  gate.type = "bandpass";
  gate.frequency.value = pitch;
  gate.Q.value = narrow;
  fade(gain, begin, lasts, volume);
  source.connect(gate).connect(gain).connect(on.destination);
  source.start(begin);
  source.stop(begin + lasts);
}

function fade(gain: GainNode, begin: number, lasts: number, volume: number) {
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
}

const MADE: Record<Sound, (on: AudioContext) => void> = {
  piece: (on) => (tone(on, 240, 0, 0.09, 0.1, "triangle", 0.6), rustle(on, 900, 0, 0.05, 0.08, 2)),
  seal: (on) => (tone(on, 110, 0, 0.16, 0.1, "sine", 0.7), rustle(on, 300, 0.01, 0.12, 0.06, 0.8)),
  price: (on) => rustle(on, 1700, 0, 0.035, 0.09, 5),
  coin: (on) => [0, 0.07].forEach((at) => (tone(on, 3100, at, 0.14, 0.025), tone(on, 4700, at, 0.1, 0.015))),
  card: (on) => rustle(on, 2600, 0, 0.13, 0.035, 0.7),
  turn: (on) => (tone(on, 196, 0, 1.1, 0.09), tone(on, 392.6, 0, 0.8, 0.035), tone(on, 541, 0, 0.5, 0.018)),
  refused: (on) => tone(on, 95, 0, 0.12, 0.12, "triangle", 0.7),
  round: (on) => (rustle(on, 1800, 0, 0.28, 0.04, 0.5), rustle(on, 3200, 0.12, 0.22, 0.025, 0.6)),
};

export function sound(which: Sound) {
  if (!settings.sound) return;
  try {
    MADE[which](context());
  } catch {
    audio = null; // without a way to sound, the table stays silent
  }
}

/** What is heard of lines that have just come: the end of a round alone, else never more than two things. */
export function soundsOf(lines: LogLine[], made: Readonly<Record<string, Sound>> = {}): Sound[] {
  const heard = new Set<Sound>();
  for (const { kind, said } of lines) {
    const changes = Array.isArray(said.with?.changes) ? said.with.changes : [];
    for (const id of [kind, ...changes.flatMap((one) => (typeof one === "object" ? [one.id] : []))]) {
      const which = made[id];
      if (which) heard.add(which);
    }
  }
  return heard.has("round") ? ["round"] : [...heard].slice(0, 2);
}
