import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { collectionOf } from '../firestore/db.ts';

const retiredLink = (urlIdentifier: string) =>
  collectionOf('retiredLinks').doc(createHash('sha256').update(urlIdentifier).digest('hex'));

/** Remembers that a casting's address was taken back, so that whoever has it is told so. */
export const retireLink = (
  transaction: Transaction,
  { urlIdentifier, agencyId, companyId, projectId, id: castingId }: Casting,
): void => {
  const retiredAt = Timestamp.now();
  transaction.set(retiredLink(urlIdentifier), { agencyId, companyId, projectId, castingId, retiredAt });
};

/** Whether an address was a casting's once. */
export const isRetired = async (urlIdentifier: string): Promise<boolean> =>
  (await retiredLink(urlIdentifier).get()).exists;
