import { logger } from 'firebase-functions';
import { getFileSize, readPart } from '../storage/files.ts';
import { measureFile, type MeasuredFile } from './measure-file.ts';
import { EngineStopped } from './run-engine.ts';

/** A small file has little time; measuring ends before the function's time is over. In milliseconds. */
const TIMES = { min: 10_000, perMegabyte: 1000, max: 8 * 60 * 1000 };
const MEGABYTE = 1024 ** 2;

const getTime = (size: number): number =>
  Math.min(TIMES.max, Math.max(TIMES.min, (size / MEGABYTE) * TIMES.perMegabyte));

/** Measures a stored file, of any length; `unreadable` without sound that can be read, `unmeasured` when it takes too long. */
export const measureStored = async (path: string): Promise<MeasuredFile | 'unreadable' | 'unmeasured'> => {
  const size = await getFileSize(path);
  if (size === undefined) return 'unreadable';

  try {
    const source = { size, read: (offset: number, length: number) => readPart(path, offset, length) };
    return (await measureFile(source, Date.now() + getTime(size))) ?? 'unreadable';
  } catch (error) {
    if (!(error instanceof EngineStopped && error.isTooLong)) throw error;
    logger.warn('A file takes too long to measure', { path, size });
    return 'unmeasured';
  }
};
