import type { DecodedAudio } from '@domain/audio/measure-quality.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { runInWorker } from './runInWorker.ts';

/** Measures a recording in a worker; its samples are transferred and unusable afterwards. */
export const measureQuality = (decoded: DecodedAudio): Promise<QualityReport> =>
  runInWorker(
    new Worker(new URL('./quality.worker.ts', import.meta.url), { type: 'module' }),
    decoded,
    decoded.channels.map(({ buffer }) => buffer),
  );
