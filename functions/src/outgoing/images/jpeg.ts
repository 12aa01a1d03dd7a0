import { createDamagedError, refuseSides, type SafeImage } from './image.ts';

/** Detects start-of-frame segments, which contain the dimensions; other markers of this range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Keeps JFIF, colour profile and Adobe's colour transform; drops Exif, which reveals place and time, and comments. */
const isDropped = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

/** Returns the end of a scan: the next marker that is neither stuffing nor a restart. */
const getScanEnd = (bytes: Buffer, from: number): number => {
  let offset = bytes.indexOf(0xff, from);
  while (offset >= 0 && offset + 1 < bytes.length) {
    const next = bytes[offset + 1] ?? 0;
    const isPixels = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels && next !== 0xff) return offset;
    offset = bytes.indexOf(0xff, offset + 1);
  }
  throw createDamagedError();
};

/** Returns a JPEG without metadata on its origin and without data beyond its end. */
export const readJpeg = (bytes: Buffer): SafeImage => {
  const parts = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | undefined;
  let hasPixels = false;

  for (let offset = 2; ;) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff) throw createDamagedError();
    if (marker === 0xd9) break;
    if (offset + 4 > bytes.length) throw createDamagedError();

    const end = offset + 2 + bytes.readUInt16BE(offset + 2);
    if (end > bytes.length || end < offset + 4) throw createDamagedError();

    if (isFrame(marker)) {
      if (size || end < offset + 9) throw createDamagedError();
      size = { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
      refuseSides(size.width, size.height);
    }

    const next = marker === 0xda ? getScanEnd(bytes, end) : end;

    if (marker === 0xda) hasPixels = true;
    if (!isDropped(marker)) parts.push(bytes.subarray(offset, next));
    offset = next;
  }

  if (!size || !hasPixels) throw createDamagedError();

  parts.push(Buffer.from([0xff, 0xd9]));

  return { format: 'jpg', bytes: Buffer.concat(parts), ...size };
};
