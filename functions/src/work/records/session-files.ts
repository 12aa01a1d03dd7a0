import type { Transaction } from 'firebase-admin/firestore';
import { SESSION_FILES_MAX, type SessionFile, type SessionFileKind } from '@domain/sessions/session-files.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';

const files = collection<SessionFile>('sessionFiles');

export const newSessionFileId = files.newId;

export const readSessionFile = files.get;

export const findSessionFiles = async (
  sessionId: string,
  transaction?: Transaction,
): Promise<readonly SessionFile[]> => {
  const query = files.ref.where('sessionId', '==', sessionId).limit(SESSION_FILES_MAX);
  return files.find(query, transaction);
};

/** Counts a session's recordings and final files: one read. */
export const countRecordings = (sessionId: string): Promise<number> =>
  countDocuments(
    files.ref
      .where('sessionId', '==', sessionId)
      .where('kind', 'in', ['take', 'deliverable'] satisfies SessionFileKind[]),
  );

export const createSessionFile = files.create;

export const deleteSessionFile = files.delete;
