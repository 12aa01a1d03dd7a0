import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CallLimit, RecordLimit } from '@domain/contract.ts';
import { AppError } from '../errors/app-error.ts';
import { collectionOf } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { inTurn } from './in-turn.ts';

/** What a request says, by part. */
interface Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface Window {
  readonly calls: number;
  readonly endsAt: Timestamp;
}

const windowOf = (endpoint: string, caller: string): DocumentReference =>
  collectionOf('rateLimits').doc(createHash('sha256').update(`${endpoint} ${caller}`).digest('base64url'));

/** How far a limit is used up, as a transaction sees it. */
export interface OpenWindow {
  /** Calls that are left in the window. */
  readonly left: number;
  /** Counts some calls, no more than are left, in that transaction. */
  readonly count: (calls: number) => void;
}

/** The windows of some callers, by caller: what is counted in them holds if, and only if, the transaction does. */
export const windowsIn = async (
  transaction: Transaction,
  endpoint: string,
  callers: readonly string[],
  limit: CallLimit,
): Promise<ReadonlyMap<string, OpenWindow>> => {
  if (callers.length === 0) return new Map();
  const refs = callers.map((caller) => windowOf(endpoint, caller));
  const found = await transaction.getAll(...refs);
  const now = Date.now();
  return new Map(
    callers.map((caller, at): [string, OpenWindow] => {
      const window = found[at]?.data() as Window | undefined;
      const isOpen = window !== undefined && window.endsAt.toMillis() > now;
      const used = isOpen ? window.calls : 0;
      const endsAt = isOpen ? window.endsAt : Timestamp.fromMillis(now + limit.seconds * 1000);
      const count = (calls: number): void => {
        transaction.set(windowOf(endpoint, caller), { endpoint, calls: used + calls, endsAt });
      };
      return [caller, { left: Math.max(limit.calls - used, 0), count }];
    }),
  );
};

/**
 * Counts a call in a fixed window kept in Firestore, so that it holds across instances. 429 with the seconds to wait
 * once the window is full. `caller` is stored as a hash alone.
 */
export const countCall = async (endpoint: string, caller: string, limit: CallLimit): Promise<void> => {
  const ref = windowOf(endpoint, caller);
  const count = async (transaction: Transaction): Promise<void> => {
    const window = (await transaction.get(ref)).data() as Window | undefined;
    const now = Date.now();
    if (!window || window.endsAt.toMillis() <= now) {
      transaction.set(ref, { endpoint, calls: 1, endsAt: Timestamp.fromMillis(now + limit.seconds * 1000) });
      return;
    }
    if (window.calls >= limit.calls) {
      const retryAfterSeconds = Math.ceil((window.endsAt.toMillis() - now) / 1000);
      throw new AppError(429, 'request.tooMany', { retryAfterSeconds });
    }
    transaction.update(ref, { calls: window.calls + 1 });
  };
  await inTurn(ref.id, () => transact(count));
};

/** The inbox that an address leads to, as it is compared: what follows a plus is the owner's to choose. */
export const inboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** What a request says in a field such as `body.email`, as it is compared; empty where it says nothing. */
const valueIn = (parts: Asked, place: string): string => {
  const path = place.split('.');
  const held = path.reduce<unknown>(
    (record, field) => (record as Readonly<Record<string, unknown>> | undefined)?.[field],
    parts,
  );
  const value = String(held ?? '');
  return path.at(-1) === 'email' ? inboxOf(value) : value.toLowerCase();
};

/** The same for all calls about one record or link, whoever makes them. 429 once their window is full. */
export const countRecordCall = async (endpoint: string, parts: Asked, limit: RecordLimit): Promise<void> => {
  const values = limit.by.map((place) => [place, valueIn(parts, place)]);
  // What is left out of a request is about no record.
  if (values.every(([, value]) => value === '')) return;
  await countCall(endpoint, JSON.stringify(values), limit);
};
