import { healthApi } from '@domain/health/health.api.ts';
import {
  MENDED_MAX,
  type CopyCheck,
  type CopyFault,
  type FileCheck,
  type FileFault,
} from '@domain/health/health.ts';
import { call, change } from '../../../lib/http/call.ts';
import { unpressed } from '../../../lib/press/presser.ts';

const from = (cursor: string | undefined) => ({ query: cursor === undefined ? {} : { cursor } });

export const checkCopies = (cursor: string | undefined, signal: AbortSignal): Promise<CopyCheck> =>
  call(healthApi['health.copies'], from(cursor), { signal });

export const checkFiles = (cursor: string | undefined, signal: AbortSignal): Promise<FileCheck> =>
  call(healthApi['health.files'], from(cursor), { signal });

/** Hands all paths to a call that takes some at a time, and answers how much was done. Each call may be made again: it finds nothing left to do. */
const inBatches = async (
  paths: readonly string[],
  send: (some: string[]) => Promise<{ readonly done: number }>,
): Promise<number> => {
  const all = [...new Set(paths)];
  let done = 0;
  for (let at = 0; at < all.length; at += MENDED_MAX)
    done += (await send(all.slice(at, at + MENDED_MAX))).done;
  return done;
};

/** Makes the copies that differ again. Answers how many. */
export const mendCopies = (faults: readonly CopyFault[]): Promise<number> =>
  inBatches(
    faults.filter(({ isMendable }) => isMendable).map(({ source }) => source),
    (sources) => change(healthApi['health.mendCopies'], { body: { sources } }, unpressed()),
  );

/** Deletes the files that nothing names. Answers how many. */
export const removeStrays = (faults: readonly FileFault[]): Promise<number> =>
  inBatches(
    faults.filter(({ kind }) => kind === 'stray').map(({ owner }) => owner),
    (owners) => change(healthApi['health.removeStrays'], { body: { owners } }, unpressed()),
  );
