import type { Transaction } from 'firebase-admin/firestore';
import type { Seal } from '@domain/sessions/seals.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const seals = () => collectionRef('seals');

/** The seal of the file with a hash; undefined: this platform has sealed no such file. */
export const readSeal = async (sha256: string): Promise<Seal | undefined> =>
  toRecord<Seal>(await seals().doc(sha256).get());

/** Remembers a seal for good, in the transaction that writes down the file it is on. */
export const keepSeal = (transaction: Transaction, seal: Seal): void => {
  transaction.set(seals().doc(seal.id), withoutId(seal));
};
