import { createWavEncoder, makeWavHeader, type WavFormat } from '@domain/audio/pcm/write-wav.ts';

const BITS = 24;

/** Returns captured samples as a WAV, mono with 24 bits. */
export const toWavFile = (batches: readonly Float32Array[], sampleRate: number, name: string): File => {
  const format: WavFormat = { sampleRate, channels: 1, bits: BITS };
  const frames = batches.reduce((total, batch) => total + batch.length, 0);
  const encode = createWavEncoder(format, false);
  const parts = batches.map((batch) => encode([batch]));
  return new File([makeWavHeader(format, frames), ...parts], name, { type: 'audio/wav' });
};
