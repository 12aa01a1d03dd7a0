import { alignRecordings, type AlignedRecordings } from '@domain/audio/reel/align-recordings.ts';
import { toMono } from '@domain/audio/reel/mono.ts';
import type { WorkerReport } from '../../components/upload/runInWorker.ts';

export interface PhrasesInput {
  /** Channels per recording. */
  readonly recordings: readonly (readonly Float32Array[])[];
  readonly sampleRate: number;
  readonly isOneVoice: boolean;
}

/** Aligns recordings off the main thread, which stays responsive. */
self.onmessage = ({ data: { recordings, sampleRate, isOneVoice } }: MessageEvent<PhrasesInput>) => {
  const report: WorkerReport<AlignedRecordings> = {
    result: alignRecordings(recordings.map(toMono), sampleRate, isOneVoice),
  };
  self.postMessage(report);
};
