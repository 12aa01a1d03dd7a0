import { Mp3Encoder } from '@breezystack/lamejs';
import type { PcmAudio } from '@domain/audio/aiff.ts';
import type { WorkerReport } from './runInWorker.ts';

/** In kilobits per second: transparent, and far below the upload limit. */
const BIT_RATES = { mono: 192, stereo: 256 } as const;
/** Samples encoded between two progress reports: some tenths of a second on a phone. */
const BLOCK = 1152 * 40;

const toIntegers = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.min(1, Math.max(-1, sample)) * 0x7fff));

const joinParts = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((offset, part) => (whole.set(part, offset), offset + part.length), 0);
  return whole;
};

/** Encodes at a constant bit rate and reports progress. */
self.onmessage = ({ data: { channels, sampleRate } }: MessageEvent<PcmAudio>) => {
  const [left = new Float32Array(), right] = channels;
  const encoder = new Mp3Encoder(right ? 2 : 1, sampleRate, right ? BIT_RATES.stereo : BIT_RATES.mono);
  const parts: Uint8Array[] = [];
  const report = (message: WorkerReport<Uint8Array>) => self.postMessage(message);

  for (let offset = 0; offset < left.length; offset += BLOCK) {
    const block = (samples: Float32Array) => toIntegers(samples.subarray(offset, offset + BLOCK));
    parts.push(Uint8Array.from(encoder.encodeBuffer(block(left), right ? block(right) : undefined)));
    report({ share: Math.min(1, (offset + BLOCK) / left.length) });
  }

  parts.push(Uint8Array.from(encoder.flush()));
  report({ result: joinParts(parts) });
};
