import type { Transaction } from 'firebase-admin/firestore';
import { SESSION_FILES_MAX, type SessionFile, type SessionFileKind } from '@domain/sessions/session-files.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { counted } from '../firestore/tally.ts';

const files = () => collectionRef('sessionFiles');

export const newSessionFileId = (): string => files().doc().id;

export const readSessionFile = async (
  id: string,
  transaction?: Transaction,
): Promise<SessionFile | undefined> => {
  const ref = files().doc(id);
  return toRecord<SessionFile>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Files of a session, in no order. */
export const findSessionFiles = async (
  sessionId: string,
  transaction?: Transaction,
): Promise<readonly SessionFile[]> => {
  const query = files().where('sessionId', '==', sessionId).limit(SESSION_FILES_MAX);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((snapshot) => toRecord<SessionFile>(snapshot) ?? []);
};

/** How many recordings and final files a session has: one read. */
export const countRecordings = (sessionId: string): Promise<number> =>
  counted(
    files()
      .where('sessionId', '==', sessionId)
      .where('kind', 'in', ['take', 'deliverable'] satisfies SessionFileKind[]),
  );

export const createSessionFile = (transaction: Transaction, file: SessionFile): void => {
  transaction.create(files().doc(file.id), withoutId(file));
};

export const deleteSessionFile = (transaction: Transaction, id: string): void => {
  transaction.delete(files().doc(id));
};
