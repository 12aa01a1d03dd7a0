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

const toTalent: Readonly<Record<Locale, (params: Params, href: string, agency: string) => MailText>> = {
  en: ({ talentName }, href, agency) => ({
    subject: `${agency} would like to check your connection`,
    paragraphs: [
      `Hello ${talentName},`,
      `${agency} would like to check your live connection, and will book a time for it. We’ll email you when.`,
    ],
    action: { label: 'Open your studio', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ talentName }, href, agency) => ({
    subject: `${agency} quiere probar tu conexión`,
    paragraphs: [
      `Hola, ${talentName}:`,
      `${agency} quiere probar tu conexión en directo y fijará una hora. Te la enviaremos por correo.`,
    ],
    action: { label: 'Abrir tu estudio', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** Returns the mail about a requested check: to the agency, or to the talent. */
export const connectionRequestMail = (
  params: Params,
  locale: Locale,
  { href, agency }: { readonly href: string; readonly agency: string },
): MailText => (params.isToTalent ? toTalent[locale](params, href, agency) : texts[locale](params, href));
