import type { Operation } from '../../operation.ts';
import { findAuditionInvite } from '../../records/audition-invites.ts';

export const verifyInvited: Operation<'auditions.verify'> = async ({ params }) => ({
  valid: (await findAuditionInvite(params.urlIdentifier, params.email)) !== undefined,
});
