import { loadTs } from '../../load-ts.mjs';
import { judgeReel, judgePhrases } from './judge.mjs';
import { makeReel } from './make-reel.mjs';
import { loadSpeaker } from './speak.mjs';

const FILES = 200;
const SMALL_FILES = 2;
const GOALS = { borders: 0.95, falseFindings: 0.03, seconds: 5 };
const MINUTE_SECONDS = 60;

const formatPercent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const EMPTY = { borders: 0, within: 0, stated: 0, false: 0, expected: 0, missed: 0, phrases: 0, aligned: 0 };

/** Adds the detector's margin to a true border. */
const withMargin = ({ startMs, endMs }) => ({ startMs: startMs - 200, endMs: endMs + 200 });

/** Adds one recording's results to its half of the files. */
const add = (sums, found, phrases) => {
  sums.borders += found.borders;
  sums.within += found.within;
  sums.stated += found.stated;
  sums.false += found.falseOnes.length;
  sums.expected += found.expected;
  sums.missed += found.missed.length;
  sums.phrases += phrases.phrases;
  sums.aligned += phrases.within;
};

/** Returns the CPU seconds for one minute: the recording, repeated and cut. */
const timeMinute = (analyseReel, { samples, sampleRate }) => {
  const minute = new Float32Array(MINUTE_SECONDS * sampleRate);
  for (let index = 0; index < minute.length; index += samples.length)
    minute.set(samples.subarray(0, Math.min(samples.length, minute.length - index)), index);
  const before = process.cpuUsage();
  analyseReel(minute, sampleRate);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/** Measures how well takes are found in synthetic speech. Thresholds were tuned on even files; odd ones count. */
export const benchReel = async ({ isSmall }) => {
  const speak = await loadSpeaker();
  if (!speak) return [['Not measured: the package espeak-ng isn’t installed', '–', '']];

  const { analyseReel } = await loadTs('domain/src/audio/reel/analyse-reel.ts');
  const { hearSpeech } = await loadTs('domain/src/audio/reel/hear.ts');
  const { alignTakes } = await loadTs('domain/src/audio/reel/align-takes.ts');
  const halves = [{ ...EMPTY }, { ...EMPTY }];
  let longest = { samples: new Float32Array(0), sampleRate: 1 };

  for (let number = 0; number < (isSmall ? SMALL_FILES : FILES); number += 1) {
    const made = await makeReel(number, speak);
    if (made.samples.length > longest.samples.length) longest = made;
    const { samples, sampleRate } = made;
    const phrases = judgePhrases(
      alignTakes(hearSpeech(samples, sampleRate), made.takes.map(withMargin)),
      made,
    );
    add(halves[number % 2], judgeReel(analyseReel(samples, sampleRate), made), phrases);
  }

  const seconds = timeMinute(analyseReel, longest);
  const [even, odd] = halves;
  const isWithin =
    odd.within >= odd.borders * GOALS.borders &&
    odd.false <= odd.stated * GOALS.falseFindings &&
    seconds < GOALS.seconds;

  const rows = [
    [
      `Borders within 200 ms, ${odd.borders} in odd files`,
      formatPercent(odd.within, odd.borders),
      'at least 95 %',
    ],
    ['… in the even files that chose the thresholds', formatPercent(even.within, even.borders), ''],
    [`False findings, of ${odd.stated} in odd files`, formatPercent(odd.false, odd.stated), 'below 3 %'],
    ['… in even files', formatPercent(even.false, even.stated), ''],
    [`Missed findings, of ${odd.expected} in odd files`, formatPercent(odd.missed, odd.expected), ''],
    [
      `Phrases aligned within 200 ms, ${odd.phrases} in odd files`,
      formatPercent(odd.aligned, odd.phrases),
      '',
    ],
    ['A minute of speech analysed, one core', `${seconds.toFixed(2)} s`, `below ${GOALS.seconds} s`],
  ];

  return { rows, isWithin };
};
