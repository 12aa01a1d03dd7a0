import type { IdentityValues } from '@domain/auditions/auditions.schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { signToken } from '../../../tokens/tokens.ts';
import { findInvite } from '../store.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';

/** Trades the address that a mailed link went to for a token that may upload. Unknown link, unknown address: one 404. */
export const checkIdentity = async ({ email, urlIdentifier }: IdentityValues): Promise<string> => {
  const invite = await findInvite(urlIdentifier, email);
  if (!invite) throw new AppError(404, 'identity.notInvited', { property: 'email' });
  return signToken(
    { kind: 'audition-upload', subject: invite.id, version: invite.linkVersion },
    Date.now() + UPLOAD_TOKEN_MS,
  );
};
