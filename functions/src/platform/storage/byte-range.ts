import type { ByteRange } from './files.ts';

const HEADER = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** Parses a `Range` header; `unsatisfiable` beyond the end. Undefined, for the whole file, without a valid header and for multiple ranges. */
export const getByteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, first, last] = HEADER.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }

  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';

  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
