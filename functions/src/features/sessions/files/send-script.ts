import { getSessionRoles } from '@domain/sessions/sessions.ts';
import type { Operation } from '../../../work/operation.ts';
import { getRoleScriptPath } from '../../../work/records/session-roles.ts';
import { sendScript } from '../../../platform/storage/send-script.ts';
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
  return sendScript(role && { scriptPath: getRoleScriptPath(session, role) }, response);
};
