const HEADER_BYTES = 44;
const BYTES = 2;

/** Returns samples as a 16-bit WAV file. */
export const toWav = (channels: readonly Float32Array[], sampleRate: number): Uint8Array<ArrayBuffer> => {
  const length = channels[0]?.length ?? 0;
  const frameBytes = BYTES * channels.length;
  const file = new Uint8Array(HEADER_BYTES + length * frameBytes);
  const view = new DataView(file.buffer);
  const write = (offset: number, text: string) => file.set(new TextEncoder().encode(text), offset);

  write(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, BYTES * 8, true);
  write(36, 'data');
  view.setUint32(40, length * frameBytes, true);

  channels.forEach((samples, channel) =>
    samples.forEach((value, index) => {
      const sample = Math.round(Math.min(1, Math.max(-1, value)) * 0x7fff);
      view.setInt16(HEADER_BYTES + index * frameBytes + channel * BYTES, sample, true);
    }),
  );

  return file;
};
