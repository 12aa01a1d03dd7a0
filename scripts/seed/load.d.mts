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
