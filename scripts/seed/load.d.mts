import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** Loads the demo data through these clients, times counted from `now`, in milliseconds; safe to repeat. */
export function loadSeedInto(into: {
  readonly firestore: Firestore;
  readonly auth: Auth;
  readonly storageHost: string;
  readonly now?: number;
  readonly hasShowcase?: boolean;
}): Promise<void>;

/** Loads the demo data into the running stack. */
export function loadSeed(options?: { readonly hasShowcase?: boolean }): Promise<void>;

type Collections = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** The documents of the demo data, by collection and id. */
export function readSeed(options: { readonly now: number; readonly hasShowcase?: boolean }): Collections;

/** Returns a seed record as stored. */
export function toStoredRecord(collection: string, record: object, now: number): Record<string, unknown>;
