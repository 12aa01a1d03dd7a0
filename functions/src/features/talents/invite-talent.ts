import type { Agency } from '@domain/agencies/agencies.ts';
import { countCall, inboxOf } from '../../access/rate-limit.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { apartFromCall } from '../../firestore/call-steps.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { findAccount } from '../../identity/accounts.ts';
import { isQueued } from '../../mail/outbox.ts';
import { queueInvite } from '../../mail/queue-invite.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { requireMainLanguage } from '../../records/languages.ts';
import { createInvite, newInvite, readInvite } from '../../records/talent-invites.ts';
import { invitableTalent } from './invitable.ts';
import { asAgency } from './invite-access.ts';
import { requireEngineer } from './require-engineer.ts';

/** Within one of these spans an invitation is mailed once, however often it is asked for. In milliseconds. */
const SPAN_MS = 60_000;

/** Invitations sent again to one address, whoever sends them: nobody's inbox is filled by many that go out at once. */
export const RESENDS = { calls: 10, seconds: 3600 };

/** An agency's record; 404 where there is none. */
export const existingAgency = async (id: string): Promise<Agency> => {
  const agency = await readAgency(id);
  if (!agency) throw notFound();
  return agency;
};

/**
 * Invites somebody to the agency the caller acts in, and mails them: a newcomer is led to the sign-up, a talent of
 * another agency to the invitation. An engineer who is named gets their first ticket. 409 for a talent of this agency, and for an address whose account is no talent's.
 */
export const inviteTalent: Operation<'talents.invite'> = async ({ caller, body: values }) => {
  const agency = await existingAgency(agencyOf(caller));
  const email = values.email.toLowerCase();
  await requireMainLanguage(values.language, 'language');
  const account = await findAccount(email);
  return transact(async (transaction) => {
    const talent = await invitableTalent(agency.id, email, account, transaction);
    await requireEngineer(agency.id, values.engineer, transaction);
    const invite = newInvite(agency.id, { ...values, email }, talent?.id ?? null);
    createInvite(transaction, invite);
    queueInvite(transaction, `talent-invite_${invite.id}`, invite, agency);
    recordAudit(transaction, caller, {
      agencyId: agency.id,
      action: 'talents.invite',
      subject: `selfServiceInvites/${invite.id}`,
      before: null,
      after: invite,
    });
    return serialised(invite);
  });
};

/**
 * Mails an invitation again, at most once a minute. 409 when it was accepted, 403 for whom it is for, 429 when the
 * address was written to often.
 */
export const resendInvite = async (caller: Caller, id: string): Promise<void> => {
  const { agencyId, email } = asAgency(caller, await readInvite(id));
  const agency = await existingAgency(agencyId);
  await apartFromCall(() => countCall('talents.resendInvite', inboxOf(email), RESENDS));
  await transact(async (transaction) => {
    const invite = asAgency(caller, await readInvite(id, transaction));
    if (invite.status !== 'sent') throw new AppError(409, 'invitation.used');
    const mailId = `talent-invite_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, transaction)) return;
    queueInvite(transaction, mailId, invite, agency);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'talents.resendInvite',
      subject: `selfServiceInvites/${id}`,
      before: null,
      after: null,
    });
  });
};
