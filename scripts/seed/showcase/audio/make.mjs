/** Synthesises the showcase's MP3s when one is added; needs espeak-ng, flite, festival with festvox-italp16k, sox and lame. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_COPY, TAKE_COPY } from './copy.mjs';
import { VOICES } from './voices.mjs';

const out = fileURLToPath(new URL('../../../../emulator-data/showcase/audio/', import.meta.url));

/** Small-room acoustics, light processing, and silence before and after. */
const STUDIO = [
  'highpass',
  '75',
  'equalizer',
  '220',
  '1q',
  '2',
  'equalizer',
  '3200',
  '1q',
  '-3',
  'lowpass',
  '9500',
  'compand',
  '0.02,0.2',
  '6:-60,-45,-30,-16,-12,-8',
  '-3',
  '-60',
  '0.05',
  'reverb',
  '12',
  '60',
  '12',
  '100',
  '4',
  'pad',
  '0.25',
  '0.45',
  'gain',
  '-n',
  '-1.5',
];

/** Seconds between sentences. */
const BREATHS = [0.45, 0.7, 0.5, 0.85];

const splitSentences = (text) => text.split(/(?<=[.!?:;。؟])\s*/u).filter((sentence) => sentence !== '');

const speak = ({ program, arguments: parameters }, text, wav) => {
  if (program === 'espeak-ng') execFileSync(program, [...parameters, '-w', wav, text]);
  else if (program === 'flite') execFileSync(program, [...parameters, '-t', text, '-o', wav]);
  else {
    // Festival reads Latin-1.
    const input = Buffer.from(text.replace(/’/g, "'"), 'latin1');
    execFileSync('text2wave', ['-eval', parameters[0], '-o', wav], { input });
  }
};

mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'showcase-audio-'));
const [raw, finished] = [join(folder, 'raw.wav'), join(folder, 'finished.wav')];
for (const [name, [voice, text]] of Object.entries({ ...DEMO_COPY, ...TAKE_COPY })) {
  const file = `${out}${name}.mp3`;
  if (existsSync(file)) continue;

  const { shift = 0, ...view } = VOICES[voice];
  const breaths = splitSentences(text).map((sentence, index) => {
    const spoken = join(folder, `${index}.wav`);
    speak(view, sentence, raw);
    execFileSync('sox', [raw, spoken, 'pad', '0', String(BREATHS[index % BREATHS.length])]);
    return spoken;
  });

  execFileSync('sox', [...breaths, raw]);

  const pitch = shift === 0 ? [] : ['pitch', String(shift)];
  execFileSync('sox', [raw, '-R', '-c', '1', '-b', '16', finished, 'rate', '32000', ...pitch, ...STUDIO]);
  execFileSync('lame', ['--quiet', '-m', 'm', '--cbr', '-b', '48', finished, file]);
}
rmSync(folder, { recursive: true });
