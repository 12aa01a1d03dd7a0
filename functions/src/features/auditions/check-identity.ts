import { AppError } from '../../platform/errors/app-error.ts';
import { findAuditionInvite } from '../../work/collections/audition-invites.ts';
import { signToken } from '../../work/tokens/tokens.ts';
import { UPLOAD_TOKEN_MS } from './link-access.ts';
import { recordOpening } from './record-opening.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Exchanges the invited address for an upload token. Unknown link and unknown address get the same 404. Records that a person opened the request. */
export const checkIdentity = operationInSteps(
  'auditions.identity',
  async ({ step, body: { email, urlIdentifier } }) => {
    const invite = await findAuditionInvite(urlIdentifier, email);
    if (!invite) throw new AppError(404, 'identity.notInvited', { property: 'email' });
    await recordOpening(step, invite.id);
    return {
      jwtToken: await signToken(
        { kind: 'audition-upload', subject: invite.id, version: invite.linkVersion },
        Date.now() + UPLOAD_TOKEN_MS,
      ),
    };
  },
);
