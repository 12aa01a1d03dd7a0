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

/** Returns the app of the functions' project, or the one a script chose. */
export const getAdminApp = () => chosenApp ?? getApps()[0] ?? initializeApp();

/** Directs all further calls to this app's project, for scripts with several apps. */
export const chooseAdminApp = (app: App): void => {
  chosenApp = app;
  firestore = undefined;
};

/** Directs all further reads and writes to this database, whose settings are the caller's. */
export const chooseFirestore = (chosen: Firestore): void => {
  firestore = chosen;
};

export const db = (): Firestore => {
  if (!firestore) {
    firestore = getFirestore(getAdminApp());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
};

/** Returns a collection; names without a row in the access matrix don't compile. Each is used only by its store in `work/collections`. */
export const collectionRef = (name: CollectionName): CollectionReference => db().collection(name);

export const auth = () => getAuth(getAdminApp());
export const bucket = () => getStorage(getAdminApp()).bucket();

/** Returns a stored document with its id, or undefined. Only we write documents, so their shape is trusted. */
export const toRecord = <T extends { readonly id: string }>(snapshot: DocumentSnapshot): T | undefined =>
  snapshot.exists ? ({ ...snapshot.data(), id: snapshot.id } as unknown as T) : undefined;

/** Returns the stored part of a record: all but its id, which is the document's name. */
export const omitId = <T extends { readonly id: string }>(record: T): Omit<T, 'id'> => {
  const { id: _id, ...fields } = record;
  return fields;
};

export const isInstant = (value: unknown): value is Instant => value instanceof Timestamp;

/** Returns a record for JSON: timestamps become ISO 8601 in UTC. */
export const serialise = <T>(value: T): Serialised<T> => {
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
