import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['talent-invite'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has invited you to its roster`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} would like to add your voice to its roster. Follow the link to accept; it only takes a few minutes.`,
    ],
    action: { label: 'See the invitation', href },
    footnote:
      'If you don’t know the agency, you can ignore this email. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha invitado a su cartera de voces`,
    paragraphs: [
      `Hola, ${name}:`,
      `A ${agencyName} le gustaría contar con tu voz en su cartera. Sigue el enlace para aceptar: solo te llevará unos minutos.`,
    ],
    action: { label: 'Ver la invitación', href },
    footnote:
      'Si no conoces la agencia, ignora este mensaje. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const talentInviteMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
