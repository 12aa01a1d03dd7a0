const HEADER_BYTES = 44;
const BYTES = 3;
const FULL_SCALE = 2 ** 23;

const writeHeader = (view: DataView, frames: number, sampleRate: number): void => {
  const write = (position: number, code: string): void =>
    [...code].forEach((letter, offset) => view.setUint8(position + offset, letter.charCodeAt(0)));

  write(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + frames * BYTES, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // Uncompressed, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES, true);
  view.setUint16(32, BYTES, true);
  view.setUint16(34, BYTES * 8, true);
  write(36, 'data');
  view.setUint32(40, frames * BYTES, true);
};

/** Returns captured samples as a WAV, mono with 24 bits. */
export const toWavFile = (batches: readonly Float32Array[], sampleRate: number, name: string): File => {
  const frames = batches.reduce((total, batch) => total + batch.length, 0);
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + frames * BYTES));
  writeHeader(view, frames, sampleRate);

  let position = HEADER_BYTES;
  for (const batch of batches)
    for (const sample of batch) {
      const value = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(sample * FULL_SCALE)));
      view.setInt16(position + 1, value >> 8, true);
      view.setUint8(position, value & 0xff);
      position += BYTES;
    }

  return new File([view.buffer], name, { type: 'audio/wav' });
};
