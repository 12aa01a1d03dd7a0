import { addresses } from '@domain/navigation/addresses.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readAuditionInvite } from '../../work/collections/audition-invites.ts';
import { signToken } from '../../work/tokens/tokens.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';
import { readOwnEntry } from './own-entry.ts';
import { recordOpening } from './record-opening.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Returns the upload page for a signed-in talent, without identity check. 403 for an acting admin, because an upload is final. 410 when cancelled. */
export const createOwnLink = operationInSteps('auditions.ownLink', async ({ step, caller, params }) => {
  const entry = await readOwnEntry(caller, params.id);
  const { id } = entry;
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const invite = await readAuditionInvite(id);
  if (!invite) throw notFound('auditionEntries');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');
  await recordOpening(step, id);
  const link = { kind: 'audition-upload', subject: id, version: invite.linkVersion } as const;
  return { path: addresses.auditionUpload.href(await signToken(link, Date.now() + UPLOAD_TOKEN_MS)) };
});
