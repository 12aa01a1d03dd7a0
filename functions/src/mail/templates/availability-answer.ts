import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** A slot that was accepted, as whoever asked reads of it. */
export interface AnswerMail {
  readonly name: string;
  /** The only name that clients know. */
  readonly talentPublicName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** With the clock that it is told by. */
  readonly slot: string;
}

/** The mail to whoever asked: the talent has accepted a slot. */
export const availabilityAnswerMail = (mail: AnswerMail, locale: Locale, href: string): MailText => {
  const { name, talentPublicName: talent, projectName, character, languageName, slot } = mail;
  return locale === 'es'
    ? {
        subject: `${talent} ha confirmado: ${projectName}, ${character}`,
        paragraphs: [`Hola, ${name}:`, `${talent} graba “${character}” en ${projectName} (${languageName}).`],
        details: [{ label: 'Cuándo', text: slot }],
        action: { label: 'Abrir la reserva', href },
        footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
      }
    : {
        subject: `${talent} has confirmed: ${projectName}, ${character}`,
        paragraphs: [
          `Hello ${name},`,
          `${talent} will record “${character}” for ${projectName} (${languageName}).`,
        ],
        details: [{ label: 'When', text: slot }],
        action: { label: 'Open the booking', href },
        footnote: 'If the button doesn’t work, copy this address into your browser:',
      };
};
