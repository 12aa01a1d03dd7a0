import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** `moment`: with its time zone. */
interface Booking {
  readonly name: string;
  readonly agencyName: string;
  readonly moment: string;
}

type Write = (booking: Booking, href: string) => MailText;

const booked: Readonly<Record<Locale, Write>> = {
  en: ({ name, agencyName, moment }, href) => ({
    subject: `Connection check with ${agencyName}: ${moment}`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has booked a check of your live connection. Be in your studio with everything switched on; it takes a few minutes.`,
    ],
    details: [{ label: 'When', text: moment }],
    action: { label: 'See your home studio', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, agencyName, moment }, href) => ({
    subject: `Prueba de conexión con ${agencyName}: ${moment}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} ha fijado una prueba de tu conexión en directo. Espera en tu estudio con todo encendido; son unos minutos.`,
    ],
    details: [{ label: 'Cuándo', text: moment }],
    action: { label: 'Ver mi home studio', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

const cancelled: typeof booked = {
  en: ({ name, agencyName, moment }, href) => ({
    subject: `Connection check with ${agencyName} cancelled`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has cancelled the check of your live connection. Nothing happens at this time:`,
    ],
    details: [{ label: 'Cancelled', text: moment }],
    action: { label: 'See your home studio', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, agencyName, moment }, href) => ({
    subject: `Prueba de conexión con ${agencyName} cancelada`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} ha cancelado la prueba de tu conexión en directo. Ya no tendrá lugar a esta hora:`,
    ],
    details: [{ label: 'Cancelada', text: moment }],
    action: { label: 'Ver mi home studio', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const connectionCheckMail = (
  booking: Booking,
  isCancelled: boolean,
  locale: Locale,
  href: string,
): MailText => (isCancelled ? cancelled : booked)[locale](booking, href);
