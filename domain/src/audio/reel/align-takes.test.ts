import { expect, it } from 'vitest';
import { alignTakes } from './align-takes.ts';
import { findTakes } from './find-takes.ts';
import { hearSpeech } from './hear.ts';
import { joinRecordings, RATE, record } from './speech.fixture.ts';

it('finds each phrase in every take that contains it', () => {
  const first = record([0.3, 'abcdefgh', 0.5, 'ijklmnop', 0.5, 'qrstuv']);
  const second = record([1, 'abcdefgh', 0.4, 'ijklmnop', 0.4, 'qrstuv'], { speed: 1.2, pitch: 135 });
  const third = record([1, 'abcdefgh', 0.6, 'qrstuv', 0.3], { speed: 0.9 });
  const speech = hearSpeech(joinRecordings(first, second, third), RATE);
  const aligned = alignTakes(speech, findTakes(speech).takes);
  const expected = [
    [300, 5820, 10_550],
    [2080, 7290, null],
    [3860, 8750, 12_580],
  ];
  const isNear = (found: number | undefined, start: number | null) =>
    start === null ? found === undefined : Math.abs((found ?? NaN) - start) < 100;
  const misplaced = aligned.flatMap((phrase, row) =>
    phrase.filter((span, take) => !isNear(span?.startMs, expected[row]?.[take] ?? null)),
  );
  expect([aligned.length, misplaced]).toEqual([3, []]);
});
