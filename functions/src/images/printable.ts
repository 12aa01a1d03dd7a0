import { inflateSync } from 'node:zlib';
import { damaged, type SafeImage } from './image.ts';
import { PNG_SIGNATURE } from './png.ts';
import { readImage } from './read-image.ts';

/** What PNG calls the kinds of its pixels, by how many values make one. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Where the pixels of each pass begin, and how far they lie apart, from left to right and from top to bottom. */
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

/** Chunks of a sound PNG of one name, one behind the other. */
const chunksOf = (bytes: Buffer, wanted: string): readonly Buffer[] => {
  const found: Buffer[] = [];
  for (let at = PNG_SIGNATURE.length; at < bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === wanted) found.push(bytes.subarray(at + 8, end));
    at = end + 4;
  }
  return found;
};

/**
 * Whether a sound PNG is of a kind that is printed as it looks, with all of its pixels there: they are unpacked where nothing could
 * catch that they are not.
 */
const isPrintablePng = ({ bytes, width, height }: SafeImage): boolean => {
  const [header] = chunksOf(bytes, 'IHDR');
  const [bits = 0, kind = 0, , , interlacing = 0] = header?.subarray(8) ?? [];
  const isTransparent = chunksOf(bytes, 'tRNS').length > 0;
  // Of a see-through colour, of places in a palette that share a byte, and of passes of such.
  if (isTransparent && (kind !== 3 || bits !== 8)) return false;
  if ((interlacing !== 0 || kind > 3) && bits < 8) return false;
  if (kind === 3 && chunksOf(bytes, 'PLTE').length !== 1) return false;
  const rowBytes = (pixels: number): number => Math.ceil((pixels * bits * (CHANNELS[kind] ?? 0)) / 8);
  const expected = (interlacing === 0 ? WHOLE : PASSES).reduce((sum, [x, y, across, down]) => {
    const columns = Math.ceil((width - x) / across);
    const rows = Math.ceil((height - y) / down);
    return columns > 0 ? sum + rows * (1 + rowBytes(columns)) : sum;
  }, 0);
  const packed = Buffer.concat(chunksOf(bytes, 'IDAT'));
  return inflateSync(packed, { maxOutputLength: expected + 1 }).length === expected;
};

/** Whether a sound JPEG is of a kind that PDF has, in grey or in three colours: what printers mix from four, PDF/A refuses. */
const isPrintableJpeg = ({ bytes }: SafeImage): boolean => {
  for (let at = 2; at + 10 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9] ?? 0);
    if (marker === 0xda) return false;
  }
  return false;
};

/**
 * An image as paper can carry it. Throws `image.damaged` for one that is not whole, and for the formats and kinds that PDF does not
 * know: WebP, drawings, and pictures that would come out in other colours.
 */
export const printable = (file: Buffer): SafeImage => {
  const image = readImage(file);
  const isFine =
    image.format === 'png' ? isPrintablePng(image) : image.format === 'jpg' && isPrintableJpeg(image);
  if (!isFine) throw damaged();
  return image;
};
