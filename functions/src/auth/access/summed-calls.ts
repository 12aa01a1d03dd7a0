import { Timestamp } from 'firebase-admin/firestore';
import type { CallLimit } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { db } from '../../platform/firestore/db.ts';
import {
  createWindow,
  addToWindow,
  isOpen,
  getWindow,
  type Window,
} from '../../work/collections/call-windows.ts';

/** How long an instance counts in memory before adding its sum to the window, in milliseconds. */
const SUM_MS = 5000;
/** Time between two additions of any instances, however many run: Firestore takes about one write a second on a document. */
const TURN_MS = 1000;

/** This instance's uncommitted calls, by window. */
interface Sum {
  pending: number;
  addedAt: number;
  adding: boolean;
}

/** Beyond this number, unused sums are dropped. */
const SUMS_MAX = 5000;

const isFree = (window: Window | undefined): boolean =>
  !isOpen(window) || Date.now() - (window.addedAt?.toMillis() ?? 0) >= TURN_MS;

/** Adds an instance's sum, unless another instance has just added its own. */
const addSum = async (sum: Sum, endpoint: string, caller: string, limit: CallLimit): Promise<void> => {
  const calls = sum.pending;

  sum.adding = true;

  try {
    const isAdded = await db().runTransaction(async (transaction) => {
      const ref = getWindow(endpoint, caller);
      const stored = (await transaction.get(ref)).data() as Window | undefined;
      if (!isFree(stored)) return false;
      const window = isOpen(stored) ? stored : createWindow(endpoint, limit);
      transaction.set(ref, {
        ...addToWindow(window, calls, limit, undefined),
        addedAt: Timestamp.now(),
      });
      return true;
    });
    if (!isAdded) return;

    sum.pending -= calls;
    sum.addedAt = Date.now();
  } finally {
    sum.adding = false;
  }
};

type CountCall = (endpoint: string, caller: string, limit: CallLimit) => Promise<void>;

/** Returns the counter of an instance, with its sums in memory. */
export const createSummedCounter = (): CountCall => {
  const sums = new Map<string, Sum>();

  const getSum = (key: string): Sum => {
    const current = sums.get(key);
    if (current) return current;
    if (sums.size >= SUMS_MAX)
      for (const [name, { addedAt }] of sums) if (Date.now() - addedAt > 60_000) sums.delete(name);
    const sum: Sum = { pending: 0, addedAt: 0, adding: false };
    sums.set(key, sum);
    return sum;
  };

  return async (endpoint, caller, limit) => {
    const ref = getWindow(endpoint, caller);
    const sum = getSum(ref.id);
    const stored = (await ref.get()).data() as Window | undefined;
    if (isOpen(stored) && stored.calls + sum.pending >= limit.calls) {
      const retryAfterSeconds = Math.ceil((stored.endsAt.toMillis() - Date.now()) / 1000);
      throw new AppError(429, 'request.tooMany', { retryAfterSeconds });
    }

    sum.pending += 1;
    if (!sum.adding && Date.now() - sum.addedAt >= SUM_MS && isFree(stored))
      await addSum(sum, endpoint, caller, limit);
  };
};

/**
 * Counts a call in a window of more than one call per second. Each instance adds its sum every few seconds, so calls don't write
 * a document each; many instances take turns. They see each other's calls after that delay. 429 with the seconds to wait once the window is full.
 */
export const countSummed = createSummedCounter();
