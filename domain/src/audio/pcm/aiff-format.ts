import { toPlausible, type PcmFormat } from './pcm-format.ts';
import { getFloatReader, getIntegerReader, type ReadSample } from './sample-readers.ts';

/** Returns a sample reader by compression code; undefined for compressed audio. */
const getReader = (compression: string, bytes: number): ReadSample | undefined => {
  if (compression === 'NONE' || compression === 'twos') return getIntegerReader(bytes, false);
  if (compression === 'sowt') return getIntegerReader(bytes, true);
  if (compression.toLowerCase() === 'fl32') return getFloatReader(4, false);
  return compression.toLowerCase() === 'fl64' ? getFloatReader(8, false) : undefined;
};

/** Parses an 80-bit float, AIFF's format of the sample rate. */
const readExtended = (view: DataView, offset: number): number =>
  view.getUint32(offset + 2) * 2 ** ((view.getUint16(offset) & 0x7fff) - 16383 - 31);

export const readCode = (view: DataView, start: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(start + offset)));

export interface AiffFormat extends PcmFormat {
  readonly frames: number;
}

/** Parses a `COMM` chunk; undefined when it is cut off or describes compressed audio. */
export const parseCommon = (view: DataView, isAifc: boolean): AiffFormat | undefined => {
  if (view.byteLength < 18) return undefined;
  const bits = view.getUint16(6);
  const bytes = Math.ceil(bits / 8);
  const read = getReader(isAifc && view.byteLength >= 22 ? readCode(view, 18) : 'NONE', bytes);
  if (!read) return undefined;
  const format = { sampleRate: readExtended(view, 8), channels: view.getUint16(0), bits, bytes, read };
  return toPlausible(format) && { ...format, frames: view.getUint32(2) };
};
