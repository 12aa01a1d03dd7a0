import { expect, it } from 'vitest';
import { analyseReel } from './analyse-reel.ts';
import { describeReel } from './describe-reel.ts';
import { joinRecordings, RATE, record, type Part } from './speech.fixture.ts';

/** A script of two phrases; three readings of it at different speeds and pitches. */
const reading: readonly Part[] = ['abcdefgh', 0.35, 'ijklmnopq'];
const take = (speed: number, parts: readonly Part[] = reading) =>
  record(parts, { speed, pitch: 110 + 20 * speed });
const pause = (seconds: number) => record([seconds]);
const makeThreeTakes = () =>
  joinRecordings(pause(0.4), take(1), pause(1), take(1.15), pause(1), take(0.9), pause(0.4));
const toSeconds = (spans: readonly { readonly startMs: number; readonly endMs: number }[]) =>
  spans.map(({ startMs, endMs }) => [startMs / 1000, endMs / 1000]);

const analyse = (samples: Float32Array) => analyseReel(samples, RATE);

/** Whether all borders are within 0.1 s of these. */
const expectBorders = (samples: Float32Array, expected: readonly (readonly [number, number])[]) => {
  const { takes } = analyse(samples);
  const far = toSeconds(takes).flatMap((span, index) =>
    span.filter((border, side) => !(Math.abs(border - (expected[index]?.[side] ?? NaN)) < 0.1)),
  );
  expect([takes.length, far]).toEqual([expected.length, []]);
};

it('finds three takes and has nothing to advise', () => {
  expectBorders(makeThreeTakes(), [
    [0.4, 3.47],
    [4.47, 7.19],
    [8.19, 11.56],
  ]);
  expect(analyse(makeThreeTakes())).toMatchObject({ findings: [] });
});

it('separates takes from a breath right before them', () => {
  const breath = record([1, { breath: 0.3 }, 0.15]);
  expectBorders(joinRecordings(pause(0.4), take(1), breath, take(1), pause(0.4)), [
    [0.4, 3.47],
    [4.92, 7.99],
  ]);
});

it('reports a slate, long silence and talk after the last take', () => {
  const samples = joinRecordings(
    record([0.3, 'zyx', 1], { pitch: 120 }),
    take(1),
    pause(5),
    take(1.1),
    pause(1),
    take(0.95),
    record([1.2, 'vuzt', 0.3]),
  );

  const { takes, slate, findings } = analyse(samples);
  expect(takes).toHaveLength(3);
  expect(slate?.startMs).toBeCloseTo(300, -2);

  expect(findings).toEqual([
    { code: 'slate', atMs: slate?.startMs },
    { code: 'longSilence', take: 2, seconds: 5 },
    { code: 'talkAfter', atMs: expect.closeTo(18_090, -2) as number },
  ]);
});

it('starts a take after a slate that contains words of the script, such as the brand', () => {
  const takes = joinRecordings(take(1), pause(1), take(1.15), pause(1), take(0.9), pause(0.4));
  const slates = [['zyxwvutijklmno'], ['ijklmnozyxwvut']] as const;

  const found = slates.map((parts) => {
    const slate = record([0.3, ...parts, 2], { pitch: 120 });
    const { takes: spans, findings } = analyse(joinRecordings(slate, takes));
    return [
      Math.abs((spans[0]?.startMs ?? 0) - (slate.length / RATE) * 1000) < 100,
      findings.map(({ code }) => code),
    ];
  });

  expect(found).toEqual(slates.map(() => [true, ['slate']]));
});

it('keeps a first phrase that the script repeats at its end', () => {
  const parts: readonly Part[] = ['abcdefgh', 0.8, 'ijklmnopq', 0.8, 'abcdefgh'];
  const samples = joinRecordings(pause(0.4), take(1, parts), pause(1.5), take(1.1, parts), pause(0.4));
  const { takes } = analyse(samples);
  expect(takes[0]?.startMs).toBeCloseTo(400, -2);
});

it('reports a take that lacks a phrase, and how many takes are missing', () => {
  const short = take(1, ['ijklmnopq']);
  const { findings } = analyse(
    joinRecordings(take(1), pause(1), short, pause(1), take(1.1), pause(1), take(1)),
  );
  expect(findings).toEqual([
    { code: 'takesFound', found: 4, asked: 3 },
    { code: 'shorterTake', take: 2, seconds: 2 },
  ]);
});

it('counts speech without repetition as one take, and finds none in noise', () => {
  expect(analyse(record([0.4, 'abcdefgh', 0.8, 'ijklmnopq', 0.8, 'rstuvwxyz', 0.4])).takes).toHaveLength(1);
  expect(analyse(pause(3))).toMatchObject({ takes: [], findings: [] });
  expect(analyse(new Float32Array(0))).toMatchObject({ takes: [], findings: [] });
});

it('expects as many takes of a long script as fit in a recording', () => {
  const advise = (count: number, seconds: number) => {
    const takes = Array.from({ length: count }, (_, index) => ({
      startMs: index * (seconds + 1) * 1000,
      endMs: (index * (seconds + 1) + seconds) * 1000,
    }));
    return describeReel({ speech: takes, missing: takes.map(() => 0) }, takes).findings;
  };

  expect([advise(3, 19), advise(2, 28), advise(1, 45)]).toEqual([[], [], []]);
  expect(advise(1, 28)).toEqual([{ code: 'takesFound', found: 1, asked: 2 }]);
  expect(advise(2, 12)).toEqual([{ code: 'takesFound', found: 2, asked: 3 }]);
});

it('gives advice for borders that the talent moved', () => {
  const analysed = analyse(makeThreeTakes());
  const [first, second] = analysed.takes;
  if (!first || !second) throw new Error('No takes');
  expect(describeReel(analysed, [first, second]).findings).toMatchObject([
    { code: 'takesFound', found: 2 },
    { code: 'talkAfter' },
  ]);
  const third = { startMs: 11_000, endMs: 11_560 };
  expect(describeReel(analysed, [first, second, third]).findings).toEqual([]);
});
