import { SESSION_FILES_MAX, type SessionFile, type SessionFileKind } from '@domain/sessions/session-files.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const sessionFiles = collection<SessionFile>('sessionFiles');

export const newSessionFileId = sessionFiles.newId;

export const readSessionFile = sessionFiles.get;

export const findSessionFiles = async (sessionId: string, work?: Work): Promise<readonly SessionFile[]> => {
  const query = sessionFiles.ref.where('sessionId', '==', sessionId).limit(SESSION_FILES_MAX);
  return sessionFiles.find(query, work);
};

/** Counts a session's recordings and final files: one read. */
export const countRecordings = (sessionId: string): Promise<number> =>
  countDocuments(
    sessionFiles.ref
      .where('sessionId', '==', sessionId)
      .where('kind', 'in', ['take', 'deliverable'] satisfies SessionFileKind[]),
  );
