import type { Block } from './meters/block.ts';

interface WavFormat {
  readonly sampleRate: number;
  readonly bits: 16 | 24 | 32;
}

/** A whole WAV; 32 bits are floats. */
export const makeWavFile = (
  channels: Block,
  { sampleRate = 48_000, bits = 24 }: Partial<WavFormat> = {},
): Uint8Array<ArrayBuffer> => {
  const [frames, bytes] = [channels[0]?.length ?? 0, bits / 8];
  const frameBytes = channels.length * bytes;
  const size = frames * frameBytes;
  const file = new Uint8Array(44 + size);
  const view = new DataView(file.buffer);

  file.set(new TextEncoder().encode('RIFF____WAVEfmt '));
  view.setUint32(4, 36 + size, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, bits === 32 ? 3 : 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, bits, true);
  file.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, size, true);

  const full = 2 ** (bits - 1);
  let offset = 44;
  for (let frame = 0; frame < frames; frame += 1)
    for (const samples of channels) {
      const sample = samples[frame] ?? 0;
      const value = Math.max(-full, Math.min(full - 1, Math.round(sample * full)));
      if (bits === 32) view.setFloat32(offset, sample, true);
      else for (let byte = 0; byte < bytes; byte += 1) file[offset + byte] = value >> (8 * byte);
      offset += bytes;
    }

  return file;
};
