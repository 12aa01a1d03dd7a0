import { logger } from 'firebase-functions';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionOf, bucket } from '../firestore/db.ts';
import { discardFile } from './files.ts';
import { retried } from './retried.ts';

/** Where files of people, agencies and sessions, scripts and sealed reports lie, and the fields that may name any of them. */
const PREFIXES = ['auditions/', 'demos/', 'logos/', 'reports/', 'scripts/', 'sessions/'] as const;
const NAMING = [
  ['agencyLogos', 'storagePath'],
  ['auditionInvites', 'storagePath'],
  ['auditions', 'scriptPath'],
  ['demos', 'storagePath'],
  ['demos', 'approvedPath'],
  ['recordingSessions', 'scriptPath'],
  ['reportInvites', 'storagePath'],
  ['sessionFiles', 'storagePath'],
] as const satisfies readonly (readonly [CollectionName, string])[];

/** Files that no record names are left alone for so long, because a file is saved before its record is. In milliseconds. */
export const STRAY_MS = 24 * 60 * 60 * 1000;
/** Files looked at together. */
const PAGE = 300;
/** As many values as one query compares with. */
const IN_MAX = 30;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 8 * 60 * 1000;

/** Those of some paths that a record names, of whichever agency. */
export const namedAmong = async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const groups = Array.from({ length: Math.ceil(paths.length / IN_MAX) }, (_, at) =>
    paths.slice(at * IN_MAX, (at + 1) * IN_MAX),
  );
  const queries = NAMING.flatMap(([collection, field]) =>
    groups.map(async (group) => {
      const { docs } = await collectionOf(collection).where(field, 'in', group).select(field).get();
      return docs.map((snapshot) => String(snapshot.get(field)));
    }),
  );
  return new Set((await Promise.all(queries)).flat());
};

/**
 * Deletes files that no record names: what an upload left behind whose answer was lost or whose cleaning up failed.
 * Younger ones are left alone, because a file is saved before its record is. Page by page, until all are seen or the
 * round is over; the next round begins anew. Answers how many were taken away.
 */
export const sweepFiles = async ({ olderThanMs = STRAY_MS, pageSize = PAGE } = {}): Promise<number> => {
  const startedAt = Date.now();
  let swept = 0;
  for (const prefix of PREFIXES) {
    let query: object | null = { prefix, maxResults: pageSize, autoPaginate: false };
    while (query && Date.now() - startedAt < ROUND_MS) {
      const asked: object = query;
      const [files, next] = await retried(() => bucket().getFiles(asked));
      const old = files.filter(
        ({ metadata }) => Date.parse(String(metadata.timeCreated)) <= startedAt - olderThanMs,
      );
      const paths = old.map(({ name }) => name);
      const named = await namedAmong(paths);
      const orphans = paths.filter((path) => !named.has(path));
      for (const path of orphans) await discardFile(path);
      swept += orphans.length;
      query = next as object | null;
    }
  }
  logger.info('Files that no record named were deleted', { files: swept });
  return swept;
};
