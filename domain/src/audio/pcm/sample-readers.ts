/** Reads the sample at an offset, as a number from −1 to 1. */
export type ReadSample = (view: DataView, offset: number) => number;

const readWide = (view: DataView, offset: number, isLittle: boolean): number => {
  const [low, middle, high] = isLittle ? [0, 1, 2] : [2, 1, 0];
  return (
    (view.getInt8(offset + high) << 16) | (view.getUint8(offset + middle) << 8) | view.getUint8(offset + low)
  );
};

/** Returns the reader of integers with so many bytes; undefined for other sizes. */
export const getIntegerReader = (bytes: number, isLittle: boolean): ReadSample | undefined =>
  ({
    1: (view: DataView, offset: number) => view.getInt8(offset) / 2 ** 7,
    2: (view: DataView, offset: number) => view.getInt16(offset, isLittle) / 2 ** 15,
    3: (view: DataView, offset: number) => readWide(view, offset, isLittle) / 2 ** 23,
    4: (view: DataView, offset: number) => view.getInt32(offset, isLittle) / 2 ** 31,
  })[bytes];

/** Returns the reader of floating-point numbers with so many bytes; undefined for other sizes. */
export const getFloatReader = (bytes: number, isLittle: boolean): ReadSample | undefined =>
  ({
    4: (view: DataView, offset: number) => view.getFloat32(offset, isLittle),
    8: (view: DataView, offset: number) => view.getFloat64(offset, isLittle),
  })[bytes];
