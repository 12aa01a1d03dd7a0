import { damaged, refuseSides, type SafeImage } from './image.ts';

/** Start of a frame: the segment that says how large the picture is. Others of this row are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JFIF, the colour profile and Adobe's colour transform; Exif says where and when, and comments say anything. */
const isDropped = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee);

/** Where pixels end that begin here: at a marker that is neither a byte of theirs nor a point to start again at. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    const isPixels = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  throw damaged();
};

/** A JPEG as it is painted, without what it says of where it comes from; what stands behind its end is left out. */
export const readJpeg = (bytes: Buffer): SafeImage => {
  const parts = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | undefined;
  let hasPixels = false;
  for (let at = 2; ;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw damaged();
    if (marker === 0xd9) break;
    if (at + 4 > bytes.length) throw damaged();
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw damaged();
    if (isFrame(marker)) {
      if (size || end < at + 9) throw damaged();
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      refuseSides(size.width, size.height);
    }
    const next = marker === 0xda ? endOfScan(bytes, end) : end;
    if (marker === 0xda) hasPixels = true;
    if (!isDropped(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (!size || !hasPixels) throw damaged();
  parts.push(Buffer.from([0xff, 0xd9]));
  return { format: 'jpg', bytes: Buffer.concat(parts), ...size };
};
