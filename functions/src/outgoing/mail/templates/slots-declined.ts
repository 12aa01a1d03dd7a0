import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface SlotsDeclinedMail {
  readonly name: string;
  readonly talent: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly message: string;
}

const WORDS: Readonly<Record<Locale, (mail: SlotsDeclinedMail, href: string) => MailText>> = {
  en: (mail, href) => ({
    subject: `None of the slots work for ${mail.talent}: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `${mail.talent} can’t record “${mail.character}” for ${mail.projectName} (${mail.languageName}) in any of the slots you offered, and writes:`,
      mail.message,
    ],
    action: { label: 'Offer other slots', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (mail, href) => ({
    subject: `A ${mail.talent} no le viene bien ninguna franja: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `${mail.talent} no puede grabar «${mail.character}» para ${mail.projectName} (${mail.languageName}) en ninguna de las franjas que ofreciste, y escribe:`,
      mail.message,
    ],
    action: { label: 'Ofrecer otras franjas', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const slotsDeclinedMail = (mail: SlotsDeclinedMail, locale: Locale, href: string): MailText =>
  WORDS[locale](mail, href);
