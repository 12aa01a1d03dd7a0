import { createHash, randomUUID } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { sessionFileTypeOf } from '@domain/sessions/session-file-type.ts';
import {
  ENDINGS,
  SESSION_FILES_MAX,
  TYPES_OF_KIND,
  WORD_TYPE,
  type SessionFile,
  type SessionFileKind,
  type SessionFileType,
} from '@domain/sessions/session-files.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../../access/caller.ts';
import { isWordFile } from '../../../documents/word-file.ts';
import { AppError } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { takeStep } from '../../../firestore/call-steps.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { openProject, readProject } from '../../../records/projects.ts';
import { updateSession } from '../../../records/recording-sessions.ts';
import { createSessionFile, filesOfSession, newSessionFileId } from '../../../records/session-files.ts';
import { discardFile, saveFile } from '../../../storage/files.ts';
import { fileNameOf } from './file-name.ts';
import { addableBy, filesAccess, sideOf } from './file-rights.ts';
import { toldFile } from './told-file.ts';

/** The session, for whoever may add a file of this kind to it: 403 for others who see it, 409 once it is called off. */
const openTo = async (
  caller: Caller,
  id: string,
  kind: SessionFileKind,
  transaction?: Transaction,
): Promise<RecordingSession> => {
  const { session } = await filesAccess(caller, id, transaction);
  openProject(await readProject(session.projectId, transaction));
  if (session.state === 'cancelled') throw new AppError(409, 'session.over');
  if (!addableBy(caller, session).includes(kind)) throw new AppError(403, 'auth.forbidden');
  return session;
};

/** What the bytes are, by themselves. 415: nothing that a file of this kind can be. */
const typeFor = (kind: SessionFileKind, bytes: Buffer): SessionFileType => {
  const type = sessionFileTypeOf(bytes) ?? (isWordFile(bytes) ? WORD_TYPE : undefined);
  if (type && TYPES_OF_KIND[kind].includes(type)) return type;
  const endings = TYPES_OF_KIND[kind].map((one) => ENDINGS[one][0]?.slice(1).toUpperCase()).join(', ');
  throw new AppError(415, 'file.otherType', { property: 'file', values: { endings } });
};

/**
 * Adds a file to a session. It is looked at before it is stored, and its SHA-256 is that of the bytes that arrived: where the
 * sender had another one, something happened to it on its way (422).
 */
export const addFile: Operation<'sessions.addFile'> = async ({
  caller,
  params: { id: sessionId },
  body: { kind, sha256: sent },
  file,
}) => {
  // Nobody who may not has a file looked at.
  await openTo(caller, sessionId, kind);
  const { bytes, fileName } = await file();
  const contentType = typeFor(kind, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== sent) throw new AppError(422, 'file.changed', { property: 'file' });
  const storagePath = await takeStep(async () => {
    const path = `sessions/${sessionId}/${randomUUID()}`;
    await saveFile(path, bytes, contentType);
    return path;
  });
  const id = newSessionFileId();
  try {
    return await transact(async (transaction) => {
      const session = await openTo(caller, sessionId, kind, transaction);
      const others = await filesOfSession(sessionId, transaction);
      if (others.length >= SESSION_FILES_MAX)
        throw new AppError(409, 'file.tooMany', { values: { max: SESSION_FILES_MAX } });
      const { agencyId, companyId, projectId, filesRevision = 0 } = session;
      const added: SessionFile = {
        ...{ id, agencyId, companyId, projectId, sessionId, kind, contentType, sha256, storagePath },
        name: fileNameOf(fileName, contentType),
        size: bytes.length,
        side: sideOf(caller, session),
        uploadedBy: caller.uid,
        uploadedAt: Timestamp.now(),
      };
      createSessionFile(transaction, added);
      updateSession(transaction, sessionId, { filesRevision: filesRevision + 1 });
      const { storagePath: _path, ...after } = added;
      recordAudit(transaction, caller, {
        agencyId,
        action: 'sessions.addFile',
        subject: `sessionFiles/${id}`,
        before: null,
        after,
      });
      return toldFile(caller, session, added, new Map([[caller.uid, caller.user.displayName]]));
    });
  } catch (error) {
    // Whether a commit holds whose answer was lost is not known: then the file stays, for a repeat or for the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
};
