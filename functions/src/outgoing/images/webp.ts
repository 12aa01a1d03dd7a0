import { createDamagedError, refuseSides, type SafeImage } from './image.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** VP8X flags that stay valid without Exif, XMP and frames: profile and transparency. */
const KEPT_FLAGS = 0x30;

interface Size {
  readonly width: number;
  readonly height: number;
}

const getSize = (type: string, data: Buffer): Size | undefined => {
  if (type === 'VP8X' && data.length >= 10)
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const packed = data.readUInt32LE(1);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (type === 'VP8 ' && data.length >= 10 && data.readUIntBE(3, 3) === 0x9d012a)
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  return undefined;
};

const clearFlags = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk);
  copy[8] = (copy[8] ?? 0) & KEPT_FLAGS;
  return copy;
};

/** Returns a WebP rebuilt from its own chunks. Animations can't be logos. */
export const readWebp = (bytes: Buffer): SafeImage => {
  const end = Math.min(bytes.readUInt32LE(4) + 8, bytes.length);
  const parts: Buffer[] = [];
  const sizes: Size[] = [];
  let hasPixels = false;

  for (let offset = 12; offset + 8 <= end;) {
    const type = bytes.toString('latin1', offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    const next = offset + 8 + length + (length % 2);
    if (offset + 8 + length > end) throw createDamagedError();
    if (type === 'ANIM' || type === 'ANMF') throw createDamagedError();

    const size = getSize(type, bytes.subarray(offset + 8, offset + 8 + length));
    if (size) sizes.push(size);
    else if (type.startsWith('VP8')) throw createDamagedError();
    if (type === 'VP8 ' || type === 'VP8L') hasPixels = true;

    const chunk = bytes.subarray(offset, next);
    if (KEPT.has(type)) parts.push(type === 'VP8X' ? clearFlags(chunk) : chunk);
    offset = next;
  }

  const [first] = sizes;
  if (!first || !hasPixels) throw createDamagedError();

  for (const { width, height } of sizes) refuseSides(width, height);

  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');

  head.writeUInt32LE(body.length + 4, 4);

  return { format: 'webp', bytes: Buffer.concat([head, body]), ...first };
};
