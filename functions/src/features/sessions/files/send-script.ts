import { getSessionRoles } from '@domain/sessions/sessions.ts';
import type { Operation } from '../../../work/operation.ts';
import { getRoleScriptPath } from '../../../work/records/session-roles.ts';
import { sendScriptTo } from '../../../outgoing/documents/send-script-to.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { readCallerAsReader } from '../../../rights/access/script-reader.ts';
import { getFilesAccess } from './file-rights.ts';

/** Sends the PDF of a session's script, of the named role or else of the first, to readers of its material. 404 without one. */
export const sendSessionScript: Operation<'sessions.script'> = async ({
  caller,
  params: { id },
  query: { voiceId },
  response,
}) => {
  const { session } = await getFilesAccess(caller, id);
  const roles = getSessionRoles(session);
  const role = voiceId === undefined ? roles[0] : roles.find((one) => one.voiceId === voiceId);
  if (!role?.script) throw notFound();
  const { auditionId, isPrivate = false } = role.script;
  const script = { ...session, auditionId, isPrivate, scriptPath: getRoleScriptPath(session, role) };
  return sendScriptTo(() => readCallerAsReader(caller, session), script, response);
};
