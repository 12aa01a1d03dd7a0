/** Character encodings of files that spreadsheets save. */
const CSV_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** Bytes sampled to detect a file's encoding. */
const SAMPLE = 4000;

/** Share of zero bytes at even or odd offsets: UTF-16 has one per Latin letter. */
const countZeros = (bytes: Uint8Array, from: 0 | 1): number => {
  const sample = bytes.subarray(0, SAMPLE).filter((_byte, index) => index % 2 === from);
  return sample.filter((byte) => byte === 0).length / Math.max(1, sample.length);
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** Detects a file's encoding: byte order mark, UTF-16 zeros, UTF-8, else Windows. */
const detectEncoding = (bytes: Uint8Array): CsvEncoding => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || countZeros(bytes, 1) > 0.4) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || countZeros(bytes, 0) > 0.4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
};

/** Decodes a CSV file; returns its text and encoding. */
export const decodeCsv = (bytes: Uint8Array): { readonly csv: string; readonly encoding: CsvEncoding } => {
  const encoding = detectEncoding(bytes);
  return { csv: new TextDecoder(encoding).decode(bytes), encoding };
};

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE_MARK = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether a file is an Excel workbook (.xlsx or .xls) by its first bytes. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  [ZIP_MARK, OLD_OFFICE_MARK].some((mark) => mark.every((byte, index) => bytes[index] === byte));
