import { splitIntoChunks } from '../firestore/collection.ts';
import { logger } from 'firebase-functions';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionRef, bucket } from '../firestore/db.ts';
import { discardFile } from './files.ts';
import { getOriginalPath, withPreview } from './preview-path.ts';
import { withRetry } from './with-retry.ts';

/** Prefixes of stored files, and the fields that may name them. */
const PREFIXES = [
  'auditions/',
  'bookings/',
  'deliveries/',
  'demos/',
  'invoices/',
  'logos/',
  'papers/',
  'references/',
  'reports/',
  'scripts/',
  'sessions/',
  // No record names one: each is deleted a day after it was made.
  'zips/',
] as const;
const NAMING = [
  ['agencyLogos', 'storagePath'],
  ['auditionInvites', 'storagePath'],
  ['auditions', 'clipPath'],
  ['auditions', 'scriptPath'],
  ['deliveryUploads', 'storagePath'],
  ['demos', 'storagePath'],
  ['demos', 'approvedPath'],
  ['invoices', 'storagePath'],
  ['projectScripts', 'scriptPath'],
  ['recordingSessions', 'scriptPath'],
  ['reportInvites', 'storagePath'],
  ['selfBilledPapers', 'storagePath'],
  ['sessionFiles', 'storagePath'],
  ['talentInvoices', 'storagePath'],
] as const satisfies readonly (readonly [CollectionName, string])[];
/** Fields that hold several paths. */
const NAMING_MANY = [
  ['availabilityInvites', 'confirmationPaths'],
  ['recordingSessions', 'moreScriptPaths'],
] as const satisfies readonly (readonly [CollectionName, string])[];

/** Minimum age of an orphan, because a file is saved before its record. In milliseconds. */
export const STRAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 300;
const ROUND_MS = 8 * 60 * 1000;

/** Returns the files that a record names; a preview is named with its recording. */
export const findNamedFiles = async (paths: readonly string[]): Promise<ReadonlySet<string>> => {
  const groups = splitIntoChunks([...new Set(paths.map(getOriginalPath))]);

  const findNamed = (collection: CollectionName, field: string, operator: 'in' | 'array-contains-any') =>
    groups.map(async (group) => {
      const { docs } = await collectionRef(collection).where(field, operator, group).select(field).get();
      return docs.flatMap((snapshot) => [snapshot.get(field)].flat().map(String));
    });

  const queries = [
    ...NAMING.flatMap(([collection, field]) => findNamed(collection, field, 'in')),
    ...NAMING_MANY.flatMap(([collection, field]) => findNamed(collection, field, 'array-contains-any')),
  ];

  return new Set((await Promise.all(queries)).flat(2).flatMap(withPreview));
};

/**
 * Deletes files that no record names, left by lost responses and failed cleanups. Skips recent ones, because a file is saved before its record.
 * Runs in pages until done or out of time; the next round starts over. Returns the number deleted.
 */
export const sweepFiles = async ({ olderThanMs = STRAY_MS, pageSize = PAGE } = {}): Promise<number> => {
  const startedAt = Date.now();
  let swept = 0;

  for (const prefix of PREFIXES) {
    let query: object | null = { prefix, maxResults: pageSize, autoPaginate: false };
    while (query && Date.now() - startedAt < ROUND_MS) {
      const request: object = query;
      const [files, next] = await withRetry(() => bucket().getFiles(request));
      const old = files.filter(
        ({ metadata }) => Date.parse(String(metadata.timeCreated)) <= startedAt - olderThanMs,
      );
      const paths = old.map(({ name }) => name);
      const named = await findNamedFiles(paths);
      const orphans = paths.filter((path) => !named.has(path));
      for (const path of orphans) await discardFile(path);
      swept += orphans.length;
      query = next as object | null;
    }
  }

  logger.info('Files that no record named were deleted', { files: swept });

  return swept;
};
