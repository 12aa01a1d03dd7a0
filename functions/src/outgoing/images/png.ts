import { crc32 } from 'node:zlib';
import { createDamagedError, refuseSides, type SafeImage } from './image.ts';

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks of a still image. Texts, places, dates and frames are dropped. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'pHYs',
]);

/** Returns a PNG rebuilt from its own chunks, without data beyond its end. */
export const readPng = (bytes: Buffer): SafeImage => {
  const parts: Buffer[] = [PNG_SIGNATURE];
  let offset = PNG_SIGNATURE.length;
  let size: { readonly width: number; readonly height: number } | undefined;
  let hasPixels = false;

  for (;;) {
    if (offset + 12 > bytes.length) throw createDamagedError();

    const length = bytes.readUInt32BE(offset);
    const end = offset + 12 + length;
    if (end > bytes.length) throw createDamagedError();

    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (crc32(bytes.subarray(offset + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw createDamagedError();

    if (!size) {
      if (type !== 'IHDR' || length !== 13) throw createDamagedError();
      size = { width: bytes.readUInt32BE(offset + 8), height: bytes.readUInt32BE(offset + 12) };
      refuseSides(size.width, size.height);
    } else if (type === 'IHDR') throw createDamagedError();

    if (type === 'IDAT') hasPixels = true;
    if (KEPT.has(type)) parts.push(bytes.subarray(offset, end));
    offset = end;

    if (type === 'IEND') break;
  }

  if (!hasPixels) throw createDamagedError();

  return { format: 'png', bytes: Buffer.concat(parts), ...size };
};
