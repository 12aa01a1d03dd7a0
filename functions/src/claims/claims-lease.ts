import { setTimeout as sleep } from 'node:timers/promises';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { AppError, notFound } from '../http/app-error.ts';

/** After this long a change that never ended is taken for dead; a change takes well below a second. */
const LEASE_MS = 15_000;
const WAIT_MS = 8000;
const POLL_MS = 100;

const recordOf = (uid: string) => db().collection('users').doc(uid);

const take = (uid: string): Promise<Timestamp | undefined> =>
  transact(async (transaction) => {
    const record = await transaction.get(recordOf(uid));
    if (!record.exists) throw notFound();
    const taken = record.get('claimsLeaseEndsAt') as Timestamp | undefined;
    if (taken && taken.toMillis() > Date.now()) return undefined;
    const endsAt = Timestamp.fromMillis(Date.now() + LEASE_MS);
    transaction.update(record.ref, { claimsLeaseEndsAt: endsAt });
    return endsAt;
  });

const release = async (uid: string, endsAt: Timestamp): Promise<void> =>
  transact(async (transaction) => {
    const record = await transaction.get(recordOf(uid));
    const held = record.get('claimsLeaseEndsAt') as Timestamp | undefined;
    if (held?.isEqual(endsAt)) transaction.update(record.ref, { claimsLeaseEndsAt: FieldValue.delete() });
  });

/** Gives the lease back in the transaction that ends the change; fails it when somebody else has it by now. */
export type Settle = (transaction: Transaction, record: Readonly<Record<string, unknown>>) => Promise<void>;

/**
 * Carries out one change of an account's claims at a time. Claims are not in the database, so its transactions alone
 * cannot keep two changes apart: both would read the same claims, and the later would undo the earlier.
 */
export const oneAtATime = async <Result>(
  uid: string,
  change: (settle: Settle) => Promise<Result>,
): Promise<Result> => {
  const giveUpAt = Date.now() + WAIT_MS;
  let endsAt = await take(uid);
  while (!endsAt) {
    if (Date.now() > giveUpAt) throw new AppError(409, 'request.inProgress', { retryAfterSeconds: 2 });
    await sleep(POLL_MS);
    endsAt = await take(uid);
  }
  const mine = endsAt;
  try {
    return await change(async (transaction, fields) => {
      const record = await transaction.get(recordOf(uid));
      const held = record.get('claimsLeaseEndsAt') as Timestamp | undefined;
      if (!held?.isEqual(mine)) throw new AppError(409, 'request.inProgress', { retryAfterSeconds: 2 });
      transaction.update(record.ref, { ...fields, claimsLeaseEndsAt: FieldValue.delete() });
    });
  } catch (error) {
    await release(uid, mine);
    throw error;
  }
};
