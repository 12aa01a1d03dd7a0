import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['use-settled'];

const WORDS = {
  en: {
    subject: ({ projectName }: Params) => `Answer to your report: ${projectName}`,
    hello: ({ name }: Params) => `Hello ${name},`,
    lead: ({ projectName, character }: Params) =>
      `The agency has answered what you reported about the recording of “${character}” for ${projectName}.`,
    answer: 'The agency’s answer',
    text: 'What you reported',
    action: 'See your licences',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: ({ projectName }: Params) => `Respuesta a lo que comunicaste: ${projectName}`,
    hello: ({ name }: Params) => `Hola, ${name}:`,
    lead: ({ projectName, character }: Params) =>
      `La agencia ha respondido a lo que comunicaste sobre la grabación de «${character}» para ${projectName}.`,
    answer: 'La respuesta de la agencia',
    text: 'Lo que comunicaste',
    action: 'Ver mis licencias',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

export const useSettledMail = (params: Params, locale: Locale, href: string): MailText => {
  const words = WORDS[locale];

  return {
    subject: words.subject(params),
    paragraphs: [words.hello(params), words.lead(params)],
    details: [
      { label: words.answer, text: params.answer },
      { label: words.text, text: params.text },
    ],
    action: { label: words.action, href },
    footnote: words.footnote,
  };
};
