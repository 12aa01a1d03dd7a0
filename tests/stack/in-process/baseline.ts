import type { Change, Database, StoredDocument } from '../../../emulator/src/index.ts';

const findDocuments = function* (database: Database): Generator<StoredDocument> {
  for (const collection of database.group('')) yield* collection.documents();
};

/** Remembers the documents of a database. The returned function restores those that have changed; no trigger runs for it. */
export const rememberDocuments = (database: Database): (() => void) => {
  const remembered = new Map(
    [...findDocuments(database)].map((document) => [document.path.join('/'), document]),
  );

  return () => {
    const current = new Map(
      [...findDocuments(database)].map((document) => [document.path.join('/'), document]),
    );
    const changes: Change[] = [];
    for (const [path, after] of remembered) {
      const before = current.get(path);
      if (before !== after) changes.push({ path: after.path, before, after });
    }

    for (const [path, before] of current)
      if (!remembered.has(path)) changes.push({ path: before.path, before, after: undefined });
    database.commit({ commitMicros: database.nextCommitMicros(), changes, imported: true });
  };
};

/** Remembers the collections in an object's fields. The returned function restores copies of them. */
export const rememberFields = (state: object): (() => void) => {
  const isCollection = (value: unknown) => value instanceof Map || value instanceof Set;
  const listCollections = () =>
    Object.fromEntries(Object.entries(state).filter(([, value]) => isCollection(value)));
  const remembered = structuredClone(listCollections());
  return () => void Object.assign(state, structuredClone(remembered));
};
