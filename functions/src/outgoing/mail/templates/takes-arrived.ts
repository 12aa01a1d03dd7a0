import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface TakesArrivedMail {
  readonly name: string;
  readonly projectName: string;
  readonly count: number;
}

const WORDS: Readonly<Record<Locale, (mail: TakesArrivedMail, href: string) => MailText>> = {
  en: (mail, href) => ({
    subject:
      mail.count === 1
        ? `A take arrived: ${mail.projectName}`
        : `${mail.count} takes to hear: ${mail.projectName}`,
    paragraphs: [
      `Hello ${mail.name},`,
      mail.count === 1
        ? `A take for ${mail.projectName} waits to be heard.`
        : `${mail.count} takes for ${mail.projectName} wait to be heard.`,
      'We send this once an hour at most.',
    ],
    action: { label: 'Hear the takes', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (mail, href) => ({
    subject:
      mail.count === 1
        ? `Ha llegado una toma: ${mail.projectName}`
        : `${mail.count} tomas por escuchar: ${mail.projectName}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      mail.count === 1
        ? `Hay una toma de ${mail.projectName} por escuchar.`
        : `Hay ${mail.count} tomas de ${mail.projectName} por escuchar.`,
      'Enviamos este aviso como mucho una vez por hora.',
    ],
    action: { label: 'Escuchar las tomas', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const takesArrivedMail = (mail: TakesArrivedMail, locale: Locale, href: string): MailText =>
  WORDS[locale](mail, href);
