import type { Transaction } from 'firebase-admin/firestore';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

/** The connection check of a talent; undefined: there never was one. */
export const readConnectionSession = async (
  talentId: string,
  transaction?: Transaction,
): Promise<ConnectionSession | undefined> => {
  const ref = collectionRef('connectionSessions').doc(talentId);
  return toRecord<ConnectionSession>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeConnectionSession = (transaction: Transaction, session: ConnectionSession): void => {
  transaction.set(collectionRef('connectionSessions').doc(session.id), withoutId(session));
};
