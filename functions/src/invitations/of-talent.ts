import type { Agency } from '@domain/agencies/agencies.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Caller } from '../access/caller.ts';
import { countCall, inboxOf } from '../access/rate-limit.ts';
import { AppError, notFound } from '../errors/app-error.ts';
import { recordAudit } from '../firestore/audit.ts';
import { apartFromCall } from '../firestore/call-steps.ts';
import { transact } from '../firestore/transact.ts';
import { isQueued } from '../mail/outbox.ts';
import { queueInvite } from '../mail/queue-invite.ts';
import { readAgency } from '../records/agencies.ts';
import { deleteInviteTags } from '../records/invite-tags.ts';
import { prepareNote, sentAgain } from '../records/invitations.ts';
import { readInvite, prepareInviteChange } from '../records/talent-invites.ts';
import { asAgency } from './talent-access.ts';

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
 * Mails an invitation again, at most once a minute. 409 when it was accepted, 403 for whom it is for, 429 when the
 * address was written to often.
 */
export const resendInvite = async (caller: Caller, id: string): Promise<void> => {
  const { agencyId, email } = asAgency(caller, await readInvite(id));
  const agency = await existingAgency(agencyId);
  const inbox = inboxOf(email);
  await apartFromCall(() => countCall('talents.resendInvite', inbox, RESENDS, { agencyId, inbox }));
  await transact(async (transaction) => {
    const invite = asAgency(caller, await readInvite(id, transaction));
    if (invite.status !== 'sent') throw new AppError(409, 'invitation.used');
    const mailId = `talent-invite_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, transaction)) return;
    const note = await prepareNote(transaction, `selfServiceInvites/${id}`);
    queueInvite(transaction, mailId, invite, agency);
    note(sentAgain());
    recordAudit(transaction, caller, {
      agencyId,
      action: 'talents.resendInvite',
      subject: `selfServiceInvites/${id}`,
      before: null,
      after: null,
    });
  });
};

/** Withdraws an invitation, as its agency: its link opens nothing from then on. 409 once it was accepted. */
export const withdrawInvite = (caller: Caller, id: string): Promise<SelfServiceInvite> =>
  transact(async (transaction) => {
    const before = asAgency(caller, await readInvite(id, transaction));
    if (before.status === 'withdrawn') return before;
    if (before.status === 'accepted') throw new AppError(409, 'invitation.used');
    const change = await prepareInviteChange(transaction, id);
    const after: SelfServiceInvite = { ...before, status: 'withdrawn' };
    change({ status: 'withdrawn' });
    deleteInviteTags(transaction, id);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'talents.withdrawInvite',
      subject: `selfServiceInvites/${id}`,
      before: { status: before.status },
      after: { status: 'withdrawn' },
    });
    return after;
  });
