import type { Agency } from '@domain/agencies/agencies.ts';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { createStep } from '../../work/unit/operation.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { isQueued, queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readEngineerInvite } from '../../work/collections/engineer-invites.ts';
import { withdrawEngineerInvite } from '../../work/records/engineer-invites.ts';
import { toResent } from '../../work/collections/invitations.ts';
import { updateInvitation } from '../../work/records/invitations.ts';
import type { Work } from '../../work/unit/work.ts';

/** An invitation is mailed at most once per span, however many times requested. In milliseconds. */
const SPAN_MS = 60_000;

/** Queues an invitation's mail; `mailId` identifies the occasion. */
export const queueEngineerInvite = (
  work: Work,
  mailId: string,
  { id, name, email, language, agencyId }: EngineerInvite,
  { publicName: agencyName }: Agency,
): void => {
  queueMail(work, mailId, {
    kind: 'engineer-invite',
    to: email,
    locale: language === 'spa' ? 'es' : 'en',
    agencyId,
    params: { name, agencyName, inviteId: id },
  });
};

/** Returns the agency's unused invitation; 409 when used, 404 for another agency's. */
const openInvite = async (caller: Caller, id: string, work: Work): Promise<EngineerInvite> => {
  const invite = requireAccessible(caller, 'engineerInvites', await readEngineerInvite(id, work));
  if (invite.usedBy !== null) throw new AppError(409, 'invitation.used');
  return invite;
};

/** Mails an engineer's invitation again, at most once a minute. */
export const sendEngineerAgain = async (caller: Caller, id: string): Promise<void> => {
  const agency = await readAgency(getAgency(caller));
  if (!agency) throw notFound();

  await createStep(
    caller,
    'engineers.resendInvite',
  )(async (work) => {
    const invite = await openInvite(caller, id, work);
    const mailId = `engineer-invite_${id}_${Math.floor(Date.now() / SPAN_MS)}`;
    if (await isQueued(mailId, work)) return;
    queueEngineerInvite(work, mailId, invite, agency);
    await updateInvitation(work, `engineerInvites/${id}`, toResent());
    work.audit({ subject: `engineerInvites/${id}`, agencyId: agency.id }, null, null);
  });
};

/** Withdraws an engineer's invitation: its link stops working. */
export const withdrawEngineer = (caller: Caller, id: string): Promise<void> =>
  createStep(
    caller,
    'engineers.withdrawInvite',
  )(async (work) => {
    const { agencyId } = await openInvite(caller, id, work);
    await withdrawEngineerInvite(work, id);
    work.audit({ subject: `engineerInvites/${id}`, agencyId }, null, null);
  });
