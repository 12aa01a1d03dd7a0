import { crc32, deflateSync } from 'node:zlib';
import { PNG_SIGNATURE } from './png.ts';

const makeChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

interface Sample {
  readonly bits?: number;
  /** PNG colour type: 2 RGB, 3 palette, 6 RGBA. */
  readonly kind?: 2 | 3 | 6;
  readonly interlaced?: boolean;
  /** Transparent palette entries, or a transparent colour. */
  readonly transparency?: Buffer;
  /** Packed pixels; absent: all in one colour. */
  readonly packed?: Buffer;
}

/** Returns a 32 × 16 test image with valid checksums; valid unless overridden. */
export const makePng = ({ bits = 8, kind = 2, interlaced, transparency, packed }: Sample = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(32, 0);
  header.writeUInt32BE(16, 4);
  header.set([bits, kind, 0, 0, interlaced ? 1 : 0], 8);

  const row = 1 + (32 * bits * { 2: 3, 3: 1, 6: 4 }[kind]) / 8;

  return Buffer.concat([
    PNG_SIGNATURE,
    makeChunk('IHDR', header),
    ...(kind === 3 ? [makeChunk('PLTE', Buffer.from([200, 30, 30, 30, 30, 200]))] : []),
    ...(transparency ? [makeChunk('tRNS', transparency)] : []),
    makeChunk('IDAT', packed ?? deflateSync(Buffer.alloc(row * 16))),
    makeChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Returns a JPEG with this number of components, without content. */
export const makeJpeg = (colours: 1 | 3 | 4): Buffer =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    0,
    16,
    0,
    32,
    colours,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
    1,
    2,
    3,
    0xff,
    0xd9,
  ]);
