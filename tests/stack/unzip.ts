import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DEFLATED = 8;

/** The files of a zip by name, from its central directory. */
export const unzip = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || archive.readUInt32LE(end) !== END) throw new Error('This is no zip');

  const files = new Map<string, Buffer>();
  let offset = archive.readUInt32LE(end + 16);
  for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    const method = archive.readUInt16LE(offset + 10);
    const size = archive.readUInt32LE(offset + 20);
    const nameLength = archive.readUInt16LE(offset + 28);
    const header = archive.readUInt32LE(offset + 42);
    const name = archive.toString('utf8', offset + 46, offset + 46 + nameLength);
    const begin = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(begin, begin + size);
    files.set(name, method === DEFLATED ? inflateRawSync(content) : Buffer.from(content));
    offset += 46 + nameLength + archive.readUInt16LE(offset + 30) + archive.readUInt16LE(offset + 32);
  }

  return files;
};
