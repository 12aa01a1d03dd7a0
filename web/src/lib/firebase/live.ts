import { useCallback, useEffect, useState } from 'react';
import {
  collection,
  doc,
  endAt,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAt,
  Timestamp,
  type SnapshotMetadata,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { useObservable } from 'reactfire';
import type { CollectionName } from '@domain/access/matrix.ts';
import { createNotKeptError } from '../http/apiError.ts';
import { watchNewRights } from '../refusedRequests.ts';
import { keptLists } from './keptLists.ts';
import { loadFirestore } from './loadFirestore.ts';
import { forgetLive, holdLive } from './liveRegistry.ts';
import { useLiveScope } from './liveScope.ts';
import { getLiveSource, type Emission, type Subscribe } from './getLiveSource.ts';

/** A query as plain data, which is its own cache key. Its filters are those the rules accept as proof. */
export interface LiveQuery {
  readonly collection: CollectionName;
  readonly where: Readonly<Record<string, string | boolean | null>>;
  /** Array fields that contain a value, or one of several. */
  readonly contains?: Readonly<Record<string, string | readonly string[]>>;
  /** Fields with one of several values. */
  readonly oneOf?: Readonly<Record<string, readonly string[]>>;
  /** A text field with this prefix, case-sensitive; sorts by it. */
  readonly startsWith?: readonly [field: string, beginning: string];
  /** A moment within a span, in milliseconds since 1970; excludes the end. */
  readonly between?: readonly [field: string, from: number, until: number];
  readonly orderBy?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
}

export type Live<T> = { readonly retry: () => void } & (
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'success'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'error'; readonly error: Error; readonly data?: undefined }
);

/** Firestore loads asynchronously; a reader that has left must not start a listener. */
const defer =
  <T>(begin: (next: (value: T) => void, fail: (error: Error) => void) => Promise<() => void>): Subscribe<T> =>
  (next, fail) => {
    let stopped = false;
    let stop: (() => void) | undefined;

    begin(next, fail).then(
      (end) => {
        if (stopped) end();
        else stop = end;
      },
      (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))),
    );

    return () => {
      stopped = true;
      stop?.();
    };
  };

/** Sorts after every text with the preceding prefix. */
const LAST = '\uf8ff';

/** Returns a query's constraints. */
export const getConstraints = (source: LiveQuery): QueryConstraint[] => [
  ...Object.entries(source.where).map(([field, value]) => where(field, '==', value)),
  ...Object.entries(source.contains ?? {}).map(([field, value]) =>
    typeof value === 'string'
      ? where(field, 'array-contains', value)
      : where(field, 'array-contains-any', value),
  ),
  ...Object.entries(source.oneOf ?? {}).map(([field, values]) => where(field, 'in', values)),
  ...(source.startsWith
    ? [orderBy(source.startsWith[0]), startAt(source.startsWith[1]), endAt(`${source.startsWith[1]}${LAST}`)]
    : []),
  ...(source.between
    ? [
        where(source.between[0], '>=', Timestamp.fromMillis(source.between[1])),
        where(source.between[0], '<', Timestamp.fromMillis(source.between[2])),
      ]
    : []),
  ...(source.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
  ...(source.limit === undefined ? [] : [limit(source.limit)]),
];

/** Passes on a list once it is complete: from the server, or as this device has kept it. */
const passWhole = <T>(
  name: string,
  { fromCache }: SnapshotMetadata,
  { value, isEmpty }: { readonly value: T; readonly isEmpty: boolean },
  { next, fail }: { readonly next: (value: T) => void; readonly fail: (error: Error) => void },
): void => {
  if (!fromCache) keptLists.add(name);
  if (keptLists.has(name)) next(value);
  // Firestore passes on an empty copy only without a server.
  else if (isEmpty || !navigator.onLine) fail(createNotKeptError());
};

const watchQuery = <T>(source: LiveQuery): Subscribe<readonly T[]> =>
  defer(async (next, fail) =>
    onSnapshot(
      query(collection(await loadFirestore(), source.collection), ...getConstraints(source)),
      ({ docs, empty: isEmpty, metadata }) =>
        passWhole(
          JSON.stringify(source),
          metadata,
          { value: docs.map((item) => ({ ...item.data(), id: item.id }) as T), isEmpty },
          { next, fail },
        ),
      fail,
    ),
  );

const watchDoc = <T>(path: string): Subscribe<T | null> =>
  defer(async (next, fail) =>
    onSnapshot(
      doc(await loadFirestore(), path),
      (snapshot) => {
        const value = snapshot.exists() ? ({ ...snapshot.data(), id: snapshot.id } as T) : null;
        if (value || !snapshot.metadata.fromCache) next(value);
        // Nothing is known of a document that this device hasn't kept.
        else fail(createNotKeptError());
      },
      fail,
    ),
  );

const idle: Subscribe<never> = () => () => undefined;

const useLive = <T>(name: string | null, subscribe: Subscribe<T>): Live<T> => {
  const scope = useLiveScope();
  const [round, setRound] = useState(0);
  // Contains the uid, so that a refusal doesn't apply to the next account.
  const key = name === null ? 'idle' : `${scope}|${name}|${round}`;
  const status = useObservable<Emission<T>>(key, getLiveSource<T>(key, name === null ? idle : subscribe));
  useEffect(() => holdLive(key), [key]);

  const retry = useCallback(() => {
    forgetLive(key);
    setRound((value) => value + 1);
  }, [key]);

  const emission = status.data as Emission<T> | undefined;
  const isFailed = emission?.kind === 'failure';
  useEffect(() => (isFailed ? watchNewRights(retry) : undefined), [isFailed, retry]);

  if (!emission) return { status: 'loading', retry };
  if (emission.kind === 'failure') return { status: 'error', error: emission.error, retry };
  return { status: 'success', data: emission.value, retry };
};

/** Subscribes to a query's documents. `null` waits without listening. */
export const useLiveCollection = <T>(source: LiveQuery | null): Live<readonly T[]> =>
  useLive(source && JSON.stringify(source), source ? watchQuery<T>(source) : idle);

/** Subscribes to a document; `null` data when missing. A `null` path waits without listening. */
export const useLiveDoc = <T>(path: string | null): Live<T | null> =>
  useLive(path && `doc:${path}`, path ? watchDoc<T>(path) : idle);
