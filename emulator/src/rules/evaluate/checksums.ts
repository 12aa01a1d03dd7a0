const polynomials = { ieee: 0xedb88320, castagnoli: 0x82f63b78 } as const;

const tables = new Map<string, Uint32Array>();

function makeTable(kind: keyof typeof polynomials): Uint32Array {
  const table = tables.get(kind);
  if (table) return table;

  const made = new Uint32Array(256);
  for (let i = 0; i < 256; i += 1) {
    let value = i;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ polynomials[kind] : value >>> 1;
    }
    made[i] = value >>> 0;
  }

  tables.set(kind, made);

  return made;
}

/** CRC-32 of the bytes; the service gives the least significant byte first. */
export function crc32(bytes: Uint8Array, kind: keyof typeof polynomials): Uint8Array {
  const steps = makeTable(kind);
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (steps[(crc ^ byte) & 0xff] ?? 0);
  const value = (crc ^ 0xffffffff) >>> 0;
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
}
