import { invalidArgument } from '../status/status.ts';
import { maskedCrc32c } from './crc32c.ts';

const BLOCK = 32 * 1024;
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** Writes records as a LevelDB log: blocks of 32 KiB, records cut at their ends. */
export function writeLog(records: Iterable<Uint8Array>): Buffer {
  const parts: Uint8Array[] = [];
  let position = 0;

  for (const record of records) {
    let offset = 0;
    for (let ended = false; !ended;) {
      const left = BLOCK - (position % BLOCK);
      if (left < HEADER) {
        parts.push(Buffer.alloc(left));
        position += left;
        continue;
      }

      const data = record.subarray(offset, offset + left - HEADER);
      const begins = offset === 0;

      offset += data.length;
      ended = offset === record.length;

      const type = begins ? (ended ? FULL : FIRST) : ended ? LAST : MIDDLE;
      const header = Buffer.alloc(HEADER);

      header.writeUInt32LE(maskedCrc32c(Buffer.of(type), data), 0);
      header.writeUInt16LE(data.length, 4);
      header.writeUInt8(type, 6);
      parts.push(header, data);
      position += HEADER + data.length;
    }
  }

  return Buffer.concat(parts);
}

/** Reads the records of a LevelDB log. Throws INVALID_ARGUMENT where it is damaged. */
export function* readLog(log: Buffer): IterableIterator<Buffer> {
  let parts: Buffer[] = [];
  for (let position = 0; position < log.length;) {
    const left = BLOCK - (position % BLOCK);
    if (left < HEADER) {
      position += left;
      continue;
    }
    if (position + HEADER > log.length) throw invalidArgument('Invalid record');

    const length = log.readUInt16LE(position + 4);
    const type = log.readUInt8(position + 6);
    // A preallocated rest of a block is zeros.
    if (type === 0 && length === 0) {
      position += left;
      continue;
    }

    const data = log.subarray(position + HEADER, position + HEADER + length);
    if (data.length < length) throw invalidArgument('Invalid record');
    if (log.readUInt32LE(position) !== maskedCrc32c(Buffer.of(type), data)) {
      throw invalidArgument("Checksum doesn't validate.");
    }

    position += HEADER + length;
    if (type === FULL || type === FIRST) parts = [];
    parts.push(data);
    if (type === FULL || type === LAST) yield Buffer.concat(parts);
  }
}
