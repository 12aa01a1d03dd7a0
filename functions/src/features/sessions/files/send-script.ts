import type { Operation } from '../../../operation.ts';
import { sendScript } from '../../../storage/send-script.ts';
import { filesAccess } from './file-rights.ts';

/** Sends the PDF of the script that a session records, to whoever may know of its materials. 404 when there is none. */
export const sendSessionScript: Operation<'sessions.script'> = async ({
  caller,
  params: { id },
  response,
}) => {
  const { session } = await filesAccess(caller, id);
  return sendScript(session, response);
};
