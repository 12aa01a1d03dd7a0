import type { Transaction } from 'firebase-admin/firestore';
import { db } from './db.ts';

/**
 * Carries one change out as a transaction: all of it or nothing. Every change of the API goes through here. `change` may
 * run more than once and must therefore do nothing but read and write by the transaction; reads come before writes.
 */
export const transact = <Result>(change: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  db().runTransaction(change);
