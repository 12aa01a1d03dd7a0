import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { requireAgency } from '../../auth/invitations/talent-invites.ts';
import { queueInvite } from '../../outgoing/mail/queue-invite.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { buildInvite } from '../../work/collections/talent-invites.ts';
import { createInvite } from '../../work/records/talent-invites.ts';
import { operation } from '../../work/unit/operation.ts';
import { findInvitableTalent } from './invitable.ts';
import { requireEngineer } from './require-engineer.ts';

/** Invites a talent by mail; a named engineer gets their first ticket. 409 for a talent of this agency, and for an account without the talent role. */
export const inviteTalent = operation('talents.invite', async ({ work, caller, body: values }) => {
  const agency = await requireAgency(getAgency(caller));
  const email = values.email.toLowerCase();
  await requireMainLanguage(values.language, 'language');

  const account = await findAccount(email);
  const talent = await findInvitableTalent(agency.id, email, account, work);
  await requireEngineer(agency.id, values.engineer, work);

  const invite = buildInvite(agency.id, { ...values, email }, talent?.id ?? null);
  createInvite(work, invite, caller.realUid);
  queueInvite(work, `talent-invite_${invite.id}`, invite, agency);
  work.audit({ subject: `selfServiceInvites/${invite.id}`, agencyId: agency.id }, null, invite);

  return serialise(invite);
});
