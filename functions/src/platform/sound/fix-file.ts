import { toFactor } from '@domain/audio/gain.ts';
import type { Block } from '@domain/audio/meters/block.ts';
import type { FixPlan } from '@domain/deliveries/plan-fix.ts';
import { cutEdges } from './edges.ts';
import { encodeSound } from './encode-sound.ts';
import { openSound, type ByteSource, type SoundFormat } from './open-sound.ts';
import { listChunks, padChunks } from './riff.ts';
import { createRoomToneFinder, type RoomTone } from './room-tone.ts';
import { carryMetadata, makeChunk, type WavInfo } from './wav-metadata.ts';

export interface FixedFile {
  /** In bytes. */
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const RIFF_BYTES = 12;
const CODINGS = { integer: 1, float: 3 };

/** Returns the change in samples, which removes no more than there is. */
const toFrames = (ms: number, sampleRate: number, most: number): number =>
  Math.max(-most, Math.round((ms / 1000) * sampleRate));

async function* amplify(blocks: AsyncIterable<Block>, decibels: number): AsyncGenerator<Block> {
  const factor = toFactor(decibels);
  for await (const block of blocks)
    yield decibels === 0 ? block : block.map((samples) => samples.map((sample) => sample * factor));
}

/** Returns exactly so many bytes: a resampler ends a sample early or late. */
async function* fitBytes(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  for await (const chunk of chunks) {
    const bytes = chunk.subarray(0, left);
    left -= bytes.length;
    if (bytes.length > 0) yield bytes;
  }
  if (left > 0) yield new Uint8Array(left);
}

const makeFormat = (channels: number, { sampleRate, bits }: FixPlan): Buffer => {
  const content = Buffer.alloc(16);
  const frameBytes = channels * (bits / 8);
  content.writeUInt16LE(bits === 32 ? CODINGS.float : CODINGS.integer);
  content.writeUInt16LE(channels, 2);
  content.writeUInt32LE(sampleRate, 4);
  content.writeUInt32LE(sampleRate * frameBytes, 8);
  content.writeUInt16LE(frameBytes, 12);
  content.writeUInt16LE(bits, 14);
  return makeChunk('fmt ', content);
};

const makeHeader = (chunks: readonly Buffer[], soundBytes: number): Buffer => {
  const size = chunks.reduce((sum, { length }) => sum + length, RIFF_BYTES + 8) + soundBytes;
  const [riff, data] = [Buffer.alloc(RIFF_BYTES), Buffer.alloc(8)];
  riff.write('RIFF____WAVE', 'latin1');
  riff.writeUInt32LE(size - 8 + (soundBytes % 2), 4);
  data.write('data', 'latin1');
  data.writeUInt32LE(soundBytes, 4);
  return Buffer.concat([riff, ...chunks, data]);
};

interface Survey {
  readonly format: SoundFormat;
  /** Samples per channel, counted. */
  readonly frames: number;
  readonly tone: RoomTone;
}

/** Returns the samples per channel that a WAV announces rightly; null of other files. */
const countAnnounced = async (source: ByteSource, { frames }: SoundFormat): Promise<number | null> => {
  const chunks = await listChunks(source);
  return chunks.length > 0 && chunks.every(({ fault }) => fault === null) ? frames : null;
};

/** Counts a file's samples and finds its room tone, for which it is decoded once, unless the header suffices. */
const survey = async (
  source: ByteSource,
  { startMs, endMs }: FixPlan,
  endsAt: number,
): Promise<Survey | undefined> => {
  const sound = await openSound(source, { endsAt });
  if (!sound) return undefined;

  const { format } = sound;
  const tone = createRoomToneFinder(format.sampleRate);
  const announced = startMs > 0 || endMs > 0 ? null : await countAnnounced(source, format);
  if (announced !== null) {
    sound.close();
    return { format, frames: announced, tone: tone.finish() };
  }

  for await (const block of sound.blocks) tone.add(block);

  return { format, frames: sound.getEnd().frames, tone: tone.finish() };
};

/** Returns a WAV made by a plan, until a time in milliseconds; undefined when the file can't be read. */
export const fixFile = async (
  original: ByteSource,
  plan: FixPlan,
  info: WavInfo,
  endsAt: number,
): Promise<FixedFile | undefined> => {
  const source = await padChunks(original);
  const surveyed = await survey(source, plan, endsAt);
  if (!surveyed || surveyed.frames === 0) return undefined;

  const { format, frames, tone } = surveyed;
  const { channels, sampleRate } = format;
  const start = toFrames(plan.startMs, sampleRate, frames);
  const edges = { start, end: toFrames(plan.endMs, sampleRate, frames + Math.min(0, start)) };
  const cutLength = frames + edges.start + edges.end;
  const length = Math.round((cutLength * plan.sampleRate) / sampleRate);
  const move = { start, from: sampleRate, to: plan.sampleRate, length, isLouder: plan.gain !== 0 };
  const metadata = await carryMetadata(source, move, plan.fixes.includes('metadata') ? info : undefined);
  const soundBytes = length * channels * (plan.bits / 8);
  const header = makeHeader([makeFormat(channels, plan), ...metadata], soundBytes);
  const isChanged = plan.gain !== 0 || plan.sampleRate !== sampleRate;
  const isDithered = isChanged || plan.bits < (format.bits ?? 0);

  async function* encode(): AsyncGenerator<Uint8Array> {
    yield header;

    const sound = await openSound(source, { endsAt });
    if (!sound) return;

    const louder = amplify(cutEdges(sound.blocks, { channels, frames, edges, tone }), plan.gain);
    const job = {
      kind: 'encode',
      channels,
      from: sampleRate,
      to: plan.sampleRate,
      bits: plan.bits,
      isDithered,
    } as const;
    yield* fitBytes(encodeSound(louder, job, endsAt), soundBytes);
    if (soundBytes % 2 === 1) yield new Uint8Array(1);
  }

  return { size: header.length + soundBytes + (soundBytes % 2), chunks: encode() };
};
