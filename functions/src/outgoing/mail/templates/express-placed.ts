import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

interface ExpressPlacedMail {
  readonly name: string;
  readonly projectName: string;
  readonly companyName: string;
  /** To the client: the agency; null: to the agency. */
  readonly agencyName: string | null;
  /** Recording deadline, with its time zone. */
  readonly recordBy: string;
}

const toAgency: Readonly<Record<Locale, (mail: ExpressPlacedMail, href: string) => MailText>> = {
  en: (mail, href) => ({
    subject: `Express project from ${mail.companyName}: ${mail.projectName}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `${mail.companyName} has placed the express project ${mail.projectName}. Find the voice, book it and record it in time.`,
    ],
    details: [{ label: 'Record by', text: mail.recordBy }],
    action: { label: 'Open the project', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (mail, href) => ({
    subject: `Proyecto exprés de ${mail.companyName}: ${mail.projectName}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `${mail.companyName} ha enviado el proyecto exprés ${mail.projectName}. Encuentra la voz, resérvala y grábala a tiempo.`,
    ],
    details: [{ label: 'Grabar antes de', text: mail.recordBy }],
    action: { label: 'Abrir el proyecto', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

const toClient: Readonly<Record<Locale, (mail: ExpressPlacedMail, href: string) => MailText>> = {
  en: (mail, href) => ({
    subject: `Your express project is placed: ${mail.projectName}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `${mail.agencyName ?? ''} has your express project ${mail.projectName} and is finding the voice. You’ll get an email when the recording is booked.`,
    ],
    details: [{ label: 'Recorded by', text: mail.recordBy }],
    action: { label: 'See where it is', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (mail, href) => ({
    subject: `Tu proyecto exprés está en marcha: ${mail.projectName}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `${mail.agencyName ?? ''} ha recibido tu proyecto exprés ${mail.projectName} y está buscando la voz. Te avisaremos por correo cuando la grabación esté reservada.`,
    ],
    details: [{ label: 'Grabado antes de', text: mail.recordBy }],
    action: { label: 'Ver cómo va', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const expressPlacedMail = (mail: ExpressPlacedMail, locale: Locale, href: string): MailText =>
  (mail.agencyName === null ? toAgency : toClient)[locale](mail, href);
