import { expect, it } from 'vitest';
import { alignRecordings } from './align-recordings.ts';
import { RATE, record } from './speech.fixture.ts';

const first = record([0.3, 'abcdefgh', 0.5, 'ijklmnop', 0.5, 'qrstuv', 0.3]);

it('finds each phrase in each recording, even of another voice', () => {
  const second = record([1, 'abcdefgh', 0.4, 'ijklmnop', 0.4, 'qrstuv', 0.3], { speed: 1.2, pitch: 190 });
  const { phrases, isSure } = alignRecordings([first, second], RATE, false);
  const starts = phrases.map((phrase) => phrase.map((span) => span && Math.round(span.startMs / 100) / 10));
  expect(isSure).toBe(true);
  expect(starts).toEqual([
    [0.3, 1],
    [2.1, 2.5],
    [3.9, 3.9],
  ]);
});

it('reports no match for other words or without speech', () => {
  const second = record([0.3, 'HGQWZXCV', 0.5, 'MNYTRLKJ', 0.5, 'DSAFPO', 0.3], { pitch: 190 });
  expect(alignRecordings([first, second], RATE, false).isSure).toBe(false);
  expect(alignRecordings([new Float32Array(RATE), first], RATE, false)).toEqual({
    phrases: [],
    isSure: false,
  });
});
