import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['talent-invite'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} invites you to work with them`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} would like to have your voice among their talents. Follow the link to accept; it takes a few minutes.`,
    ],
    action: { label: 'See the invitation', href },
    footnote:
      'If you do not know the agency, you can ignore this mail. If the button does not work, copy this address:',
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te invita a trabajar con ellos`,
    paragraphs: [
      `Hola, ${name}:`,
      `A ${agencyName} le gustaría contar con tu voz entre sus talentos. Sigue el enlace para aceptar; son unos minutos.`,
    ],
    action: { label: 'Ver la invitación', href },
    footnote: 'Si no conoces la agencia, ignora este mensaje. Si el botón no funciona, copia esta dirección:',
  }),
};

/** The mail with an agency's invitation to a talent. */
export const talentInviteMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
