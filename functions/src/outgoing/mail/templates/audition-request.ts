import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** A request's terms, in the reader's language; empty when not set. */
export interface AuditionTerms {
  /** With its time zone. */
  readonly deadline: string;
  /** What the talent would be paid. */
  readonly fee: string;
  /** Media, territories and terms, a line per licence. */
  readonly usage: string;
  readonly category: string;
  readonly recordingOn: string;
  readonly airsOn: string;
  /** Date of the outcome, with its time zone. */
  readonly outcomeBy: string;
  /** What a callback is to sound like. */
  readonly direction: string;
  /** Where to hear it. */
  readonly clip: string;
  readonly style: string;
  readonly brief: string;
  readonly script: string;
  readonly scriptPdf: string;
  /** Where a private script is; empty when it isn't private. */
  readonly privateScript: string;
}

/** Everything needed for recording, in the reader's language; the page calls it the project email. */
export interface AuditionMail
  extends Omit<MailParams['audition-request'], 'deadline' | 'entryId'>, AuditionTerms {
  readonly agencyName: string;
  readonly languageName: string;
  /** From 2: a callback. */
  readonly round: number;
}

interface Links {
  readonly upload: string;
  readonly largeScript: string;
}

const MAX_SECONDS = AUDIO_LIMITS.audition.maxSeconds;

interface Words {
  readonly subject: (mail: AuditionMail) => string;
  readonly hello: (mail: AuditionMail) => string;
  readonly invited: (mail: AuditionMail) => string;
  readonly calledBack: (mail: AuditionMail) => string;
  /** Where the direction or the script is: in the mail, or on the page. */
  readonly content: Readonly<Record<'direction' | 'script' | 'page', (mail: AuditionMail) => string>>;
  readonly labels: Readonly<Record<keyof AuditionTerms | 'guidelines', string>>;
  readonly guidelines: readonly string[];
  readonly submit: string;
  readonly largeScript: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName, character, round }) =>
      `${round > 1 ? 'Callback' : 'Audition request'}: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hello ${talentName},`,
    invited: ({ agencyName, character, projectName, languageName }) =>
      `${agencyName} has invited you to audition for the character “${character}” in ${projectName} (${languageName}).`,
    calledBack: ({ agencyName, character, projectName, languageName }) =>
      `${agencyName} liked your audition for the character “${character}” in ${projectName} (${languageName}) and would like to hear you again.`,
    content: {
      direction: ({ round }) => `Here’s the direction for round ${round}.`,
      script: () => 'Here’s everything you need to record it.',
      page: ({ round }) =>
        round > 1
          ? `Everything you need for round ${round} is on the page where you submit your audition.`
          : 'The page where you submit your audition has everything else you need to record it.',
    },
    labels: {
      deadline: 'Deadline',
      fee: 'Your fee if you’re booked',
      usage: 'Usage',
      category: 'Brand category',
      recordingOn: 'Planned recording date',
      airsOn: 'First day on air',
      outcomeBy: 'You will hear from us by',
      direction: 'Direction',
      clip: 'Reference clip',
      style: 'Style',
      brief: 'Brief',
      script: 'Script',
      scriptPdf: 'Script as PDF',
      privateScript: 'Script',
      guidelines: 'Guidelines',
    },
    guidelines: [
      'Record three takes of the full script in one continuous take with a brief pause between takes.',
      'Include no personal or contact details, not even in the file name.',
      `Send one recording of at most ${MAX_SECONDS} seconds. If three takes don’t fit, record as many full takes as fit.`,
      'You can record and send it from a phone.',
      'Listen to it before you send it: a submitted audition is final.',
      'If you can’t record it, decline on the same page, so that we can ask another voice in time.',
    ],
    submit: 'Submit your audition',
    largeScript: 'Print the script in large type',
    footnote:
      'The page asks for the email address that this invitation went to. If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: ({ projectName, character, round }) =>
      `${round > 1 ? 'Segunda audición' : 'Solicitud de audición'}: ${projectName}, ${character}`,
    hello: ({ talentName }) => `Hola, ${talentName}:`,
    invited: ({ agencyName, character, projectName, languageName }) =>
      `${agencyName} te ha invitado a una audición para el personaje «${character}» de ${projectName} (${languageName}).`,
    calledBack: ({ agencyName, character, projectName, languageName }) =>
      `A ${agencyName} le ha gustado tu audición para el personaje «${character}» de ${projectName} (${languageName}) y quiere volver a escucharte.`,
    content: {
      direction: ({ round }) => `Aquí tienes las indicaciones de la ronda ${round}.`,
      script: () => 'Aquí tienes todo lo que necesitas para grabarla.',
      page: ({ round }) =>
        round > 1
          ? `Todo lo que necesitas para la ronda ${round} está en la página donde envías tu audición.`
          : 'En la página donde envías tu audición está lo demás que necesitas para grabarla.',
    },
    labels: {
      deadline: 'Fecha límite',
      fee: 'Tu tarifa si te contratan',
      usage: 'Uso',
      category: 'Categoría de la marca',
      recordingOn: 'Fecha de grabación prevista',
      airsOn: 'Primer día de emisión',
      outcomeBy: 'Te responderemos como tarde',
      direction: 'Indicaciones para esta ronda',
      clip: 'Audio de referencia',
      style: 'Estilo',
      brief: 'Indicaciones',
      script: 'Guion',
      scriptPdf: 'Guion en PDF',
      privateScript: 'Guion',
      guidelines: 'Pautas',
    },
    guidelines: [
      'Graba tres tomas del guion completo en una sola grabación, con una breve pausa entre ellas.',
      'No incluyas datos personales ni de contacto, tampoco en el nombre del archivo.',
      `Envía una sola grabación de ${MAX_SECONDS} segundos como máximo. Si no caben tres tomas, graba las tomas completas que quepan.`,
      'Puedes grabarla y enviarla desde el móvil.',
      'Escúchalo antes de enviarlo: una audición enviada ya no se puede cambiar.',
      'Si no puedes grabarla, recházala en la misma página y podremos pedírsela a otra voz a tiempo.',
    ],
    submit: 'Enviar mi audición',
    largeScript: 'Imprimir el guion en letra grande',
    footnote:
      'La página te pedirá el correo al que llegó esta invitación. Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

