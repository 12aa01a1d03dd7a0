import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['use-reported'];

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
    footnote: 'If the button doesn’t work, copy this address into your browser:',
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
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Notifies an agency that a talent reports use beyond a licence. */
export const useReportedMail = (params: Params, locale: Locale, href: string): MailText => {
  const words = WORDS[locale];

  return {
    subject: words.subject(params),
    paragraphs: [words.hello(params), words.lead(params), words.next],
    details: [
      { label: words.text, text: params.text },
      ...(params.link === null ? [] : [{ label: words.link, text: params.link }]),
    ],
    action: { label: words.action, href },
    footnote: words.footnote,
  };
};
