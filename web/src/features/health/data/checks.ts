import {
  REPAIRS_MAX,
  type CopyCheck,
  type CopyFault,
  type FileCheck,
  type FileFault,
} from '@domain/health/health.ts';
import { api } from '../../../lib/http/api.ts';
import { toPart, type Submission } from '../../../lib/submission/submitter.ts';

const toCursorQuery = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

export const checkCopies = (cursor: string | undefined, signal: AbortSignal): Promise<CopyCheck> =>
  api.health.copies(toCursorQuery(cursor), { signal });

export const checkFiles = (cursor: string | undefined, signal: AbortSignal): Promise<FileCheck> =>
  api.health.files(toCursorQuery(cursor), { signal });

/** Sends all paths in batches, each with its own key; returns the total. */
const sendInBatches = async (
  paths: readonly string[],
  submission: Submission,
  send: (some: string[], submission: Submission) => Promise<{ readonly done: number }>,
): Promise<number> => {
  const all = [...new Set(paths)];
  let done = 0;
  for (let start = 0; start < all.length; start += REPAIRS_MAX) {
    done += (await send(all.slice(start, start + REPAIRS_MAX), toPart(submission, start))).done;
  }
  return done;
};

export const repairCopies = (faults: readonly CopyFault[], submission: Submission): Promise<number> =>
  sendInBatches(
    faults.filter(({ isMendable }) => isMendable).map(({ source }) => source),
    submission,
    (sources, part) => api.health.mendCopies({ sources }, part),
  );

/** Deletes orphaned files; returns their number. */
export const removeStrays = (faults: readonly FileFault[], submission: Submission): Promise<number> =>
  sendInBatches(
    faults.filter(({ kind }) => kind === 'stray').map(({ owner }) => owner),
    submission,
    (owners, part) => api.health.removeStrays({ owners }, part),
  );
