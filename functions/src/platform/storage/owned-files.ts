import { FieldPath, type DocumentSnapshot, type Query } from 'firebase-admin/firestore';
import type { FileOwner, FileRecord } from '@domain/health/health.ts';
import { bucket, collectionRef } from '../firestore/db.ts';
import { countDocuments } from '../firestore/tally.ts';
import { getFileSize } from './files.ts';
import { withPreview } from './preview-path.ts';
import { withRetry } from './with-retry.ts';
import { findNamedFiles, STRAY_MS } from './sweep.ts';

export interface Owner {
  readonly collection: FileOwner;
  readonly id: string;
  readonly projectId?: string | undefined;
}

interface NamedFile {
  readonly record: FileRecord;
  readonly path: string;
}

interface Stray {
  readonly path: string;
  readonly size: number;
}

export interface OwnedFiles {
  readonly strays: readonly Stray[];
  readonly missing: readonly NamedFile[];
}

const listFiles = (
  record: FileRecord,
  fields: readonly string[],
  docs: readonly DocumentSnapshot[],
): readonly NamedFile[] =>
  docs.flatMap((snapshot) => {
    const paths = fields.flatMap((field): unknown => snapshot.get(field));
    return [...new Set(paths)].flatMap((path) =>
      typeof path === 'string' && path !== '' ? [{ record, path }] : [],
    );
  });

const findNaming = async (
  record: FileRecord,
  fields: readonly string[],
  by: string,
  id: string,
): Promise<readonly NamedFile[]> => {
  const query = collectionRef(record).where(by, '==', id);
  return listFiles(record, fields, (await query.select(...fields).get()).docs);
};

const readNamesake = async (record: FileRecord, fields: readonly string[], id: string) =>
  listFiles(record, fields, [await collectionRef(record).doc(id).get()]);

interface FileKind {
  readonly prefixes: (id: string, agencyId: string) => readonly string[];
  readonly named: (id: string) => Promise<readonly NamedFile[]>;
}

const PATH = ['storagePath'] as const;

const FILE_KINDS: Readonly<Record<FileOwner, FileKind>> = {
  talents: {
    prefixes: (id) => [`demos/${id}/`],
    named: (id) => findNaming('demos', ['storagePath', 'approvedPath'], 'talentId', id),
  },
  auditionEntries: {
    prefixes: (id) => [`auditions/${id}/`],
    named: (id) => readNamesake('auditionInvites', PATH, id),
  },
  projects: {
    prefixes: (id, agencyId) => [`scripts/${agencyId}/${id}/`, `references/${agencyId}/${id}/`],
    named: async (id) =>
      (
        await Promise.all([
          findNaming('auditions', ['scriptPath', 'clipPath'], 'projectId', id),
          findNaming('recordingSessions', ['scriptPath', 'moreScriptPaths'], 'projectId', id),
        ])
      ).flat(),
  },
  recordingSessions: {
    prefixes: (id) => [`sessions/${id}/`, `deliveries/${id}/`, `reports/${id}/`],
    named: async (id) =>
      (
        await Promise.all([
          findNaming('sessionFiles', PATH, 'sessionId', id),
          findNaming('deliveryUploads', PATH, 'sessionId', id),
          readNamesake('reportInvites', PATH, id),
        ])
      ).flat(),
  },
  agencies: {
    prefixes: (id) => [`logos/${id}/`],
    named: (id) => findNaming('agencyLogos', PATH, 'agencyId', id),
  },
};

const queryAgency = (collection: FileOwner, agencyId: string): Query => {
  const all = collectionRef(collection);
  if (collection === 'agencies') return all.where(FieldPath.documentId(), '==', agencyId);
  return collection === 'talents'
    ? all.where('agencyIds', 'array-contains', agencyId)
    : all.where('agencyId', '==', agencyId);
};

export const listOwners = async (
  collection: FileOwner,
  agencyId: string,
  after: string | undefined,
  limit: number,
): Promise<{ readonly owners: readonly Owner[]; readonly after: string | undefined }> => {
  const ordered = queryAgency(collection, agencyId)
    .orderBy(FieldPath.documentId())
    .limit(limit)
    .select('projectId');
  const { docs } = await (after === undefined ? ordered : ordered.startAfter(after)).get();
  const owners = docs.map((snapshot) => ({
    collection,
    id: snapshot.id,
    projectId: snapshot.get('projectId') as string | undefined,
  }));

  return { owners, after: docs.length === limit ? docs.at(-1)?.id : undefined };
};

export const countOwners = (collection: FileOwner, agencyId: string): Promise<number> =>
  countDocuments(queryAgency(collection, agencyId));

/** Returns whether a record owning files belongs to an agency; false when missing. */
export const ownsFiles = async ({ collection, id }: Owner, agencyId: string): Promise<boolean> => {
  if (collection === 'agencies') return id === agencyId;
  const snapshot = await collectionRef(collection).doc(id).get();
  const [ownerId, ownerIds] = [snapshot.get('agencyId') as unknown, snapshot.get('agencyIds') as unknown];
  return collection === 'talents'
    ? Array.isArray(ownerIds) && ownerIds.includes(agencyId)
    : ownerId === agencyId;
};

interface StoredFile {
  readonly name: string;
  readonly size: number;
  /** In milliseconds. */
  readonly madeAt: number;
}

const listStored = async (prefix: string): Promise<readonly StoredFile[]> => {
  const [files] = await withRetry(() => bucket().getFiles({ prefix }));
  return files.map(({ name, metadata }) => ({
    name,
    size: Number(metadata.size ?? 0),
    madeAt: Date.parse(String(metadata.timeCreated)),
  }));
};

/**
 * Compares a record's files with those named by records: its folders' listing, its records, and a check of each file elsewhere.
 * Orphan candidates are looked up like in the nightly sweep. Files under a day old are skipped, because their record may be pending.
 */
export const compareFiles = async ({ collection, id }: Owner, agencyId: string): Promise<OwnedFiles> => {
  const { prefixes, named: namedOf } = FILE_KINDS[collection];
  const [lists, names] = await Promise.all([
    Promise.all(prefixes(id, agencyId).map(listStored)),
    namedOf(id),
  ]);
  const stored = new Map(lists.flat().map((file) => [file.name, file]));
  const paths = new Set(names.flatMap(({ path }) => withPreview(path)));
  const before = Date.now() - STRAY_MS;
  const doubtful = [...stored.values()].filter(({ name, madeAt }) => !paths.has(name) && madeAt <= before);
  const elsewhere =
    doubtful.length > 0 ? await findNamedFiles(doubtful.map(({ name }) => name)) : new Set<string>();
  const missing = await Promise.all(
    names.map(async (namedFile) => {
      const isThere = stored.has(namedFile.path) || (await getFileSize(namedFile.path)) !== undefined;
      return isThere ? [] : [namedFile];
    }),
  );

  return {
    strays: doubtful
      .filter(({ name }) => !elsewhere.has(name))
      .map(({ name, size }) => ({ path: name, size })),
    missing: missing.flat(),
  };
};
