import { MPEGDecoder } from 'mpg123-decoder';
import { getAudioLimitValues, isTooLong, type AudioLimit } from '@domain/audio/limits.ts';
import { addFrameCount } from '@domain/audio/frame-count.ts';
import { measureQuality, type DecodedAudio } from '@domain/audio/measure-quality.ts';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { computePeaks } from '@domain/audio/peaks.ts';
import { AppError } from '../errors/app-error.ts';

export interface MeasuredAudio {
  /** The MP3 for storage: players and the measurement agree on its length. */
  readonly file: Buffer;
  readonly durationMs: number;
  /** The waveform: `PEAK_COUNT` amplitudes from 0 to 1. */
  readonly peaks: readonly number[];
  readonly quality: QualityReport;
  /** What was measured. */
  readonly decoded: DecodedAudio;
}

/** Bytes decoded before the length is checked again: of the smallest frames, 6 MB of samples. */
const PIECE_BYTES = 32 * 1024;

const join = (parts: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((total, { length }) => total + length, 0));
  parts.reduce((offset, part) => (joined.set(part, offset), offset + part.length), 0);
  return joined;
};

/** Decodes piece by piece, as far as `refuseLonger` lets it: a file can hold more than its frames announce. */
const decode = (
  decoder: MPEGDecoder,
  file: Uint8Array,
  channels: number,
  refuseLonger: (seconds: number) => void,
) => {
  const pieces: Float32Array[][] = [];
  let [rate, seconds] = [0, 0];

  for (let offset = 0; offset < file.length; offset += PIECE_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(
      file.subarray(offset, offset + PIECE_BYTES),
    );
    if (samplesDecoded === 0 || sampleRate === 0) continue;
    rate = sampleRate;
    seconds += samplesDecoded / sampleRate;
    refuseLonger(seconds);
    // The decoder duplicates a mono channel.
    pieces.push(channelData.slice(0, channels));
  }

  const joinedChannels = Array.from({ length: channels }, (_, channel) =>
    join(pieces.flatMap((piece) => piece[channel] ?? [])),
  );

  return { channels: joinedChannels, sampleRate: rate, seconds };
};

/** Measures an MP3 by decoding it; `property` names the form field. 415: no MP3. 422: damaged, truncated, without frames, or longer than `limit`. */
export const measureMp3 = async (
  bytes: Buffer,
  property: string,
  limit: AudioLimit,
): Promise<MeasuredAudio> => {
  const refuseLonger = (seconds: number): void => {
    if (isTooLong(seconds, limit))
      throw new AppError(422, 'audio.tooLong', { property, values: getAudioLimitValues(limit) });
  };

  const { condition, seconds: walked, channels, bitRate } = walkMp3(bytes);
  if (condition === 'notMp3') throw new AppError(415, 'audio.notMp3', { property });
  if (condition === 'truncated') throw new AppError(422, 'audio.damaged', { property });
  // Before decoding: the largest file at 8 kbit/s would unpack to hours of samples.
  refuseLonger(walked);

  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;

    const file = Buffer.from(addFrameCount(bytes));
    const { channels: samples, sampleRate, seconds } = decode(decoder, file, channels, refuseLonger);
    if (seconds === 0) throw new AppError(422, 'audio.damaged', { property });

    const decoded = { channels: samples, sampleRate, bitRate };

    return {
      file,
      durationMs: Math.round(seconds * 1000),
      peaks: computePeaks(samples),
      quality: measureQuality(decoded),
      decoded,
    };
  } finally {
    decoder.free();
  }
};
