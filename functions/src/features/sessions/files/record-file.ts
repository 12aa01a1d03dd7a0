import { Timestamp } from 'firebase-admin/firestore';
import {
  FILE_EXTENSIONS,
  SESSION_FILES_MAX,
  TYPES_BY_KIND,
  type SessionFile,
  type SessionFileKind,
  type SessionFileType,
  type SessionFileView,
} from '@domain/sessions/session-files.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireState } from '../../../platform/errors/require-state.ts';
import { requireActiveProject, readProject } from '../../../work/collections/projects.ts';
import { recordingSessions } from '../../../work/collections/recording-sessions.ts';
import { sessionFiles, findSessionFiles, newSessionFileId } from '../../../work/collections/session-files.ts';
import { discardFile } from '../../../platform/storage/files.ts';
import { getFileName } from '../../../work/text/file-name.ts';
import type { Step } from '../../../work/unit/operation.ts';
import { getAddableKinds, getFilesAccess, getSide } from './file-rights.ts';
import { presentFile } from './present-file.ts';
import type { Work } from '../../../work/unit/work.ts';

/** Returns the session, if the caller may add this kind of file; 403 for other readers, 409 once cancelled. */
export const requireSessionOpenTo = async (
  caller: Caller,
  id: string,
  kind: SessionFileKind,
  work?: Work,
): Promise<RecordingSession> => {
  const { session } = await getFilesAccess(caller, id, work);
  requireActiveProject(await readProject(session.projectId, work));
  requireState(sessionTransitions.addFile, getSessionStage(session, Date.now()));
  if (!getAddableKinds(caller, session).some((text) => text === kind))
    throw new AppError(403, 'auth.forbidden');
  return session;
};

/** Returns the type if a file of this kind may have it; 415 otherwise. */
export const refuseOtherType = (
  kind: SessionFileKind,
  type: SessionFileType | undefined,
): SessionFileType => {
  if (type && TYPES_BY_KIND[kind].includes(type)) return type;
  const endings = TYPES_BY_KIND[kind]
    .map((text) => FILE_EXTENSIONS[text][0]?.slice(1).toUpperCase())
    .join(', ');
  throw new AppError(415, 'file.otherType', { property: 'file', values: { endings } });
};

/** A stored file without a record yet. */
type StoredFile = Pick<SessionFile, 'kind' | 'name' | 'size' | 'contentType' | 'sha256' | 'storagePath'>;

/** Records a stored file with its session; deletes the file on failure. */
export const recordFile = async (
  step: Step,
  caller: Caller,
  sessionId: string,
  { kind, name: fileName, size, contentType, sha256, storagePath }: StoredFile,
): Promise<SessionFileView> => {
  const id = newSessionFileId();
  try {
    return await step(
      async (work) => {
        const session = await requireSessionOpenTo(caller, sessionId, kind, work);
        const present = await findSessionFiles(sessionId, work);
        if (present.length >= SESSION_FILES_MAX)
          throw new AppError(409, 'file.tooMany', { values: { max: SESSION_FILES_MAX } });

        const { agencyId, companyId, projectId, filesRevision = 0 } = session;

        const added: SessionFile = {
          id,
          agencyId,
          companyId,
          projectId,
          sessionId,
          kind,
          contentType,
          sha256,
          storagePath,
          name: getFileName(fileName, FILE_EXTENSIONS[contentType]),
          size,
          side: getSide(caller, session),
          uploadedBy: caller.uid,
          uploadedAt: Timestamp.now(),
        };

        work.create(sessionFiles, added);
        work.updateById(recordingSessions, sessionId, { filesRevision: filesRevision + 1 });

        const { storagePath: _path, ...after } = added;
        work.audit({ subject: `sessionFiles/${id}`, agencyId }, null, after);

        return presentFile(caller, session, added, new Map([[caller.uid, caller.user.displayName]]));
      },
      { action: 'sessions.addFile' },
    );
  } catch (error) {
    // After a lost response the commit's result is unknown: the file stays for a repeat or the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
};
