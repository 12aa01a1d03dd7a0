import type { DecodedAudio } from '@domain/audio/measure-quality.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { inWorker } from './inWorker.ts';

/** Measures a recording in a worker; its samples are handed over and can't be used afterwards. */
export const measureQuality = (decoded: DecodedAudio): Promise<QualityReport> =>
  inWorker(
    new Worker(new URL('./quality.worker.ts', import.meta.url), { type: 'module' }),
    decoded,
    decoded.channels.map(({ buffer }) => buffer),
  );
