import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface AcceptanceMail {
  readonly name: string;
  readonly projectName: string;
  /** Number of files. */
  readonly count: number;
  /** First day on which some count as accepted; null: they do. */
  readonly acceptsOn: string | null;
}

interface Words {
  readonly greeting: (name: string) => string;
  readonly waitSubject: (count: number) => string;
  readonly lapsedSubject: (count: number) => string;
  readonly waits: (count: number, project: string) => string;
  readonly accepts: (day: string) => string;
  readonly lapsed: (count: number, project: string) => string;
  readonly answer: string;
  readonly open: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    waitSubject: (count) =>
      count === 1 ? 'A delivery is waiting for you' : `${count} deliveries are waiting for you`,
    lapsedSubject: (count) => (count === 1 ? 'A delivery was accepted' : `${count} deliveries were accepted`),
    waits: (count, project) =>
      count === 1
        ? `A final file for ${project} is waiting for your answer.`
        : `${count} final files for ${project} are waiting for your answer.`,
    accepts: (day) =>
      `Accept each file or request a revision. Files without an answer count as accepted from ${day} on, as agreed with the agency.`,
    lapsed: (count, project) =>
      count === 1
        ? `The agreed time to answer is over, so a final file for ${project} now counts as accepted.`
        : `The agreed time to answer is over, so ${count} final files for ${project} now count as accepted.`,
    answer: 'Answer now',
    open: 'Open the deliveries',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    waitSubject: (count) =>
      count === 1 ? 'Una entrega espera tu respuesta' : `${count} entregas esperan tu respuesta`,
    lapsedSubject: (count) => (count === 1 ? 'Entrega aceptada' : `${count} entregas aceptadas`),
    waits: (count, project) =>
      count === 1
        ? `Un archivo final de ${project} espera tu respuesta.`
        : `${count} archivos finales de ${project} esperan tu respuesta.`,
    accepts: (day) =>
      `Acepta cada archivo o pide cambios. Según lo acordado con la agencia, los que sigan sin respuesta se darán por aceptados a partir del ${day}.`,
    lapsed: (count, project) =>
      count === 1
        ? `Ha vencido el plazo acordado y un archivo final de ${project} se da por aceptado.`
        : `Ha vencido el plazo acordado y ${count} archivos finales de ${project} se dan por aceptados.`,
    answer: 'Responder',
    open: 'Ver las entregas',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

/** Returns the reminder of unanswered deliveries, or the news that they count as accepted. */
export const acceptanceMail = (
  { name, projectName, count, acceptsOn }: AcceptanceMail,
  locale: Locale,
  href: string,
): MailText => {
  const words = WORDS[locale];
  const subject = acceptsOn === null ? words.lapsedSubject(count) : words.waitSubject(count);

  return {
    subject: `${subject}: ${projectName}`,
    paragraphs: [
      words.greeting(name),
      ...(acceptsOn === null
        ? [words.lapsed(count, projectName)]
        : [words.waits(count, projectName), words.accepts(acceptsOn)]),
    ],
    action: { label: acceptsOn === null ? words.open : words.answer, href },
    footnote: words.footnote,
  };
};
