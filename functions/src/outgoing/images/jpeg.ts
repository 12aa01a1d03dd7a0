import { createDamagedError, refuseSides, type SafeImage } from './image.ts';

/** Detects start-of-frame segments, which contain the dimensions; other markers of this range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Keeps JFIF, colour profile and Adobe's colour transform; drops Exif, which reveals place and time, and comments. */
const isDropped = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

/** Returns the end of a scan: the next marker that is neither stuffing nor a restart. */
const getScanEnd = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isPixels = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  throw createDamagedError();
};

/** Returns a JPEG without metadata on its origin and without data beyond its end. */
export const readJpeg = (bytes: Buffer): SafeImage => {
  const parts = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | undefined;
  let hasPixels = false;

  for (let at = 2; ;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw createDamagedError();
    if (marker === 0xd9) break;
    if (at + 4 > bytes.length) throw createDamagedError();

    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw createDamagedError();

    if (isFrame(marker)) {
      if (size || end < at + 9) throw createDamagedError();
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      refuseSides(size.width, size.height);
    }

    const next = marker === 0xda ? getScanEnd(bytes, end) : end;

    if (marker === 0xda) hasPixels = true;
    if (!isDropped(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }

  if (!size || !hasPixels) throw createDamagedError();

  parts.push(Buffer.from([0xff, 0xd9]));

  return { format: 'jpg', bytes: Buffer.concat(parts), ...size };
};
