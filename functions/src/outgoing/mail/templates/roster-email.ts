import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['roster-email'] & { readonly agencyName: string };

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, subject, message, agencyName }, href) => ({
    subject: `Message from ${agencyName}: ${subject}`,
    paragraphs: [`Hello ${name},`],
    details: [{ label: `${agencyName} writes`, text: message }],
    action: { label: 'Open your profile', href },
    footnote: `To answer ${agencyName}, reply to this email. If the button doesn’t work, copy this address into your browser:`,
  }),
  es: ({ name, subject, message, agencyName }, href) => ({
    subject: `Mensaje de ${agencyName}: ${subject}`,
    paragraphs: [`Hola, ${name}:`],
    details: [{ label: `${agencyName} te escribe`, text: message }],
    action: { label: 'Abrir tu perfil', href },
    footnote: `Para contestar a ${agencyName}, responde a este correo. Si el botón no funciona, copia esta dirección en el navegador:`,
  }),
};

/** An agency's message to a talent, indented so that it can't pass for the platform's. */
export const rosterEmail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
