import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findAuditionInvite } from '../../work/records/audition-invites.ts';
import { signToken } from '../../rights/tokens/tokens.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';
import { recordOpening } from './record-opening.ts';

/** Exchanges the invited address for an upload token. Unknown link and unknown address get the same 404. Records that a person opened the request. */
export const checkIdentity: Operation<'auditions.identity'> = async ({ body: { email, urlIdentifier } }) => {
  const invite = await findAuditionInvite(urlIdentifier, email);
  if (!invite) throw new AppError(404, 'identity.notInvited', { property: 'email' });
  await recordOpening(invite.id);
  return {
    jwtToken: await signToken(
      { kind: 'audition-upload', subject: invite.id, version: invite.linkVersion },
      Date.now() + UPLOAD_TOKEN_MS,
    ),
  };
};
