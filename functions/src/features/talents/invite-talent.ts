import { getAgency } from '../../access/caller.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccount } from '../../identity/accounts.ts';
import { existingAgency } from '../../invitations/of-talent.ts';
import { queueInvite } from '../../mail/queue-invite.ts';
import type { Operation } from '../../operation.ts';
import { requireMainLanguage } from '../../records/languages.ts';
import { createInvite, newInvite } from '../../records/talent-invites.ts';
import { invitableTalent } from './invitable.ts';
import { requireEngineer } from './require-engineer.ts';

/**
 * Invites a talent to the caller's agency by mail: newcomers to sign up, talents of other agencies to accept. A named
 * engineer gets their first ticket. 409 for a talent of this agency, and for an account without the talent role.
 */
export const inviteTalent: Operation<'talents.invite'> = async ({ caller, body: values }) => {
  const agency = await existingAgency(getAgency(caller));
  const email = values.email.toLowerCase();
  await requireMainLanguage(values.language, 'language');
  const account = await findAccount(email);
  return transact(async (transaction) => {
    const talent = await invitableTalent(agency.id, email, account, transaction);
    await requireEngineer(agency.id, values.engineer, transaction);
    const invite = newInvite(agency.id, { ...values, email }, talent?.id ?? null);
    createInvite(transaction, invite, caller.realUid);
    queueInvite(transaction, `talent-invite_${invite.id}`, invite, agency);
    recordAudit(transaction, caller, {
      agencyId: agency.id,
      action: 'talents.invite',
      subject: `selfServiceInvites/${invite.id}`,
      before: null,
      after: invite,
    });
    return serialise(invite);
  });
};
