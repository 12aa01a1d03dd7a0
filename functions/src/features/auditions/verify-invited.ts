import type { Operation } from '../../work/operation.ts';
import { findAuditionInvite } from '../../work/collections/audition-invites.ts';

export const verifyInvited: Operation<'auditions.verify'> = async ({ params }) => ({
  valid: (await findAuditionInvite(params.urlIdentifier, params.email)) !== undefined,
});
