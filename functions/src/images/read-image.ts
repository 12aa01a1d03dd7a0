import { notImage, type SafeImage } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { PNG_SIGNATURE, readPng } from './png.ts';
import { readSvg } from './svg.ts';
import { readWebp } from './webp.ts';

/** XML begins with a tag, whatever blanks and marks of its encoding stand before it. */
const looksLikeXml = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 256));

/**
 * An image made safe, told by its bytes and never by its name: 415 for what is none, 422 for one that is damaged, larger
 * or smaller than a logo is, or a drawing that could do something.
 */
export const readImage = (bytes: Buffer): SafeImage => {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpeg(bytes);
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (isRiff && bytes.length > 12) return readWebp(bytes);
  if (looksLikeXml(bytes)) return readSvg(bytes);
  throw notImage();
};
