import { describe, expect, it } from 'vitest';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import type { FixPlan } from '@domain/deliveries/plan-fix.ts';
import { fixFile } from './fix-file.ts';
import { measureFile } from './measure-file.ts';
import { openSound, toByteSource } from './open-sound.ts';
import { listChunks } from './riff.ts';
import { makeChunk } from './wav-metadata.ts';

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
const soon = () => Date.now() + 10_000;

const fix = async (plan: Partial<FixPlan>, file: Uint8Array = source): Promise<Buffer> => {
  const fixed = await fixFile(toByteSource(file), { ...PLAN, ...plan }, INFO, soon());
  const chunks: Uint8Array[] = [];
  for await (const chunk of fixed?.chunks ?? []) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(bytes).toHaveLength(fixed?.size ?? -1);
  return bytes;
};
const measure = async (bytes: Uint8Array) => (await measureFile(toByteSource(bytes), soon()))?.measurement;
/** Samples of the left channel. */
const read = async (bytes: Uint8Array): Promise<readonly number[]> => {
  const blocks: (readonly number[])[] = [];
  const sound = await openSound(toByteSource(bytes), { endsAt: soon() });
  for await (const [left] of sound?.blocks ?? []) blocks.push([...(left ?? [])]);
  return blocks.flat();
};

// Each file is decoded in a process of its own.
describe('a fixed file', { timeout: 30_000 }, () => {
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
    expect(await fixFile(toByteSource(Buffer.from('RIFF')), PLAN, INFO, soon())).toBeUndefined();
  });

  it('keeps floats above full scale, unless its bits are reduced', async () => {
    const loud = makeWavFile([makeTone([[1, 4]], RATE)], { sampleRate: RATE, bits: 32 });
    expect(await measure(await fix({ fixes: ['metadata'], bits: 32 }, loud))).toMatchObject({
      samplePeak: 4,
    });
    expect(await measure(await fix({ gain: -4.1 }, loud))).toMatchObject({
      samplePeak: -0.1,
      clips: [],
      bits: 24,
    });
  });

  it('repeats its room tone where it becomes longer', async () => {
    const hiss = Float32Array.from({ length: RATE }, (_, index) => Math.sin(index * index) / 2000);
    const file = makeWavFile([Float32Array.from([...makeTone([[1, -20]], RATE), ...hiss])], {
      sampleRate: RATE,
    });
    const fixed = await read(await fix({ startMs: 700, endMs: 2000 }, file));
    const getLevel = (from: number) =>
      Math.hypot(...fixed.slice(from, from + RATE / 2)) / Math.sqrt(RATE / 2);
    expect(fixed).toHaveLength(4.7 * RATE);
    expect(getLevel(0)).toBeCloseTo(getLevel(2 * RATE), 4);
    expect(getLevel(4 * RATE)).toBeCloseTo(getLevel(2 * RATE), 4);
  });

  it('keeps its time code, iXML and cue points, and moves them with the sound', async () => {
    const bext = Buffer.alloc(604);
    bext.write('Scene 12');
    bext.writeBigUInt64LE(BigInt(3600 * RATE), 338);
    bext.writeUInt16LE(2, 346);
    bext.writeInt16LE(-2300, 412);
    const cue = Buffer.alloc(28);
    [1, 1, RATE].forEach((value, index) => cue.writeUInt32LE(value, index * 4));
    cue.writeUInt32LE(RATE, 24);
    const xml = `<BWFXML><SCENE>12</SCENE><FILE_SAMPLE_RATE>${RATE}</FILE_SAMPLE_RATE></BWFXML>`;
    const chunks = [makeChunk('bext', bext), makeChunk('iXML', Buffer.from(xml)), makeChunk('cue ', cue)];
    const file = Buffer.concat([source.subarray(0, 36), ...chunks, source.subarray(36)]);

    const fixed = await fix({ startMs: -500, sampleRate: 48_000, gain: 1, fixes: ['metadata'] }, file);
    const found = new Map((await listChunks(toByteSource(fixed))).map(({ code, start }) => [code, start]));
    expect([...found.keys()]).toEqual(['fmt ', 'bext', 'iXML', 'cue ', 'LIST', 'data']);
    const [time, points] = [found.get('bext')!, found.get('cue ')!];
    expect(Number(fixed.readBigUInt64LE(time + 338))).toBe(3600.5 * 48_000);
    expect(fixed.readInt16LE(time + 412)).toBe(0x7fff);
    expect([fixed.readUInt32LE(points), fixed.readUInt32LE(points + 24)]).toEqual([1, 24_000]);
    expect(fixed.includes('<SCENE>12</SCENE><FILE_SAMPLE_RATE>48000<')).toBe(true);
  });
});
