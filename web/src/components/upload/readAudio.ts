import { detectRecordingType } from '@domain/audio/containers.ts';
import { addFrameCount } from '@domain/audio/frame-count.ts';
import { isTooLong, type AudioLimit } from '@domain/audio/limits.ts';
import { skipTags } from '@domain/audio/mp3-frame.ts';
import { unwrapMp3, walkMp3 } from '@domain/audio/mp3-frames.ts';
import { computePeaks } from '@domain/audio/peaks.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { SOURCE_MAX_BYTES, type AudioFault } from './audioFaults.ts';
import { measureQuality } from './measureQuality.ts';

/** A recording ready for upload, measured as the API will measure it. */
export interface ReadAudio {
  readonly file: File;
  readonly isConverted: boolean;
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly quality: QualityReport;
}

export type AudioVerdict =
  { readonly ok: true; readonly audio: ReadAudio } | { readonly ok: false; readonly code: AudioFault };

interface Reading {
  readonly signal?: AbortSignal;
  /** Progress of the conversion, 0 to 1. */
  readonly onConverting?: (share: number) => void;
}

const refuse = (code: AudioFault): AudioVerdict => ({ ok: false, code });

/** Judges an MP3 with the API's functions, decoded by the browser at the file's own rate. */
const judgeMp3 = async (
  name: string,
  encoded: Uint8Array<ArrayBuffer>,
  limit: AudioLimit,
  isConverted: boolean,
): Promise<AudioVerdict> => {
  if (encoded.length > limit.maxBytes) return refuse('audio.tooLarge');

  const unwrapped = unwrapMp3(encoded);
  const { condition, seconds, sampleRate, channels, bitRate } = walkMp3(unwrapped);
  if (condition === 'truncated') return refuse('audio.damaged');
  if (isTooLong(seconds, limit)) return refuse('audio.tooLong');

  const bytes = addFrameCount(unwrapped);
  const file = new File([bytes], name, { type: 'audio/mpeg' });

  try {
    const decoded = await new OfflineAudioContext(channels, 1, sampleRate).decodeAudioData(
      bytes.slice().buffer,
    );
    const samples = Array.from({ length: Math.min(channels, decoded.numberOfChannels) }, (_, channel) =>
      decoded.getChannelData(channel).slice(),
    );
    const peaks = computePeaks(samples);
    const quality = await measureQuality({ channels: samples, sampleRate, bitRate });

    return {
      ok: true,
      audio: { file, isConverted, durationMs: decoded.duration * 1000, peaks, quality },
    };
  } catch {
    return refuse('audio.damaged');
  }
};

/** Reads a recording, converts it to MP3 if needed, and checks it, so no upload is wasted. */
export const readAudio = async (
  file: File,
  limit: AudioLimit,
  reading: Reading = {},
): Promise<AudioVerdict> => {
  if (file.size === 0) return refuse('audio.empty');
  if (file.size > SOURCE_MAX_BYTES) return refuse('upload.sourceTooLarge');

  // A moved file, or one that a phone keeps remotely, can't be read.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refuse('upload.unreadable');

  const whole = new Uint8Array(bytes);
  const type = detectRecordingType(whole);
  if (!type)
    return walkMp3(unwrapMp3(whole)).condition === 'notMp3'
      ? refuse('upload.otherType')
      : judgeMp3(file.name, whole, limit, false);

  const { convertToMp3 } = await import('./convertToMp3.ts');
  // Decoders of other types stop at tags in front.
  const start = skipTags(whole);
  const untagged = start === 0 ? bytes : bytes.slice(start);
  const conversion = await convertToMp3(file, untagged, type, limit, reading);
  if (!conversion.ok) return refuse(conversion.code);

  return judgeMp3(file.name.replace(/(\.\w{2,5})?$/u, '.mp3'), conversion.mp3, limit, true);
};
