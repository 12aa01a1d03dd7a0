import { describe, expect, it } from 'vitest';
import type { Block } from '@domain/audio/meters/block.ts';
import { openPcm } from '@domain/audio/pcm/open-pcm.ts';
import { splitIntoChunks, makeWavFile } from '@domain/audio/pcm/wav.fixture.ts';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import type { FixPlan } from '@domain/deliveries/plan-fix.ts';
import { fixFile } from './fix-file.ts';
import { measureFile } from './measure-file.ts';

const RATE = 44_100;
const PLAN: FixPlan = { fixes: [], gain: 0, startMs: 0, endMs: 0, sampleRate: RATE, bits: 24 };
const INFO = { title: 'Línea 1', project: 'Harbour', artist: 'Ana' };
const tone = makeTone(
  [
    [0.5, null],
    [1, -20],
    [0.25, null],
  ],
  RATE,
);
const source = makeWavFile([tone, tone.map((sample) => -sample)], { sampleRate: RATE });

const fix = async (plan: Partial<FixPlan>, file: Uint8Array = source): Promise<Buffer> => {
  const fixed = await fixFile(splitIntoChunks(file, 1000), file.length, { ...PLAN, ...plan }, INFO);
  const chunks: Uint8Array[] = [];
  for await (const chunk of fixed?.chunks ?? []) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(bytes).toHaveLength(fixed?.size ?? -1);
  return bytes;
};
const measure = async (bytes: Uint8Array) =>
  (await measureFile('audio/wav', splitIntoChunks(bytes, 777), bytes.length))?.measurement;
/** Samples of the left channel. */
const read = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const blocks: Block[] = [];
  for await (const block of (await openPcm(splitIntoChunks(bytes, 999), bytes.length))?.blocks ?? [])
    blocks.push(block);
  return blocks.flatMap(([samples = new Float32Array()]) => [...samples]);
};

describe('a fixed file', () => {
  it('has the chosen metadata or none, and the same sound', async () => {
    const tagged = await fix({ fixes: ['metadata'] });
    expect(tagged.toString('utf8', 36, 98)).toBe(
      'LIST2\0\0\0INFOINAM\t\0\0\0Línea 1\0\0IPRD\b\0\0\0Harbour\0IART\u0004\0\0\0Ana\0data',
    );
    expect(await read(tagged)).toEqual(await read(source));
    expect((await fix({})).includes('LIST')).toBe(false);
  });

  it('keeps every sample when only its ends change', async () => {
    const cut = await read(await fix({ startMs: -500, endMs: 1000 }));
    expect(cut).toHaveLength(2.25 * RATE);
    const [before, start] = [await read(source), 0.5 * RATE];
    expect(cut.slice(0, RATE)).toEqual(before.slice(start, start + RATE));
    expect(cut.slice(1.25 * RATE).every((sample) => sample === 0)).toBe(true);
  });

  it('is louder by its gain', async () => {
    const [before, after] = [await measure(source), await measure(await fix({ gain: 6.5 }))];
    expect((after?.loudness ?? 0) - (before?.loudness ?? 0)).toBeCloseTo(6.5, 1);
    expect((after?.truePeak ?? 0) - (before?.truePeak ?? 0)).toBeCloseTo(6.5, 1);
  });

  it('has fewer bits with reproducible noise instead of distortion', async () => {
    const quiet = makeWavFile([makeTone([[1, -93]], RATE)], { sampleRate: RATE });
    const fixed = await fix({ bits: 16 }, quiet);
    expect(await measure(fixed)).toMatchObject({ bits: 16, channels: 1, durationMs: 1000 });
    expect(await fix({ bits: 16 }, quiet)).toEqual(fixed);

    // A tone of three quarters of a step survives rounding, which would leave a square wave or nothing.
    const [before, after] = [await read(quiet), await read(fixed)];
    const [shared, energy] = [0, 1].map((which) =>
      before.reduce((sum, sample, index) => sum + sample * ((which === 0 ? after[index] : sample) ?? 0), 0),
    );
    expect((shared ?? 0) / (energy ?? 1)).toBeCloseTo(1, 1);
    expect(new Set(after).size).toBeGreaterThan(3);
  });

  it('has another sample rate and the same length', async () => {
    const fixed = await measure(await fix({ sampleRate: 48_000, startMs: -400 }));
    expect(fixed).toMatchObject({ sampleRate: 48_000, durationMs: 1350, channels: 2, bits: 24 });
    expect(fixed?.truePeak).toBeCloseTo(-20, 0);
  });

  it('may become empty, and is absent for a damaged file', async () => {
    expect(await fix({ startMs: -5000, endMs: -5000 })).toHaveLength(44);
    expect(await fixFile(splitIntoChunks(Buffer.from('RIFF'), 9), 4, PLAN, INFO)).toBeUndefined();
  });
});
