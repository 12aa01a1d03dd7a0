import type { AudioLimit } from '@domain/audio/limits.ts';
import type { DecodedAudio } from '@domain/audio/measure-quality.ts';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { peaksOf, type AudioFault, type ReadAudio } from './readAudio.ts';

/** A recording as it was heard here, before anything is sent. */
export interface MeasuredAudio extends ReadAudio {
  readonly quality: QualityReport;
}

export type MeasuredVerdict =
  { readonly ok: true; readonly audio: MeasuredAudio } | { readonly ok: false; readonly code: AudioFault };

/** Encoders pad the end; the API allows as much. In seconds. */
const PADDING_SECONDS = 0.2;

const measured = (decoded: DecodedAudio): Promise<QualityReport> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./quality.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<QualityReport>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The recording was not measured'));
    };
    worker.postMessage(
      decoded,
      decoded.channels.map(({ buffer }) => buffer),
    );
  });

/**
 * Judges a file as the API will, and measures it as the API will: by the same functions, on what the browser decodes at
 * the file's own rate.
 */
export const measureAudio = async (
  file: File,
  { maxSeconds, maxBytes }: AudioLimit,
): Promise<MeasuredVerdict> => {
  const refused = (code: AudioFault): MeasuredVerdict => ({ ok: false, code });
  if (file.size === 0) return refused('audio.empty');
  if (file.size > maxBytes) return refused('audio.tooLarge');
  // A file that was moved, or may not be read, is a fault of its own and holds up no other.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refused('audio.damaged');
  const { condition, seconds, sampleRate, channels, bitRate } = walkMp3(new Uint8Array(bytes));
  if (condition === 'notMp3') return refused('audio.notMp3');
  if (condition === 'truncated') return refused('audio.damaged');
  if (seconds > maxSeconds + PADDING_SECONDS) return refused('audio.tooLong');
  try {
    const decoded = await new OfflineAudioContext(channels, 1, sampleRate).decodeAudioData(bytes);
    const samples = Array.from({ length: Math.min(channels, decoded.numberOfChannels) }, (_, channel) =>
      decoded.getChannelData(channel).slice(),
    );
    const peaks = peaksOf(decoded.getChannelData(0));
    const quality = await measured({ channels: samples, sampleRate, bitRate });
    return { ok: true, audio: { durationMs: decoded.duration * 1000, peaks, quality } };
  } catch {
    return refused('audio.damaged');
  }
};
