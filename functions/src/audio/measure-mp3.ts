import { MPEGDecoder } from 'mpg123-decoder';
import { AUDIO_MAX_SECONDS, PEAK_COUNT } from '@domain/demos/demos.ts';
import { AppError } from '../errors/app-error.ts';
import { walkMp3 } from './mp3-frames.ts';

/** Encoders pad the end by up to a few frames; a take of 60 s must not fail for that. In seconds. */
const PADDING_SECONDS = 0.2;

export interface MeasuredAudio {
  readonly durationMs: number;
  /** Loudness over time: `PEAK_COUNT` values from 0 to 1. */
  readonly peaks: readonly number[];
}

const peaksOf = (channels: readonly Float32Array[], samples: number): number[] => {
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
 * Measures an uploaded MP3 by decoding it; nothing that the caller says of the file is believed. 415 when it is no MP3,
 * 422 when it is damaged, cut off, silent of frames, or longer than allowed. `property` names the form field.
 */
export const measureMp3 = async (bytes: Buffer, property: string): Promise<MeasuredAudio> => {
  const { condition, seconds: walked } = walkMp3(bytes);
  if (condition === 'notMp3') throw new AppError(415, 'audio.notMp3', { property });
  if (condition === 'truncated') throw new AppError(422, 'audio.damaged', { property });
  // Before decoding: ten megabytes at 8 kbit/s would unfold into hours of samples.
  if (walked > AUDIO_MAX_SECONDS + PADDING_SECONDS) throw new AppError(422, 'audio.tooLong', { property });
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes);
    if (samplesDecoded === 0 || sampleRate === 0) throw new AppError(422, 'audio.damaged', { property });
    const seconds = samplesDecoded / sampleRate;
    if (seconds > AUDIO_MAX_SECONDS + PADDING_SECONDS) throw new AppError(422, 'audio.tooLong', { property });
    return { durationMs: Math.round(seconds * 1000), peaks: peaksOf(channelData, samplesDecoded) };
  } finally {
    decoder.free();
  }
};
