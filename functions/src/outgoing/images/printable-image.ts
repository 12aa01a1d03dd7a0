import { inflateSync } from 'node:zlib';
import { createDamagedError, type SafeImage } from './image.ts';
import { PNG_SIGNATURE } from './png.ts';
import { readImage } from './read-image.ts';

/** Channels per PNG colour type. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Origin and spacing of each pass's pixels, horizontally and vertically. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

const findChunks = (bytes: Buffer, type: string): readonly Buffer[] => {
  const found: Buffer[] = [];
  for (let offset = PNG_SIGNATURE.length; offset < bytes.length;) {
    const end = offset + 8 + bytes.readUInt32BE(offset);
    if (bytes.toString('latin1', offset + 4, offset + 8) === type)
      found.push(bytes.subarray(offset + 8, end));
    offset = end + 4;
  }
  return found;
};

/** Returns whether a PNG prints faithfully and has all its pixels: the PDF library unpacks them where errors can't be caught. */
const isPrintablePng = ({ bytes, width, height }: SafeImage): boolean => {
  const [header] = findChunks(bytes, 'IHDR');
  const [bits = 0, kind = 0, , , interlacing = 0] = header?.subarray(8) ?? [];
  const isTransparent = findChunks(bytes, 'tRNS').length > 0;
  // A transparent colour, palettes sharing bytes, and interlacing of such.
  if (isTransparent && (kind !== 3 || bits !== 8)) return false;
  if ((interlacing !== 0 || kind > 3) && bits < 8) return false;
  if (kind === 3 && findChunks(bytes, 'PLTE').length !== 1) return false;

  const countRowBytes = (pixels: number): number => Math.ceil((pixels * bits * (CHANNELS[kind] ?? 0)) / 8);
  const expected = (interlacing === 0 ? WHOLE : PASSES).reduce((sum, [x, y, across, down]) => {
    const columns = Math.ceil((width - x) / across);
    const rows = Math.ceil((height - y) / down);
    return columns > 0 ? sum + rows * (1 + countRowBytes(columns)) : sum;
  }, 0);
  const packed = Buffer.concat(findChunks(bytes, 'IDAT'));

  return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected;
};

/** Returns whether a JPEG is supported by PDF/A: grey or three colours, not CMYK. */
const isPrintableJpeg = ({ bytes }: SafeImage): boolean => {
  for (let offset = 2; offset + 10 <= bytes.length; offset += 2 + bytes.readUInt16BE(offset + 2)) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2)
      return bytes[offset + 4] === 8 && [1, 3].includes(bytes[offset + 9] ?? 0);
    if (marker === 0xda) return false;
  }
  return false;
};

/** Returns an image for paper. Throws `image.damaged` for an incomplete one and for what PDF can't reproduce: WebP, drawings, changed colours. */
export const toPrintable = (file: Buffer): SafeImage => {
  const image = readImage(file);
  const isFine =
    image.format === 'png' ? isPrintablePng(image) : image.format === 'jpg' && isPrintableJpeg(image);
  if (!isFine) throw createDamagedError();
  return image;
};
