import { addresses } from '@domain/navigation/addresses.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readAuditionInvite } from '../../records/audition-invites.ts';
import { signToken } from '../../tokens/tokens.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';
import { readOwnEntry } from './own-entry.ts';

/**
 * Where a talent who is signed in hands an audition in: the page of the mailed link, without its identity check. What is
 * handed in there is final, so an admin who acts as the talent gets no such link (403). 410 when the request is cancelled.
 */
export const ownLink: Operation<'auditions.ownLink'> = async ({ caller, params }) => {
  const entry = await readOwnEntry(caller, params.id);
  const { id } = entry;
  if (caller.uid !== caller.realUid) throw new AppError(403, 'auth.forbidden');
  const invite = await readAuditionInvite(id);
  if (!invite) throw notFound('auditionEntries');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');
  const link = { kind: 'audition-upload', subject: id, version: invite.linkVersion } as const;
  return { path: addresses.auditionUpload.href(await signToken(link, Date.now() + UPLOAD_TOKEN_MS)) };
};
