import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { queueEngineerInvite } from '../../auth/invitations/engineer-invites.ts';
import { readAgencies } from '../../work/collections/agencies.ts';
import { makeEngineerInviteId } from '../../work/collections/engineer-invites.ts';
import { createEngineerInvite } from '../../work/records/engineer-invites.ts';
import { readEngineer } from '../../work/collections/engineers.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { readMembership } from '../../work/collections/memberships.ts';
import { operation } from '../../work/unit/operation.ts';

/** 409 for an account without the engineer role, and for an engineer this agency has engaged or excludes. */
const refuseUnlessInvitable = async (address: string, agencyId: string): Promise<void> => {
  const account = await findAccount(address);
  if (!account) return;
  const { uid } = account;
  const [engineer, membership] = await Promise.all([
    readEngineer(uid),
    readMembership(agencyId, uid, 'engineer'),
  ]);
  if (!engineer) throw new AppError(409, 'account.exists', { property: 'email' });
  if (membership) throw new AppError(409, 'engineer.inAgency', { property: 'email' });
};

/** Invites an engineer to the caller's agency by mail: newcomers register, engineers of other agencies accept. The response doesn't reveal which. */
export const inviteEngineer = operation('engineers.invite', async ({ work, caller, body: values }) => {
  const [agency] = await readAgencies([getAgency(caller)]);
  if (!agency) throw notFound();

  const { name, lastName, language } = values;
  const email = values.email.toLowerCase();
  await requireMainLanguage(language, 'language');

  const agencyId = agency.id;
  await refuseUnlessInvitable(email, agencyId);

  const id = work.once(makeEngineerInviteId);
  const invite: EngineerInvite = { id, agencyId, name, lastName, email, language, usedBy: null };

  createEngineerInvite(work, invite, caller.realUid);
  queueEngineerInvite(work, `engineer-invite_${id}`, invite, agency);
  work.audit({ subject: `engineerInvites/${id}`, agencyId }, null, invite);

  return invite;
});
