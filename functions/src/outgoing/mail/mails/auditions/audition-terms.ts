import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from '../../layout.ts';

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

/** Where a script or a clip is that the email doesn't contain. */
export const ON_PAGE: Readonly<Record<Locale, string>> = {
  en: 'On the page where you submit your audition',
  es: 'En la página donde envías tu audición',
};

const MAX_SECONDS = AUDIO_LIMITS.audition.maxSeconds;

interface Words {
  readonly labels: Readonly<Record<keyof AuditionTerms | 'guidelines', string>>;
  readonly guidelines: readonly string[];
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
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
  },
  es: {
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
