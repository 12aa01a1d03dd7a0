import { addFrameCount } from '@domain/audio/frame-count.ts';
import { getAudioLimitValues, isTooLong, type AudioLimit } from '@domain/audio/limits.ts';
import { measureQuality, type DecodedAudio } from '@domain/audio/measure-quality.ts';
import type { Block } from '@domain/audio/meters/block.ts';
import { unwrapMp3, walkMp3 } from '@domain/audio/mp3-frames.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { computePeaks } from '@domain/audio/peaks.ts';
import { AppError } from '../errors/app-error.ts';
import { makePreview } from './make-preview.ts';
import { openSound, toByteSource } from './open-sound.ts';
import { EngineStopped } from './run-engine.ts';

export interface MeasuredAudio {
  /** The MP3 for storage: players and the measurement agree on its length. */
  readonly file: Buffer;
  /** What players get; null: the file itself. */
  readonly preview: Buffer | null;
  readonly durationMs: number;
  /** The waveform: `PEAK_COUNT` amplitudes from 0 to 1. */
  readonly peaks: readonly number[];
  readonly quality: QualityReport;
  /** What was measured. */
  readonly decoded: DecodedAudio;
}

/** Decoded beyond a limit, to see that a recording is longer. */
const BEYOND_SECONDS = 1;
const TIME_MS = 10_000;
/** A second failure is the file's fault. */
const ATTEMPTS_MAX = 2;

interface Decoded extends Pick<DecodedAudio, 'channels' | 'sampleRate'> {
  readonly seconds: number;
}

const join = (parts: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((total, { length }) => total + length, 0));
  parts.reduce((offset, part) => (joined.set(part, offset), offset + part.length), 0);
  return joined;
};

const decode = async (bytes: Uint8Array, maxSeconds: number): Promise<Decoded | undefined> => {
  const limits = { maxSeconds: maxSeconds + BEYOND_SECONDS, endsAt: Date.now() + TIME_MS };
  const sound = await openSound(toByteSource(bytes), limits);
  if (!sound) return undefined;

  const blocks: Block[] = [];
  for await (const block of sound.blocks) blocks.push(block);

  const { channels: count, sampleRate } = sound.format;
  const channels = Array.from({ length: count }, (_, channel) =>
    join(blocks.flatMap((block) => block[channel] ?? [])),
  );

  return { channels, sampleRate, seconds: sound.getEnd().frames / sampleRate };
};

const decodeRepeatedly = async (bytes: Uint8Array, maxSeconds: number): Promise<Decoded | undefined> => {
  for (let attempts = 1; attempts <= ATTEMPTS_MAX; attempts += 1)
    try {
      return await decode(bytes, maxSeconds);
    } catch (error) {
      if (!(error instanceof EngineStopped)) throw error;
      if (error.isTooLong) return undefined;
    }
  return undefined;
};

let turn: Promise<unknown> = Promise.resolve();

/** Runs one engine at a time, so that their memory doesn't add up. */
const inTurn = <Result>(run: () => Promise<Result>): Promise<Result> => {
  const result = turn.then(run);
  turn = result.catch(() => undefined);
  return result;
};

/** A recording whose preview can't be made is played as it is. */
const previewInTurn = (size: number, decoded: Decoded): Promise<Buffer | null> =>
  inTurn(async () => {
    try {
      return await makePreview(size, decoded, Date.now() + TIME_MS);
    } catch (error) {
      if (!(error instanceof EngineStopped)) throw error;
      return null;
    }
  });

/** Measures an MP3 by decoding it; `property` names the form field. 415: no MP3. 422: damaged, truncated, without frames, or longer than `limit`. */
export const measureTake = async (
  uploaded: Buffer,
  property: string,
  limit: AudioLimit,
): Promise<MeasuredAudio> => {
  const refuseLonger = (seconds: number): void => {
    if (isTooLong(seconds, limit))
      throw new AppError(422, 'audio.tooLong', { property, values: getAudioLimitValues(limit) });
  };

  const bytes = unwrapMp3(uploaded);
  const { condition, seconds: walked, bitRate } = walkMp3(bytes);
  if (condition === 'notMp3') throw new AppError(415, 'audio.notMp3', { property });
  if (condition === 'truncated') throw new AppError(422, 'audio.damaged', { property });
  refuseLonger(walked);

  const file = Buffer.from(addFrameCount(bytes));
  const found = await inTurn(() => decodeRepeatedly(file, limit.maxSeconds));
  if (!found || found.seconds === 0) throw new AppError(422, 'audio.damaged', { property });
  refuseLonger(found.seconds);

  const { channels, sampleRate, seconds } = found;
  const decoded = { channels, sampleRate, bitRate };

  return {
    file,
    preview: await previewInTurn(file.length, found),
    durationMs: Math.round(seconds * 1000),
    peaks: computePeaks(channels),
    quality: measureQuality(decoded),
    decoded,
  };
};
