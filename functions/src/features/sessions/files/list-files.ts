import type { SessionFile } from '@domain/sessions/session-files.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { isStaffIn } from '../../../work/access/staff.ts';
import type { Operation } from '../../../work/operation.ts';
import { findSessionFiles } from '../../../work/collections/session-files.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { readCasting } from '../../../work/collections/castings.ts';
import { readUsers } from '../../../work/collections/users.ts';
import { getAddableKinds, getFilesAccess, type FilesAccess } from './file-rights.ts';
import { presentFile } from './present-file.ts';
import { presentRoleScripts, presentScript } from './present-script.ts';
import { readScriptClips } from './script-clips.ts';

/** Returns uploaders' names the reader may see: staff all, users their own, and the crew the engineer's, whom the session names. */
const findNames = async (
  caller: Caller,
  { session, kinds }: FilesAccess,
  files: readonly SessionFile[],
): Promise<ReadonlyMap<string, string>> => {
  if (isStaffIn(caller, session.agencyId)) {
    const users = await readUsers([...new Set(files.map(({ uploadedBy }) => uploadedBy))]);
    return new Map(users.flatMap((user) => (user ? [[user.id, user.displayName] as const] : [])));
  }
  const isCrew = kinds.includes('take');
  return new Map([
    ...(isCrew ? [[session.engineerId, session.engineerName] as const] : []),
    [caller.uid, caller.user.displayName],
  ]);
};

/** Returns who a session is for, its scripts and the files visible to the caller, latest first. */
export const listFiles: Operation<'sessions.files'> = async ({ caller, params: { id } }) => {
  const access = await getFilesAccess(caller, id);
  const { session, kinds, lockedScripts } = access;
  const [files, clips, casting, agency] = await Promise.all([
    findSessionFiles(id),
    readScriptClips(access),
    readCasting(session.castingId),
    readAgency(session.agencyId),
  ]);
  const visible = files.filter(({ kind }) => kinds.includes(kind) && lockedScripts.size === 0);
  const names = await findNames(caller, access, visible);

  return {
    origin: !kinds.includes('take')
      ? null
      : {
          companyName: casting?.project.companyName ?? '',
          brand: casting?.project.brand ?? '',
          agencyName: agency?.publicName ?? '',
        },
    script: presentScript(session.script, clips, lockedScripts),
    ...(session.roles ? { roleScripts: presentRoleScripts(session.roles, clips, lockedScripts) } : {}),
    files: [...visible]
      .sort((a, b) => b.uploadedAt.toMillis() - a.uploadedAt.toMillis())
      .map((file) => presentFile(caller, session, file, names)),
    addable: getAddableKinds(caller, session),
  };
};
