import { analyseReel } from '@domain/audio/reel/analyse-reel.ts';
import type { AnalysedReel } from '@domain/audio/reel/describe-reel.ts';
import { toMono } from '@domain/audio/reel/mono.ts';
import type { WorkerReport } from '../../../components/upload/runInWorker.ts';

interface Recording {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

/** Finds takes beside the page, which stays smooth meanwhile. */
self.onmessage = ({ data: { channels, sampleRate } }: MessageEvent<Recording>) => {
  const report: WorkerReport<AnalysedReel> = { result: analyseReel(toMono(channels), sampleRate) };
  self.postMessage(report);
};
