import type { Operation } from '../../../operation.ts';
import { sendScript } from '../../../storage/send-script.ts';
import { filesAccess } from './file-rights.ts';

/** Sends the PDF of a session's script to readers of its material. 404 without one. */
export const sendSessionScript: Operation<'sessions.script'> = async ({
  caller,
  params: { id },
  response,
}) => {
  const { session } = await filesAccess(caller, id);
  return sendScript(session, response);
};
