import { FieldPath, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Consent } from '@domain/privacy/consents.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const consents = () => collectionRef('consents');

/** A name that no consent has yet, for what can be agreed to and withdrawn again and again. */
export const newConsentId = (): string => consents().doc().id;

/** Creates a consent; fails the transaction when it exists. */
export const createConsent = (transaction: Transaction, consent: Consent): void => {
  transaction.create(consents().doc(consent.id), withoutId(consent));
};

/** Returns a person's given and withdrawn consents, latest first; reads at most `limit` documents. */
export const findConsents = async (
  userId: string,
  after: { readonly at: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Consent[]> => {
  const query = consents()
    .where('userId', '==', userId)
    .orderBy('at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  const found = await (after ? query.startAfter(after.at, after.id) : query).get();
  return found.docs.flatMap((snapshot) => toRecord<Consent>(snapshot) ?? []);
};
