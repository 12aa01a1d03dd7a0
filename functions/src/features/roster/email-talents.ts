import type { EmailedRow } from '@domain/roster/roster-email.api.ts';
import { getAgency } from '../../rights/access/caller.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import type { Operation } from '../../work/operation.ts';
import { runInUnit } from '../../work/unit/unit-of-work.ts';
import { toRosterEmail, findVerifiedTalents, getRecipients } from './email-recipients.ts';

/** Queues an email to each talent; a talent without a usable address doesn't block the rest. */
export const emailTalents: Operation<'roster.email'> = async ({
  caller,
  body: { talentIds, subject, message },
}) => {
  const agencyId = getAgency(caller);
  const words = { subject, message };
  const proven = await findVerifiedTalents(talentIds);

  const rows = await runInUnit(caller, 'roster.email', async (work) => {
    const { transaction } = work;
    const { recipients, count } = await getRecipients(agencyId, talentIds, words, proven, transaction);

    count();

    return recipients.map((recipient): EmailedRow => {
      const { talentId, outcome } = recipient;
      if (outcome !== 'ready') return { talentId, outcome };
      const { talent, mailId } = recipient;
      queueMail(transaction, mailId, toRosterEmail(talent, agencyId, words));
      // The text is kept only in the email and expires with it.
      work.audit({ subject: `talents/${talentId}`, agencyId }, null, { characters: message.length });
      return { talentId, outcome: 'queued' };
    });
  });

  return { rows };
};
