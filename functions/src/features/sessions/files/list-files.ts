import type { Operation } from '../../../operation.ts';
import { filesOfSession } from '../../../records/session-files.ts';
import { readUsers } from '../../../records/users.ts';
import { addableBy, filesAccess } from './file-rights.ts';
import { toldFile } from './told-file.ts';

/** Files of a session that the caller may know of, the last first. */
export const listFiles: Operation<'sessions.files'> = async ({ caller, params: { id } }) => {
  const { session, kinds } = await filesAccess(caller, id);
  const known = (await filesOfSession(id)).filter(({ kind }) => kinds.includes(kind));
  const users = await readUsers([...new Set(known.map(({ uploadedBy }) => uploadedBy))]);
  const names = new Map(users.flatMap((user) => (user ? [[user.id, user.displayName] as const] : [])));
  return {
    files: [...known]
      .sort((one, other) => other.uploadedAt.toMillis() - one.uploadedAt.toMillis())
      .map((file) => toldFile(caller, session, file, names)),
    addable: addableBy(caller, session),
  };
};
