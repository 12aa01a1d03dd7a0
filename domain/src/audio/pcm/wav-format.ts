import { toPlausible, type PcmFormat } from './pcm-format.ts';
import { getFloatReader, getIntegerReader, readUnsignedByte, type ReadSample } from './sample-readers.ts';

const INTEGERS = 1;
const FLOATS = 3;
/** The format is in the first bytes of a GUID at the end. */
const EXTENSIBLE = 0xfffe;

const getReader = (tag: number, bytes: number): ReadSample | undefined => {
  if (tag === FLOATS) return getFloatReader(bytes, true);
  if (tag !== INTEGERS) return undefined;
  return bytes === 1 ? readUnsignedByte : getIntegerReader(bytes, true);
};

/** Parses a `fmt ` chunk; undefined when it is cut off or describes compressed audio. */
export const parseWavFormat = (view: DataView): PcmFormat | undefined => {
  if (view.byteLength < 16) return undefined;
  const isExtensible = view.getUint16(0, true) === EXTENSIBLE && view.byteLength >= 26;
  const tag = view.getUint16(isExtensible ? 24 : 0, true);
  const [channels, stored] = [view.getUint16(2, true), view.getUint16(14, true)];
  const bytes = Math.ceil(stored / 8);
  const read = getReader(tag, bytes);
  const valid = isExtensible ? view.getUint16(18, true) : 0;
  const bits = valid > 0 && valid <= stored ? valid : stored;
  return read && toPlausible({ sampleRate: view.getUint32(4, true), channels, bits, bytes, read });
};
