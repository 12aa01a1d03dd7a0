import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['connection-request'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ talentName }, href) => ({
    subject: `Connection check requested: ${talentName}`,
    paragraphs: [`A check of ${talentName}’s live connection has been requested. Book a time for it.`],
    action: { label: 'Book the check', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ talentName }, href) => ({
    subject: `Prueba de conexión solicitada: ${talentName}`,
    paragraphs: [`Se ha solicitado una prueba de la conexión en directo de ${talentName}. Fija una hora.`],
    action: { label: 'Fijar la prueba', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const connectionRequestMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
