import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { Consent } from '@domain/privacy/consents.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const consents = collection<Consent>('consents');

export const newConsentId = consents.newId;

/** Returns a person's given and withdrawn consents, latest first; reads at most `limit` documents. */
export const findConsents = async (
  userId: string,
  after: { readonly at: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Consent[]> => {
  const query = consents.ref
    .where('userId', '==', userId)
    .orderBy('at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return consents.find(after ? query.startAfter(after.at, after.id) : query);
};
