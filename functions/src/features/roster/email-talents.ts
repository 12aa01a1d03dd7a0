import type { EmailedRow } from '@domain/roster/roster-email.api.ts';
import { getAgency } from '../../work/access/caller.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toRosterEmail, findVerifiedTalents, getRecipients } from './email-recipients.ts';

/** Queues an email to each talent; a talent without a usable address doesn't block the rest. */
export const emailTalents = operationInSteps(
  'roster.email',
  async ({ step, caller, body: { talentIds, subject, message } }) => {
    const agencyId = getAgency(caller);
    const words = { subject, message };
    const proven = await findVerifiedTalents(talentIds);

    const rows = await step(async (work) => {
      const { recipients, count } = await getRecipients(agencyId, talentIds, words, proven, work);

      count();

      return recipients.map((recipient): EmailedRow => {
        const { talentId, outcome } = recipient;
        if (outcome !== 'ready') return { talentId, outcome };
        const { talent, mailId } = recipient;
        queueMail(work, mailId, toRosterEmail(talent, agencyId, words));
        // The text is kept only in the email and expires with it.
        work.audit({ subject: `talents/${talentId}`, agencyId }, null, { characters: message.length });
        return { talentId, outcome: 'queued' };
      });
    });

    return { rows };
  },
);
