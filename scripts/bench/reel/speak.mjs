import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The synthesiser's sample rate, in hertz. */
export const SPOKEN_RATE = 22_050;
const WAV_HEADER = 44;
/** Between sentences: longer than the pauses within them. */
const BREAK = '<break time="900ms"/>';
const JOINED_SAMPLES = SPOKEN_RATE * 0.1;
const AUDIBLE = 40;

/** Returns the speech synthesiser, or nothing when it isn't installed. */
export const loadSpeaker = async () => {
  const path = (() => {
    try {
      return createRequire(import.meta.url).resolve('espeak-ng');
    } catch {
      return undefined;
    }
  })();
  if (!path) return undefined;

  const { default: start } = await import(pathToFileURL(path).href);
  const module = await WebAssembly.compile(readFileSync(join(dirname(path), 'espeak-ng.wasm')));

  const instantiateWasm = (imports, done) => {
    WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
    return {};
  };

  /** Speaks sentences with one voice; each is returned without silence around it. */
  return async (sentences, { voice, speed, pitch }) => {
    const text = `<speak>${sentences.join(BREAK)}</speak>`;
    const settings = ['-v', voice, '-s', String(speed), '-p', String(pitch)];
    const run = await start({ arguments: ['-m', '-w', 'out.wav', ...settings, text], instantiateWasm });
    const bytes = run.FS.readFile('out.wav').slice(WAV_HEADER);
    return splitAtSilence(new Int16Array(bytes.buffer, 0, Math.floor(bytes.length / 2)), sentences.length);
  };
};

/** Splits audio into `count` parts at the longest silences. */
const splitAtSilence = (samples, count) => {
  const heard = [];
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < AUDIBLE) return;
    const last = heard.at(-1);
    if (last && index - last.end < JOINED_SAMPLES) last.end = index + 1;
    else heard.push({ start: index, end: index + 1 });
  });

  const gaps = heard
    .slice(1)
    .map(({ start }, index) => ({ index: index + 1, length: start - heard[index].end }));
  const cuts = gaps.sort((a, b) => b.length - a.length).slice(0, count - 1);
  const starts = [0, ...cuts.map(({ index }) => index).sort((a, b) => a - b), heard.length];

  return Array.from({ length: count }, (_, part) => {
    const { start } = heard[starts[part]];
    const { end } = heard[starts[part + 1] - 1];
    return Float32Array.from(samples.subarray(start, end), (sample) => sample / 0x8000);
  });
};
