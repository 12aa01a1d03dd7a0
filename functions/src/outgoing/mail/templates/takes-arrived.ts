import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface TakesArrivedMail {
  readonly name: string;
  readonly projectName: string;
  /** Number of takes nobody has heard. */
  readonly count: number;
  /** Number of requests declined in the hour. */
  readonly declined: number;
  /** From the agency that heard the takes first; absent: the hourly digest. */
  readonly message?: string;
}

interface Words {
  readonly takesSubject: (count: number) => string;
  readonly declinedSubject: (declined: number) => string;
  readonly greeting: (name: string) => string;
  readonly takes: (count: number, project: string) => string;
  readonly declined: (declined: number, project: string) => string;
  readonly frequency: string;
  readonly message: string;
  readonly hear: string;
  readonly choose: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    takesSubject: (count) => (count === 1 ? 'A take arrived' : `${count} takes to hear`),
    declinedSubject: (declined) => (declined === 1 ? 'A voice declined' : `${declined} voices declined`),
    greeting: (name) => `Hello ${name},`,
    takes: (count, project) =>
      count === 1
        ? `A take for ${project} is ready to hear.`
        : `${count} takes for ${project} are ready to hear.`,
    declined: (declined, project) =>
      declined === 1
        ? `A voice declined an audition for ${project}. The project suggests who to ask next.`
        : `${declined} voices declined auditions for ${project}. The project suggests who to ask next.`,
    message: 'From the agency',
    frequency: 'We send this once an hour at most.',
    hear: 'Hear the takes',
    choose: 'Open the project',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    takesSubject: (count) => (count === 1 ? 'Ha llegado una toma' : `${count} tomas por escuchar`),
    declinedSubject: (declined) =>
      declined === 1 ? 'Una voz ha dicho que no' : `${declined} voces han dicho que no`,
    greeting: (name) => `Hola, ${name}:`,
    takes: (count, project) =>
      count === 1
        ? `Hay una toma de ${project} por escuchar.`
        : `Hay ${count} tomas de ${project} por escuchar.`,
    declined: (declined, project) =>
      declined === 1
        ? `Una voz ha rechazado una audición de ${project}. En el proyecto verás a quién pedírsela ahora.`
        : `${declined} voces han rechazado audiciones de ${project}. En el proyecto verás a quién pedírselas ahora.`,
    message: 'De la agencia',
    frequency: 'Enviamos este aviso como mucho una vez por hora.',
    hear: 'Escuchar las tomas',
    choose: 'Abrir el proyecto',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

/** Returns the hour's digest: takes to hear, refusals, or both. */
export const takesArrivedMail = (
  { name, projectName, count, declined, message }: TakesArrivedMail,
  locale: Locale,
  href: string,
): MailText => {
  const words = WORDS[locale];
  const subject = count > 0 ? words.takesSubject(count) : words.declinedSubject(declined);

  return {
    subject: `${subject}: ${projectName}`,
    paragraphs: [
      words.greeting(name),
      ...(count > 0 ? [words.takes(count, projectName)] : []),
      ...(declined > 0 ? [words.declined(declined, projectName)] : []),
      ...(message === undefined ? [words.frequency] : []),
    ],
    ...(message ? { details: [{ label: words.message, text: message }] } : {}),
    action: { label: count > 0 ? words.hear : words.choose, href },
    footnote: words.footnote,
  };
};
