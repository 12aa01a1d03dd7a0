import { toFactor } from '@domain/audio/gain.ts';
import { cutEdges } from '@domain/audio/edits/cut-edges.ts';
import { createResampler, getResampledLength } from '@domain/audio/edits/resampler.ts';
import type { Block } from '@domain/audio/meters/block.ts';
import { openPcm } from '@domain/audio/pcm/open-pcm.ts';
import { makeInfoChunk, type WavInfo } from '@domain/audio/pcm/wav-info.ts';
import { createWavEncoder, getWavSize, makeWavHeader } from '@domain/audio/pcm/write-wav.ts';
import type { FixPlan } from '@domain/deliveries/plan-fix.ts';

export interface FixedFile {
  /** In bytes. */
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Returns the change in samples, which removes no more than there is. */
const toFrames = (ms: number, sampleRate: number, most: number): number =>
  Math.max(-most, Math.round((ms / 1000) * sampleRate));

async function* amplify(blocks: AsyncIterable<Block>, decibels: number): AsyncGenerator<Block> {
  const factor = toFactor(decibels);
  for await (const block of blocks)
    yield decibels === 0 ? block : block.map((samples) => samples.map((sample) => sample * factor));
}

async function* resample(
  blocks: AsyncIterable<Block>,
  channels: number,
  from: number,
  to: number,
): AsyncGenerator<Block> {
  const resampler = createResampler(channels, from, to);
  for await (const block of blocks) yield resampler.add(block);
  yield resampler.finish();
}

/** Returns a WAV made by a plan from an uncompressed file of so many bytes, as both arrive; undefined when it can't be read. */
export const fixFile = async (
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  plan: FixPlan,
  info: WavInfo,
): Promise<FixedFile | undefined> => {
  const source = await openPcm(chunks, size);
  if (!source) return undefined;

  const { format, frames, blocks } = source;
  const { channels, sampleRate } = format;
  const start = toFrames(plan.startMs, sampleRate, frames);
  const edges = { start, end: toFrames(plan.endMs, sampleRate, frames + Math.min(0, start)) };
  const isResampled = plan.sampleRate !== sampleRate;
  const keptFrames = frames + edges.start + edges.end;
  const length = isResampled ? getResampledLength(keptFrames, sampleRate, plan.sampleRate) : keptFrames;
  const target = { sampleRate: plan.sampleRate, channels, bits: plan.bits };
  const metadata = plan.fixes.includes('metadata') ? makeInfoChunk(info) : undefined;
  const isChanged = plan.gain !== 0 || isResampled || plan.bits < format.bits;

  async function* encode(): AsyncGenerator<Uint8Array> {
    yield makeWavHeader(target, length, metadata);
    const toBytes = createWavEncoder(target, isChanged);
    const louder = amplify(cutEdges(blocks, { channels, frames, edges }), plan.gain);
    const sound = isResampled ? resample(louder, channels, sampleRate, plan.sampleRate) : louder;
    for await (const block of sound) yield toBytes(block);
  }

  return { size: getWavSize(target, length, metadata), chunks: encode() };
};
