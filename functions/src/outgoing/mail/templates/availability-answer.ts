import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface AnswerMail {
  readonly name: string;
  /** The only name that clients know. */
  readonly talentPublicName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** With its time zone. */
  readonly slot: string;
}

type Occasion = 'confirmed' | 'cancelled';
type Words = Readonly<Record<Occasion, (mail: AnswerMail) => Pick<MailText, 'subject' | 'paragraphs'>>>;

const en: Words = {
  confirmed: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `${talent} has confirmed: ${projectName}, ${character}`,
    paragraphs: [
      `Hello ${name},`,
      `${talent} will record “${character}” for ${projectName} (${languageName}) on ${slot}.`,
    ],
  }),
  cancelled: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `Recording cancelled: ${projectName}, ${character}`,
    paragraphs: [
      `Hello ${name},`,
      `The recording of “${character}” for ${projectName} (${languageName}) with ${talent} on ${slot} has been cancelled.`,
    ],
  }),
};

const es: Words = {
  confirmed: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `${talent} ha confirmado: ${projectName}, ${character}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${talent} graba «${character}» en ${projectName} (${languageName}): ${slot}.`,
    ],
  }),
  cancelled: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `Grabación cancelada: ${projectName}, ${character}`,
    paragraphs: [
      `Hola, ${name}:`,
      `La grabación de «${character}» para ${projectName} (${languageName}) con ${talent}, ${slot}, se ha cancelado.`,
    ],
  }),
};

/** The mail to the requester: a slot was accepted, or is no longer booked. */
export const availabilityAnswerMail = (
  mail: AnswerMail,
  occasion: Occasion,
  locale: Locale,
  href: string,
): MailText =>
  locale === 'es'
    ? {
        ...es[occasion](mail),
        details: [{ label: 'Cuándo', text: mail.slot }],
        action: { label: 'Abrir la reserva', href },
        footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
      }
    : {
        ...en[occasion](mail),
        details: [{ label: 'When', text: mail.slot }],
        action: { label: 'Open the booking', href },
        footnote: 'If the button doesn’t work, copy this address into your browser:',
      };
