import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { recordingSessions } from '../../../work/collections/recording-sessions.ts';
import { sessionFiles, readSessionFile } from '../../../work/collections/session-files.ts';
import { discardFile } from '../../../platform/storage/files.ts';
import { operationInSteps } from '../../../work/unit/operation.ts';
import { getFilesAccess, mayRemove } from './file-rights.ts';

/** Deletes a session's file permanently; the audit keeps its SHA-256. */
export const removeSessionFile = operationInSteps(
  'sessions.removeFile',
  async ({ step, caller, params: { id, fileId } }) => {
    const path = await step(async (work) => {
      const { session, kinds } = await getFilesAccess(caller, id, work);
      const file = await readSessionFile(fileId, work);
      if (file?.sessionId !== id || !kinds.includes(file.kind)) throw notFound();
      if (!mayRemove(caller, session, file)) throw new AppError(403, 'auth.forbidden');

      work.deleteById(sessionFiles, fileId);
      work.updateById(recordingSessions, id, { filesRevision: (session.filesRevision ?? 0) + 1 });

      const { storagePath, ...before } = file;
      work.audit({ subject: `sessionFiles/${fileId}`, agencyId: session.agencyId }, before, null);

      return storagePath;
    });

    await discardFile(path);

    return { id: fileId };
  },
);
