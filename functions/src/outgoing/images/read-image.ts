import { createNotImageError, type SafeImage } from './image.ts';
import { readJpeg } from './jpeg.ts';
import { PNG_SIGNATURE, readPng } from './png.ts';
import { readSvg } from './svg.ts';
import { readWebp } from './webp.ts';

/** XML begins with a tag, after optional whitespace and a byte order mark. */
const looksLikeXml = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 256));

/** Returns a sanitised image, typed by its bytes. 415: not an image. 422: damaged, wrong dimensions for a logo, or a drawing with active content. */
export const readImage = (bytes: Buffer): SafeImage => {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpeg(bytes);
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (isRiff && bytes.length > 12) return readWebp(bytes);
  if (looksLikeXml(bytes)) return readSvg(bytes);
  throw createNotImageError();
};
