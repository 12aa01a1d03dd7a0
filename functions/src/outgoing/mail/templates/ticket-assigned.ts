import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** `language` is in the reader's language. */
interface AssignedTicket {
  readonly name: string;
  readonly language: string;
}

const texts: Readonly<Record<Locale, (ticket: AssignedTicket, href: string) => MailText>> = {
  en: ({ name, language }, href) => ({
    subject: `You have demos to review: ${language}`,
    paragraphs: [
      `Hello ${name},`,
      'A ticket has been assigned to you. If you can’t review it, give it back or hand it over to a colleague.',
    ],
    details: [{ label: 'Language', text: language }],
    action: { label: 'Open your tickets', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, language }, href) => ({
    subject: `Tienes demos por revisar: ${language}`,
    paragraphs: [
      `Hola, ${name}:`,
      'Se te ha asignado un ticket. Si no puedes revisarlo, devuélvelo o pásaselo a otro técnico de sonido.',
    ],
    details: [{ label: 'Idioma', text: language }],
    action: { label: 'Abrir mis tickets', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const ticketAssignedMail = (ticket: AssignedTicket, locale: Locale, href: string): MailText =>
  texts[locale](ticket, href);
