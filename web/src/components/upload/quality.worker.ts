import { measureQuality, type DecodedAudio } from '@domain/audio/measure-quality.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import type { WorkerReport } from './runInWorker.ts';

/** Measures off the main thread, which stays responsive. */
self.onmessage = ({ data }: MessageEvent<DecodedAudio>) => {
  const report: WorkerReport<QualityReport> = { result: measureQuality(data) };
  self.postMessage(report);
};
