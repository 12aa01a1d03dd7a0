import type { DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Copy } from './compare.ts';
import type { CopiesOf } from './moment.ts';
import type { ProjectedState, StoredRecord } from './projected-state.ts';
import type { Source } from './source.ts';
import { toCopies } from './to-copies.ts';

export type Doc = (collection: CollectionName, id: string) => DocumentReference;

type Sources = Readonly<Record<string, Source<unknown>>>;
type FoundIn<All extends Sources> = { readonly [Name in keyof All]: Awaited<ReturnType<All[Name]['read']>> };

/** A read model: the records it derives from, its keys, and its copies as a pure function of both. */
export interface Projection {
  /** The collection whose ids are the keys. */
  readonly key: CollectionName;
  /** A change of these leaves copies outdated. */
  readonly sources: readonly Source<unknown>[];
  /** Finds the keys below a record of another collection, with which their copies are compared. */
  readonly under?: Under | undefined;
  /** Returns every copy of a key, as stored and as wanted. */
  readonly copiesOf: (state: ProjectedState, key: string) => Promise<readonly Copy[]>;
  /** Returns the keys whose copies a transaction's writes leave outdated. */
  readonly outdatedBy: (state: ProjectedState) => Promise<readonly string[]>;
  /** Returns the copies that change with a transaction's writes. */
  readonly changesOf: (state: ProjectedState, key: string) => Promise<readonly Copy[]>;
}

interface Under {
  readonly collection: CollectionName;
  readonly keys: (state: ProjectedState, id: string) => Promise<readonly string[]>;
}

const read = async <All extends Sources>(
  sources: All,
  state: ProjectedState,
  key: string,
): Promise<FoundIn<All>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(sources).map(async ([name, source]) => [name, await source.read(state, key)] as const),
    ),
  ) as FoundIn<All>;

const findWrittenKeys = async (
  sources: readonly Source<unknown>[],
  state: ProjectedState,
): Promise<readonly string[]> => {
  const written = sources.flatMap(({ collection, keysOf }) =>
    state.written(collection).map((writtenDocument) => keysOf(writtenDocument, state)),
  );
  // Damaged records may name no document.
  return [...new Set((await Promise.all(written)).flat())].filter((key) => /^[^/]+$/.test(key));
};

const readNone = (): Promise<readonly never[]> => Promise.resolve([]);

/** Declares copies that their writers keep up to date: a repair compares them, and no transaction derives them. */
export const declareComparison = (key: CollectionName, copiesOf: CopiesOf): Projection => ({
  key,
  sources: [],
  copiesOf: (state, id) => copiesOf(state.moment, id),
  outdatedBy: readNone,
  changesOf: readNone,
});

interface FieldsDeclaration<Read extends Sources, Stored extends Sources> extends Pick<
  Projection,
  'key' | 'under'
> {
  readonly sources: Read;
  /** The copies, and what only they store. */
  readonly stored: Stored;
  readonly copies: (found: FoundIn<Read> & FoundIn<Stored>, doc: Doc, key: string) => readonly Copy[];
}

/** Declares fields that repeat sources in documents with data of their own. List it in `records/projections.ts`. */
export const repeatedFields = <Read extends Sources, Stored extends Sources>({
  key,
  under,
  sources,
  stored,
  copies,
}: FieldsDeclaration<Read, Stored>): Projection => {
  const copiesOf: Projection['copiesOf'] = async (state, id) => {
    const [sourceModels, storedModels] = await Promise.all([
      read(sources, state, id),
      read(stored, state, id),
    ]);
    return copies(
      { ...sourceModels, ...storedModels },
      (collection, name) => state.ref(collection, name),
      id,
    );
  };
  const all = Object.values(sources);
  const outdatedBy = (state: ProjectedState) => findWrittenKeys(all, state);
  return { key, under, sources: all, copiesOf, outdatedBy, changesOf: copiesOf };
};

interface Declaration<Read extends Sources, Model extends StoredRecord> extends Pick<
  Projection,
  'key' | 'under'
> {
  readonly sources: Read;
  readonly stored: Source<readonly Model[]>;
  readonly derive: (found: FoundIn<Read>, key: string) => readonly Model[];
  /** Whether an operation may write the documents itself, to save reads. */
  readonly hasShortcut?: boolean;
}

/**
 * Declares documents that derive from sources as a whole. List it in `records/projections.ts`. A change compares what derives from the
 * sources before and after it, so it reads no stored copy.
 */
export const projection = <Read extends Sources, Model extends StoredRecord>({
  key,
  under,
  sources,
  stored,
  derive,
  hasShortcut = false,
}: Declaration<Read, Model>): Projection => {
  const modelsIn = async (state: ProjectedState, id: string) => derive(await read(sources, state, id), id);
  const all = Object.values(sources);

  return {
    key,
    under,
    sources: all,
    copiesOf: async (state, id) =>
      toCopies(state, stored.collection, await stored.read(state, id), await modelsIn(state, id)),
    outdatedBy: async (state) => {
      const keys = await findWrittenKeys(all, state);
      const writtenKeys = hasShortcut && keys.length > 0 ? await findWrittenKeys([stored], state) : [];
      return keys.filter((id) => !writtenKeys.includes(id));
    },
    changesOf: async (state, id) =>
      toCopies(state, stored.collection, await modelsIn(state.beforeWrites(), id), await modelsIn(state, id)),
  };
};
