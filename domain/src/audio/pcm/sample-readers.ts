/** Reads the sample at an offset, as a number from −1 to 1. */
export type ReadSample = (view: DataView, at: number) => number;

const readWide = (view: DataView, at: number, isLittle: boolean): number => {
  const [low, middle, high] = isLittle ? [0, 1, 2] : [2, 1, 0];
  return (view.getInt8(at + high) << 16) | (view.getUint8(at + middle) << 8) | view.getUint8(at + low);
};

/** Returns the reader of integers with so many bytes; undefined for other sizes. */
export const getIntegerReader = (bytes: number, isLittle: boolean): ReadSample | undefined =>
  ({
    1: (view: DataView, at: number) => view.getInt8(at) / 2 ** 7,
    2: (view: DataView, at: number) => view.getInt16(at, isLittle) / 2 ** 15,
    3: (view: DataView, at: number) => readWide(view, at, isLittle) / 2 ** 23,
    4: (view: DataView, at: number) => view.getInt32(at, isLittle) / 2 ** 31,
  })[bytes];

/** Returns the reader of floating-point numbers with so many bytes; undefined for other sizes. */
export const getFloatReader = (bytes: number, isLittle: boolean): ReadSample | undefined =>
  ({
    4: (view: DataView, at: number) => view.getFloat32(at, isLittle),
    8: (view: DataView, at: number) => view.getFloat64(at, isLittle),
  })[bytes];

/** Reads unsigned bytes, the 8 bits of WAV. */
export const readUnsignedByte: ReadSample = (view, at) => (view.getUint8(at) - 2 ** 7) / 2 ** 7;
