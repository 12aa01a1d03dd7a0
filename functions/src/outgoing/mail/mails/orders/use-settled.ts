import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly projectName: string;
  readonly character: string;
  readonly text: string;
  readonly answer: string;
}

const WORDS = {
  en: {
    subject: ({ projectName }: Params) => `Answer to your report: ${projectName}`,
    hello: ({ name }: Params) => `Hello ${name},`,
    lead: ({ projectName, character }: Params) =>
      `The agency has answered what you reported about the recording of “${character}” for ${projectName}.`,
    answer: 'The agency’s answer',
    text: 'What you reported',
    action: 'See your licences',
  },
  es: {
    subject: ({ projectName }: Params) => `Respuesta a lo que comunicaste: ${projectName}`,
    hello: ({ name }: Params) => `Hola, ${name}:`,
    lead: ({ projectName, character }: Params) =>
      `La agencia ha respondido a lo que comunicaste sobre la grabación de «${character}» para ${projectName}.`,
    answer: 'La respuesta de la agencia',
    text: 'Lo que comunicaste',
    action: 'Ver mis licencias',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const write =
  (locale: Locale): Write<Params> =>
  (content, href) => {
    const words = WORDS[locale];

    return {
      subject: words.subject(content),
      paragraphs: [words.hello(content), words.lead(content)],
      details: [
        { label: words.answer, text: content.answer },
        { label: words.text, text: content.text },
      ],
      action: { label: words.action, href },
    };
  };

/** To the reporting talent: the agency's answer. */
export const useSettledMail = defineMail({
  kind: 'use-settled',
  noticeKind: 'orders',
  load: (params: Params) => ({ content: params, href: addresses.ownLicences.href() }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, project, character, message }) => ({
    name: person,
    projectName: project,
    character,
    text: message,
    answer: message,
  }),
});
