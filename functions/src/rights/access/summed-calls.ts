import type { CallLimit } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { db } from '../../platform/firestore/db.ts';
import {
  createWindow,
  addToWindow,
  isOpen,
  getWindow,
  type Window,
} from '../../work/records/call-windows.ts';

/** How long an instance counts in memory before adding its sum to the window, in milliseconds. */
const SUM_MS = 5000;

/** This instance's uncommitted calls, by window. */
interface Sum {
  pending: number;
  addedAt: number;
  adding: boolean;
}

const sums = new Map<string, Sum>();

/** Beyond this number, unused sums are dropped. */
const SUMS_MAX = 5000;

const sumAmounts = (key: string): Sum => {
  const known = sums.get(key);
  if (known) return known;
  if (sums.size >= SUMS_MAX)
    for (const [name, { addedAt }] of sums) if (Date.now() - addedAt > 60_000) sums.delete(name);
  const sum: Sum = { pending: 0, addedAt: 0, adding: false };
  sums.set(key, sum);
  return sum;
};

const addSum = async (sum: Sum, endpoint: string, caller: string, limit: CallLimit): Promise<void> => {
  const calls = sum.pending;
  sum.adding = true;
  sum.addedAt = Date.now();
  try {
    await db().runTransaction(async (transaction) => {
      const ref = getWindow(endpoint, caller);
      const stored = (await transaction.get(ref)).data() as Window | undefined;
      const window = isOpen(stored) ? stored : createWindow(endpoint, limit);
      transaction.set(ref, addToWindow(window, calls, limit, undefined));
    });
    sum.pending -= calls;
  } finally {
    sum.adding = false;
  }
};

/**
 * Counts a call in a window of more than one call per second. Each instance adds its sum every few seconds, so calls don't write
 * a document each. Instances see each other's calls after that delay. 429 with the seconds to wait once the window is full.
 */
export const countSummed = async (endpoint: string, caller: string, limit: CallLimit): Promise<void> => {
  const ref = getWindow(endpoint, caller);
  const sum = sumAmounts(ref.id);
  const stored = (await ref.get()).data() as Window | undefined;
  if (isOpen(stored) && stored.calls + sum.pending >= limit.calls) {
    const retryAfterSeconds = Math.ceil((stored.endsAt.toMillis() - Date.now()) / 1000);
    throw new AppError(429, 'request.tooMany', { retryAfterSeconds });
  }
  sum.pending += 1;
  if (!sum.adding && Date.now() - sum.addedAt >= SUM_MS) await addSum(sum, endpoint, caller, limit);
};
