import type { EmailPreview, EmailRecipient, ShownEmail } from '@domain/roster/roster-email.api.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { MailContent } from '../../outgoing/mail/mails.ts';
import { SUPPORT_EMAIL } from '../../config.ts';
import { render } from '../../outgoing/mail/render.ts';
import { toRosterEmail, findVerifiedTalents, getRecipients, type Recipient } from './email-recipients.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

type Ready = Extract<Recipient, { readonly outcome: 'ready' }>;

interface Prepared {
  readonly recipients: readonly EmailRecipient[];
  readonly first: { readonly talentId: string; readonly mail: MailContent<'roster-email'> } | null;
}

const renderFirst = async ({ talentId, mail }: NonNullable<Prepared['first']>): Promise<ShownEmail> => {
  const { locale, subject, html, replyTo } = await render(mail);
  return { talentId, locale, subject, html, replyTo: replyTo ?? SUPPORT_EMAIL.value() };
};

/** Returns an email's recipients and its text for one of them, without sending. */
export const previewEmail = operationInSteps(
  'roster.previewEmail',
  async ({ step, caller, body: { talentIds, subject, message, shown } }): Promise<EmailPreview> => {
    const agencyId = getAgency(caller);
    const words = { subject, message };
    const proven = await findVerifiedTalents(talentIds);

    const { recipients, first } = await step(
      async (work): Promise<Prepared> => {
        const { recipients: all } = await getRecipients(agencyId, talentIds, words, proven, work);
        const ready = all.filter((recipient): recipient is Ready => recipient.outcome === 'ready');
        const reader = ready.find(({ talentId }) => talentId === shown) ?? ready[0];
        return {
          recipients: all.map(({ talentId, name, outcome }) => ({ talentId, name, outcome })),
          first: reader
            ? { talentId: reader.talentId, mail: toRosterEmail(reader.talent, agencyId, words) }
            : null,
        };
      },
      { action: null },
    );

    return { recipients, shown: first ? await renderFirst(first) : null };
  },
);
