import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  getFirestore,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Instant, Serialised } from '@domain/contract.ts';

let chosenApp: App | undefined;
let firestore: Firestore | undefined;

/** The project that the functions run in, or the one that a script chose. */
export const adminApp = () => chosenApp ?? getApps()[0] ?? initializeApp();

/** Has all calls from now on go to this app's project: for a script in whose process there are other apps. */
export const goBy = (app: App): void => {
  chosenApp = app;
  firestore = undefined;
};

/** The database; one client for the life of the instance. */
export const db = (): Firestore => {
  if (!firestore) {
    firestore = getFirestore(adminApp());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
};

/** A collection; one without a row in the access matrix does not compile. Each is asked for by its one store, in `records`. */
export const collectionOf = (name: CollectionName): CollectionReference => db().collection(name);

export const auth = () => getAuth(adminApp());
export const bucket = () => getStorage(adminApp()).bucket();

/** A stored document with its id, or undefined. Documents are written by us alone, so their shape is trusted. */
export const documentOf = <T extends { readonly id: string }>(snapshot: DocumentSnapshot): T | undefined =>
  snapshot.exists ? ({ ...snapshot.data(), id: snapshot.id } as unknown as T) : undefined;

/** The part of a record that is stored: all but its id, which is the document's name. */
export const withoutId = <T extends { readonly id: string }>(record: T): Omit<T, 'id'> => {
  const { id: _id, ...fields } = record;
  return fields;
};

const isInstant = (value: unknown): value is Instant => value instanceof Timestamp;

/** A record as it travels in JSON: timestamps become ISO 8601 in UTC. */
export const serialised = <T>(value: T): Serialised<T> => {
  const convert = (item: unknown): unknown => {
    if (isInstant(item)) return new Date(item.toMillis()).toISOString();
    if (Array.isArray(item)) return item.map(convert);
    if (typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([key, field]) => [key, convert(field)]));
    }
    return item;
  };
  return convert(value) as Serialised<T>;
};
