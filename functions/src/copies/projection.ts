import type { DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Copy } from './compare.ts';
import type { ProjectedState } from './projected-state.ts';
import type { Source } from './source.ts';

export type Doc = (collection: CollectionName, id: string) => DocumentReference;

type Sources = Readonly<Record<string, Source<unknown>>>;
type FoundIn<All extends Sources> = { readonly [Name in keyof All]: Awaited<ReturnType<All[Name]['read']>> };

interface Declaration<Read extends Sources, Kept extends Sources> {
  /** The collection whose ids are the keys. */
  readonly key: CollectionName;
  /** What the copies derive from: a change recomputes them. */
  readonly sources: Read;
  /** What the copies are compared with. */
  readonly stored: Kept;
  /** Returns every copy of a key, as stored and as wanted. */
  readonly copies: (found: FoundIn<Read> & FoundIn<Kept>, doc: Doc, key: string) => readonly Copy[];
  /** Whether an operation may write the copies itself, to save reads. */
  readonly hasShortcut?: boolean;
  /** Finds the keys below a record of another collection, with which they are compared. */
  readonly under?: {
    readonly collection: CollectionName;
    readonly keys: (state: ProjectedState, id: string) => Promise<readonly string[]>;
  };
}

/** A read model: the records it derives from, its keys, and its copies as a pure function of both. */
export interface Projection {
  readonly key: CollectionName;
  readonly under: Declaration<Sources, Sources>['under'];
  readonly copiesOf: (state: ProjectedState, key: string) => Promise<readonly Copy[]>;
  /** Returns the keys whose copies a transaction's writes leave outdated. */
  readonly outdatedBy: (state: ProjectedState) => Promise<readonly string[]>;
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

const keysWritten = async (sources: Sources, state: ProjectedState): Promise<ReadonlySet<string>> => {
  const keys = await Promise.all(
    Object.values(sources).flatMap((source) => state.written(source.collection).map(source.keysOf)),
  );
  return new Set(keys.flat());
};

/** Declares a read model; list it in `records/projections.ts`. */
export const projection = <Read extends Sources, Kept extends Sources>({
  key: collection,
  sources,
  stored,
  copies,
  hasShortcut = false,
  under,
}: Declaration<Read, Kept>): Projection => ({
  key: collection,
  under,
  copiesOf: async (state, key) => {
    const [wanted, kept] = await Promise.all([read(sources, state, key), read(stored, state, key)]);
    return copies({ ...wanted, ...kept }, (name, id) => state.ref(name, id), key);
  },
  outdatedBy: async (state) => {
    const keys = await keysWritten(sources, state);
    const written = hasShortcut && keys.size > 0 ? await keysWritten(stored, state) : new Set();
    return [...keys].filter((key) => !written.has(key));
  },
});
