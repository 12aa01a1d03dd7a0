import { LOCALES } from '@domain/messages/locale.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencySender } from '../../outgoing/mail/agency-sender.ts';
import { renderMail } from '../../outgoing/mail/layout.ts';
import { getPlatformAddress } from '../../outgoing/mail/smtp.ts';
import { talentInviteMail } from '../../outgoing/mail/mails/invitations/talent-invite.ts';
import { APP_URL } from '../../config.ts';
import { getBranding } from '../../work/branding.ts';
import { requireAdministeredAgency } from './require-administered-agency.ts';

const READER = { en: 'Alex', es: 'Álex' } as const;

/** Renders an invitation under an unsaved brand, with the templates of all emails. Not sent. */
export const previewMail: Operation<'agencies.previewMail'> = async ({ caller, params, body }) => {
  const { senderAddress } = await requireAdministeredAgency(caller, params.id);

  const { publicName, termsUrl, privacyUrl } = body;
  const locale = LOCALES.find((language) => language === body.locale) ?? 'en';
  const policies = termsUrl && privacyUrl ? { termsUrl, privacyUrl } : null;
  const sender = getAgencySender({ ...body, senderAddress }, policies);
  const name = READER[locale];
  const mail = talentInviteMail.write({ name, agencyName: publicName }, locale, `${APP_URL.value()}/`);
  const { subject, html } = renderMail(mail, sender, locale);
  const address = sender.fromAddress ?? getPlatformAddress();

  return { from: `${sender.fromName ?? getBranding().title} <${address}>`, subject, html };
};