const TERMS = [
  'deadline',
  'fee',
  'usage',
  'category',
  'recordingOn',
  'airsOn',
  'outcomeBy',
  'direction',
  'clip',
  'style',
  'brief',
  'script',
  'scriptPdf',
  'privateScript',
] as const;

export const getTermNames = (locale: Locale): Readonly<Record<keyof AuditionTerms, string>> =>
  WORDS[locale].labels;

export const getTermDetails = (terms: AuditionTerms, locale: Locale): NonNullable<MailText['details']> =>
  TERMS.filter((name) => terms[name].trim() !== '').map((name) => ({
    label: WORDS[locale].labels[name],
    text: terms[name],
    isLarge: name === 'script',
  }));

export const getGuidelinesDetail = (locale: Locale): NonNullable<MailText['details']>[number] => ({
  label: WORDS[locale].labels.guidelines,
  text: WORDS[locale].guidelines,
});

/** Returns what the mail really contains: a private script, a PDF or a clip is on the page alone. */
const getContent = ({ round, direction, script, clip }: AuditionMail): keyof Words['content'] => {
  if (round > 1 && direction.trim() !== '') return 'direction';
  return script.trim() === '' || clip !== '' ? 'page' : 'script';
};

export const auditionRequestMail = (mail: AuditionMail, locale: Locale, links: Links): MailText => {
  const words = WORDS[locale];
  const about = mail.round > 1 ? words.calledBack : words.invited;

  return {
    subject: words.subject(mail),
    paragraphs: [words.hello(mail), [about(mail), words.content[getContent(mail)](mail)].join(' ')],
    details: [...getTermDetails(mail, locale), getGuidelinesDetail(locale)],
    action: { label: words.submit, href: links.upload },
    ...(mail.script.trim() !== '' ? { aside: { label: words.largeScript, href: links.largeScript } } : {}),
    footnote: words.footnote,
  };
};
