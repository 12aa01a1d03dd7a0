import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = Pick<MailParams['team-account'], 'name' | 'agencyName'>;
type Texts = Readonly<Record<Locale, (params: Params, href: string) => MailText>>;

const FOOTNOTE: Readonly<Record<Locale, string>> = {
  en: 'If you don’t know the agency, you can ignore this email. If the button doesn’t work, copy this address into your browser:',
  es: 'Si no conoces la agencia, ignora este mensaje. Si el botón no funciona, copia esta dirección en el navegador:',
};

const first = LINK_LIFETIMES.firstPassword.words;
const accountTexts: Texts = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has added you to its team`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has added you to its team. Choose a password for your account to get started. The link works once, within the next ${first.en}.`,
    ],
    action: { label: 'Choose a password', href },
    footnote: FOOTNOTE.en,
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha añadido a su equipo`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} te ha añadido a su equipo. Elige una contraseña para tu cuenta y empieza. El enlace sirve una sola vez y caduca en ${first.es}.`,
    ],
    action: { label: 'Elegir una contraseña', href },
    footnote: FOOTNOTE.es,
  }),
};

const later = LINK_LIFETIMES.invitation.words;
const inviteTexts: Texts = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has invited you to join its team`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} would like you to join its team with the account you already have. Nothing changes for your other work. The link works once, within the next ${later.en}.`,
    ],
    action: { label: 'See the invitation', href },
    footnote: FOOTNOTE.en,
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha invitado a su equipo`,
    paragraphs: [
      `Hola, ${name}:`,
      `A ${agencyName} le gustaría que trabajaras en su equipo con la cuenta que ya tienes. Lo que haces para otros sigue igual. El enlace sirve una sola vez y caduca en ${later.es}.`,
    ],
    action: { label: 'Ver la invitación', href },
    footnote: FOOTNOTE.es,
  }),
};

/** The first mail to a team member whose account the agency created. */
export const teamAccountMail = (params: Params, locale: Locale, href: string): MailText =>
  accountTexts[locale](params, href);

export const teamInviteMail = (params: Params, locale: Locale, href: string): MailText =>
  inviteTexts[locale](params, href);
