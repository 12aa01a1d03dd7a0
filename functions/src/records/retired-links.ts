import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collectionRef } from '../firestore/db.ts';

const retiredLinks = () => collectionRef('retiredLinks');

const retiredLink = (urlIdentifier: string) =>
  retiredLinks().doc(createHash('sha256').update(urlIdentifier).digest('hex'));

/** Records a revoked link's address, so its holders learn that it was revoked. */
export const retireLink = (
  transaction: Transaction,
  urlIdentifier: string,
  { agencyId, companyId, projectId, castingId }: LinkOwner,
): void => {
  const retiredAt = Timestamp.now();
  transaction.set(retiredLink(urlIdentifier), { agencyId, companyId, projectId, castingId, retiredAt });
};

export const isRetired = async (urlIdentifier: string): Promise<boolean> =>
  (await retiredLink(urlIdentifier).get()).exists;
