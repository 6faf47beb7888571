// Plays recipes through Web Audio. A chunk of its own: whoever plays without sound never loads it.
import { type Layer, RECIPES, type SoundName } from "./recipes";

/** What fades away exponentially never reaches nothing. */
const SILENCE = 0.0001;

let noise: AudioBuffer | null = null;

/** A second of white noise, made once for all sounds. It need not be fair, only rough. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function slide(param: AudioParam, layer: Layer, from: number, to: number): void {
  param.setValueAtTime(layer.from, from);
  if (layer.to !== undefined) param.exponentialRampToValueAtTime(layer.to, to);
}

/** The source of a layer, and where it comes out. */
function voice(context: BaseAudioContext, layer: Layer, from: number, to: number): [AudioScheduledSourceNode, AudioNode] {
  if (layer.wave !== "low" && layer.wave !== "band") {
    const tone = context.createOscillator();
    tone.type = layer.wave;
    slide(tone.frequency, layer, from, to);
    return [tone, tone];
  }
  const source = context.createBufferSource();
  source.buffer = noiseFor(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = layer.wave === "low" ? "lowpass" : "bandpass";
  filter.Q.value = layer.wave === "low" ? 0.7 : 1.4;
  slide(filter.frequency, layer, from, to);
  source.connect(filter);
  return [source, filter];
}

/** Plays a sound into `out`. */
export function perform(context: BaseAudioContext, out: AudioNode, name: SoundName, now: number): void {
  for (const layer of RECIPES[name]) {
    const from = now + (layer.at ?? 0);
    const to = from + layer.lasts;
    const [source, last] = voice(context, layer, from, to);
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENCE, from);
    envelope.gain.exponentialRampToValueAtTime(layer.gain, from + (layer.swell ?? 0.004));
    envelope.gain.exponentialRampToValueAtTime(SILENCE, to);
    last.connect(envelope);
    envelope.connect(out);
    source.start(from);
    source.stop(to);
  }
}
