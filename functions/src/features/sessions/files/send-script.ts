import type { Operation } from '../../../work/operation.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getRoleScriptPath } from '../../../work/collections/session-roles.ts';
import { sendScriptTo } from '../../../outgoing/documents/send-script-to.ts';
import { readCallerAsReader } from '../../../auth/access/script-reader.ts';
import { getFilesAccess } from './file-rights.ts';
import { findRoleScript } from './find-role-script.ts';

/** Sends the PDF of a session's script, of the named role or else of the first, to readers of its material. 404 without one. */
export const sendSessionScript: Operation<'sessions.script'> = async ({
  caller,
  params: { id },
  query: { voiceId },
  response,
}) => {
  const { session, lockedScripts } = await getFilesAccess(caller, id);
  const { role, script } = findRoleScript(session, voiceId);
  if (lockedScripts.has(script.auditionId)) throw new AppError(403, 'audition.confidential');

  const { auditionId, isPrivate = false } = script;
  const sent = { ...session, auditionId, isPrivate, scriptPath: getRoleScriptPath(session, role) };
  return sendScriptTo(() => readCallerAsReader(caller, session), sent, response);
};
