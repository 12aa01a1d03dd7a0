import { MPEGDecoder } from 'mpg123-decoder';
import { audioLimitValues, isTooLong, type AudioLimit } from '@domain/audio/limits.ts';
import { withFrameCount } from '@domain/audio/frame-count.ts';
import { measureQuality } from '@domain/audio/measure-quality.ts';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { PEAK_COUNT } from '@domain/demos/demos.ts';
import { AppError } from '../errors/app-error.ts';

export interface MeasuredAudio {
  /** The MP3 for storage: players and the measurement agree on its length. */
  readonly file: Buffer;
  readonly durationMs: number;
  /** Loudness over time: `PEAK_COUNT` values from 0 to 1. */
  readonly peaks: readonly number[];
  readonly quality: QualityReport;
}

const computePeaks = (channels: readonly Float32Array[], samples: number): number[] => {
  const step = Math.max(1, Math.ceil(samples / PEAK_COUNT));
  return Array.from({ length: PEAK_COUNT }, (_, index) => {
    let peak = 0;
    const end = Math.min(samples, (index + 1) * step);
    for (const channel of channels) {
      for (let at = index * step; at < end; at += 1) peak = Math.max(peak, Math.abs(channel[at] ?? 0));
    }
    return Math.round(Math.min(1, peak) * 1000) / 1000;
  });
};

/**
 * Measures an uploaded MP3 by decoding it; metadata from the caller is ignored. `property` names the form field.
 * 415: no MP3. 422: damaged, truncated, without frames, or longer than `limit`.
 */
export const measureMp3 = async (
  bytes: Buffer,
  property: string,
  limit: AudioLimit,
): Promise<MeasuredAudio> => {
  const refuseLonger = (seconds: number): void => {
    if (isTooLong(seconds, limit))
      throw new AppError(422, 'audio.tooLong', { property, values: audioLimitValues(limit) });
  };
  const { condition, seconds: walked, channels, bitRate } = walkMp3(bytes);
  if (condition === 'notMp3') throw new AppError(415, 'audio.notMp3', { property });
  if (condition === 'truncated') throw new AppError(422, 'audio.damaged', { property });
  // Before decoding: the largest file at 8 kbit/s would unpack to hours of samples.
  refuseLonger(walked);
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const file = Buffer.from(withFrameCount(bytes));
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(file);
    if (samplesDecoded === 0 || sampleRate === 0) throw new AppError(422, 'audio.damaged', { property });
    const seconds = samplesDecoded / sampleRate;
    refuseLonger(seconds);
    // The decoder duplicates a mono channel.
    const own = channelData.slice(0, channels);
    return {
      file,
      durationMs: Math.round(seconds * 1000),
      peaks: computePeaks(own, samplesDecoded),
      quality: measureQuality({ channels: own, sampleRate, bitRate }),
    };
  } finally {
    decoder.free();
  }
};
