import type { SessionFile, SessionFileView } from '@domain/sessions/session-files.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { mayRemove } from './file-rights.ts';

/** Presents a file to a reader. `names`: visible names, by uid. */
export const presentFile = (
  caller: Caller,
  session: RecordingSession,
  file: SessionFile,
  names: ReadonlyMap<string, string>,
): SessionFileView => {
  const { id, kind, name, size, contentType, sha256, side, uploadedBy, uploadedAt, sound } = file;

  return {
    id,
    kind,
    name,
    size,
    contentType,
    sha256,
    side,
    uploadedBy: names.get(uploadedBy) ?? null,
    uploadedAt: new Date(uploadedAt.toMillis()).toISOString(),
    ...(sound === undefined ? {} : { sound }),
    isRemovable: mayRemove(caller, session, file),
  };
};
