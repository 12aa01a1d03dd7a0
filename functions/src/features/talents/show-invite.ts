import type { InvitePrefill } from '@domain/talents/talent-invites.api.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBranded } from '../../work/collections/agencies.ts';
import { isUnused, readInvite } from '../../work/collections/talent-invites.ts';

/** Returns an invitation by link; 404 without one, or for sign-up when used. Changes nothing, because mail scanners open links too. */
const showInvite = async (id: string, purpose: 'process' | 'signUp'): Promise<InvitePrefill> => {
  const invite = await readInvite(id);
  if (!invite || invite.status === 'withdrawn' || (purpose === 'signUp' && !isUnused(invite)))
    throw notFound();
  const branded = await readBranded(invite.agencyId);
  if (!branded) throw notFound();
  const { agency, brand } = branded;
  const { name, lastName, email, language, status } = invite;
  const agencyView = { id: agency.id, slug: agency.slug, ...brand };
  return { id, name, lastName, email, language, status, agency: agencyView };
};

export const getInvite: Operation<'talents.getInvite'> = ({ params }) => showInvite(params.id, 'process');

export const inviteForSignUp: Operation<'talents.inviteForSignUp'> = ({ params }) =>
  showInvite(params.id, 'signUp');
