import { describe, expect, it } from 'vitest';
import type { Block } from '../meters/block.ts';
import { makeTone } from '../tones.fixture.ts';
import { createResampler } from './resampler.ts';

const resample = (samples: Float32Array, from: number, to: number, size = 4096): Float32Array => {
  const resampler = createResampler(1, from, to);
  const blocks: Block[] = [];
  for (let index = 0; index < samples.length; index += size)
    blocks.push(resampler.add([samples.subarray(index, index + size)]));
  blocks.push(resampler.finish());
  return Float32Array.from(blocks.flatMap(([block = new Float32Array()]) => [...block]));
};
/** Loudest difference away from the ends, in dB. */
const differ = (a: Float32Array, b: Float32Array): number => {
  let most = 0;
  for (let index = 500; index < a.length - 500; index += 1)
    most = Math.max(most, Math.abs((a[index] ?? 0) - (b[index] ?? 0)));
  return 20 * Math.log10(most);
};

describe('a recording at another rate', () => {
  it.each([
    [44_100, 48_000],
    [48_000, 44_100],
    [96_000, 44_100],
    [44_100, 8000],
  ])('sounds the same from %i to %i Hz', (from, to) => {
    const [before, after] = [makeTone([[0.5, -3]], from, 997), makeTone([[0.5, -3]], to, 997)];
    const converted = resample(before, from, to);
    expect(converted).toHaveLength(after.length);
    expect(differ(converted, after)).toBeLessThan(-90);
  });

  it('doesn’t alias frequencies above its limit', () => {
    const converted = resample(makeTone([[0.5, 0]], 48_000, 5000), 48_000, 8000);
    expect(differ(converted, new Float32Array(converted.length))).toBeLessThan(-90);
  });

  it('is the same for any division into blocks', () => {
    const tone = makeTone([[0.1, -3]], 44_100, 440);
    expect(resample(tone, 44_100, 48_000, 7)).toEqual(resample(tone, 44_100, 48_000, 100_000));
  });
});
