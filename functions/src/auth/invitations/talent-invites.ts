import type { Agency } from '@domain/agencies/agencies.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { createStep } from '../../work/unit/operation.ts';
import type { Caller } from '../../work/access/caller.ts';
import { countCall, toInbox } from '../access/rate-limit.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { runOutsideCall } from '../../platform/firestore/call-steps.ts';
import { isQueued } from '../../outgoing/mail/outbox.ts';
import { queueInvite } from '../../outgoing/mail/queue-invite.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { inviteTags } from '../../work/collections/invite-tags.ts';
import { toResent } from '../../work/collections/invitations.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import { readInvite } from '../../work/collections/talent-invites.ts';
import { changeListedInvite } from '../../work/records/talent-invites.ts';
import { requireAgencyInvite } from './talent-access.ts';

/** An invitation is mailed at most once per span, however many times requested. In milliseconds. */
const SPAN_MS = 60_000;

/** Rate limit of repeated invitations per address, across senders, so an inbox can't be flooded. */
export const RESENDS = { calls: 10, seconds: 3600 };

/** Returns an agency; 404 without one. */
export const requireAgency = async (id: string): Promise<Agency> => {
  const agency = await readAgency(id);
  if (!agency) throw notFound();
  return agency;
};

/** Mails an invitation again, at most once a minute. 409: accepted. 403: for its recipient. 429: rate limit of the address. */
export const resendInvite = async (caller: Caller, id: string): Promise<void> => {
  const { agencyId, email } = requireAgencyInvite(caller, await readInvite(id));
  const agency = await requireAgency(agencyId);
  const inbox = toInbox(email);

  await runOutsideCall(() => countCall('talents.resendInvite', inbox, RESENDS, { agencyId, inbox }));

  await createStep(
    caller,
    'talents.resendInvite',
  )(async (work) => {
    const invite = requireAgencyInvite(caller, await readInvite(id, work));
    if (invite.status !== 'sent') throw new AppError(409, 'invitation.used');
    const mailId = `talent-invite_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, work)) return;
    queueInvite(work, mailId, invite, agency);
    await updateInvitation(work, `selfServiceInvites/${id}`, toResent());
    work.audit({ subject: `selfServiceInvites/${id}`, agencyId }, null, null);
  });
};

/** Withdraws an invitation, as its agency: its link stops working. 409 once accepted. */
export const withdrawInvite = (caller: Caller, id: string): Promise<SelfServiceInvite> =>
  createStep(
    caller,
    'talents.withdrawInvite',
  )(async (work) => {
    const before = requireAgencyInvite(caller, await readInvite(id, work));
    if (before.status === 'withdrawn') return before;
    if (before.status === 'accepted') throw new AppError(409, 'invitation.used');

    const after: SelfServiceInvite = { ...before, status: 'withdrawn' };

    await changeListedInvite(work, id, { status: 'withdrawn' });
    work.deleteById(inviteTags, id);

    work.audit(
      { subject: `selfServiceInvites/${id}`, agencyId: before.agencyId },
      { status: before.status },
      { status: 'withdrawn' },
    );

    return after;
  });
