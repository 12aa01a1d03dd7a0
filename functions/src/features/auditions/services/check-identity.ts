import type { AuditionInvite } from '@domain/auditions/auditions.ts';
import type { IdentityValues } from '@domain/auditions/auditions.schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { readToken, signToken } from '../../../tokens/tokens.ts';
import { findInvites } from '../store.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';

/** The record a mailed link names, if the page was opened from one that still holds. */
const namedBy = async (token: string | undefined): Promise<string | undefined> => {
  if (!token) return undefined;
  try {
    return (await readToken(token, ['audition-invite'])).subject;
  } catch {
    // An old or damaged link does not matter here: the address alone finds the request.
    return undefined;
  }
};

const isWaiting = (invite: AuditionInvite): boolean => invite.storagePath === null;

/**
 * Trades the invited address for a token that may upload. With several requests in one casting it is the one the link
 * names, else one that waits. Unknown casting and unknown address get the same 404.
 */
export const checkIdentity = async ({ email, urlIdentifier, token }: IdentityValues): Promise<string> => {
  const [invites, named] = await Promise.all([
    findInvites(urlIdentifier, email.toLowerCase()),
    namedBy(token),
  ]);
  const invite = invites.find(({ id }) => id === named) ?? invites.find(isWaiting) ?? invites[0];
  if (!invite) throw new AppError(404, 'identity.notInvited', { property: 'email' });
  return signToken(
    { kind: 'audition-upload', subject: invite.id, version: invite.linkVersion },
    Date.now() + UPLOAD_TOKEN_MS,
  );
};
