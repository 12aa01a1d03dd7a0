import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly talentName: string;
  readonly projectName: string;
  readonly character: string;
  readonly text: string;
  readonly link: string | null;
}

const WORDS = {
  en: {
    subject: ({ talentName, projectName }: Params) => `Use beyond a licence? ${talentName}, ${projectName}`,
    hello: ({ name }: Params) => `Hello ${name},`,
    lead: ({ talentName, projectName, character }: Params) =>
      `${talentName} reports that the recording of “${character}” for ${projectName} is being used beyond its licence. The client hasn’t been told.`,
    text: 'In their words',
    link: 'Where',
    next: 'Look into it and answer on the licence’s page. They’ll get your answer by email.',
    action: 'See the licences',
  },
  es: {
    subject: ({ talentName, projectName }: Params) => `¿Uso fuera de licencia? ${talentName}, ${projectName}`,
    hello: ({ name }: Params) => `Hola, ${name}:`,
    lead: ({ talentName, projectName, character }: Params) =>
      `${talentName} comunica que la grabación de «${character}» para ${projectName} se usa fuera de su licencia. No hemos dicho nada al cliente.`,
    text: 'En sus palabras',
    link: 'Dónde',
    next: 'Revísalo y responde en la página de la licencia. Recibirá tu respuesta por correo.',
    action: 'Ver las licencias',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const write =
  (locale: Locale): Write<Params> =>
  (content, href) => {
    const words = WORDS[locale];

    return {
      subject: words.subject(content),
      paragraphs: [words.hello(content), words.lead(content), words.next],
      details: [
        { label: words.text, text: content.text },
        ...(content.link === null ? [] : [{ label: words.link, text: content.link }]),
      ],
      action: { label: words.action, href },
    };
  };

/** To the agency: a talent's report of use beyond a licence. */
export const useReportedMail = defineMail({
  kind: 'use-reported',
  noticeKind: 'orders',
  load: (params: Params) => ({ content: params, href: addresses.licences.href('reported') }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency, project, character, message }) => ({
    name: agency,
    talentName: person,
    projectName: project,
    character,
    text: message,
    link: null,
  }),
});
