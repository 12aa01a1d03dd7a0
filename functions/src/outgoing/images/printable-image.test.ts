import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeJpeg, makePng } from './image.samples.ts';
import { toPrintable } from './printable-image.ts';

const isPrinted = (bytes: Buffer): boolean => {
  try {
    return toPrintable(bytes).bytes.length > 0;
  } catch {
    return false;
  }
};

/** Of 32 by 16 pixels with three bytes each: seven passes begin a line each time. */
const interlaced = deflateSync(Buffer.alloc(32 * 16 * 3 + 2 + 2 + 2 + 4 + 4 + 8 + 8));

describe('an image on paper', () => {
  it.each([
    ['in three colours', makePng()],
    ['in three colours that show through', makePng({ kind: 6 })],
    ['of 16 bits', makePng({ bits: 16, kind: 6 })],
    ['with a palette', makePng({ bits: 4, kind: 3 })],
    ['with a palette that shows through', makePng({ kind: 3, transparency: Buffer.from([0, 255]) })],
    ['that comes in passes', makePng({ interlaced: true, packed: interlaced })],
    ['in three colours as JPEG', makeJpeg(3)],
    ['in grey as JPEG', makeJpeg(1)],
  ])('%s is printed', (_, bytes) => {
    expect(isPrinted(bytes)).toBe(true);
  });

  it.each([
    ['whose pixels are not packed', makePng({ packed: Buffer.from('no pixels at all') })],
    ['without some of its pixels', makePng({ packed: deflateSync(Buffer.alloc(97 * 15)) })],
    ['with more than its pixels', makePng({ packed: deflateSync(Buffer.alloc(97 * 40_000)) })],
    ['with places that share a byte', makePng({ bits: 4, kind: 3, transparency: Buffer.from([0]) })],
    ['with a colour that shows through', makePng({ transparency: Buffer.alloc(6) })],
    ['in the four colours of printers', makeJpeg(4)],
    ['that is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>')],
  ])('%s is not printed', (_, bytes) => {
    expect(isPrinted(bytes)).toBe(false);
  });
});
