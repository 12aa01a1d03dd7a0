import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';
import type { MailText } from '../../layout.ts';

/** An event of an option; the last three end it. */
export type OptionOccasion = 'held' | 'promoted' | 'challenged' | 'released' | 'expired' | 'beaten';

export interface OptionContent {
  readonly name: string;
  readonly isTalent: boolean;
  /** Public name. */
  readonly talent: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** With its time zone. */
  readonly slot: string;
  readonly rank: number;
  /** When it ends, with its time zone; empty: it has ended. */
  readonly until: string;
  readonly occasion: OptionOccasion;
}

type Words = Readonly<
  Record<OptionOccasion, (mail: OptionContent) => Pick<MailText, 'subject' | 'paragraphs'>>
>;

const RANKS: Readonly<Record<Locale, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  es: ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'],
};

/** Returns a rank in words. */
const getRankWord = (rank: number, locale: Locale): string => RANKS[locale][rank - 1] ?? `${rank}.`;

const toRequesterEn: Words = {
  held: ({ talent, projectName, character, rank, until }) => ({
    subject: `${getRankWord(rank, 'en')} option: ${talent} for ${projectName}, ${character}`,
    paragraphs: [
      `${talent} holds the time for “${character}” as your ${getRankWord(rank, 'en')} option, until ${until}.`,
      rank === 1
        ? 'Book it before then, or release it.'
        : 'You can book it once earlier options end. If you want to book now, challenge them.',
    ],
  }),
  promoted: ({ talent, projectName, character, rank, until }) => ({
    subject: `You now have the ${getRankWord(rank, 'en')} option: ${talent}, ${projectName}`,
    paragraphs: [
      `An earlier option for ${talent} has ended. Yours for “${character}” is now the ${getRankWord(rank, 'en')}, until ${until}.`,
    ],
  }),
  challenged: ({ talent, projectName, character, until }) => ({
    subject: `Decide on your option: ${talent}, ${projectName}`,
    paragraphs: [
      `Another production wants to book ${talent} for the time that you hold for “${character}”.`,
      `Book it by ${until}, or your option ends.`,
    ],
  }),
  released: ({ talent, projectName, character }) => ({
    subject: `Option released: ${talent}, ${projectName}`,
    paragraphs: [`The option on ${talent} for “${character}” has been released.`],
  }),
  expired: ({ talent, projectName, character }) => ({
    subject: `Option ended: ${talent}, ${projectName}`,
    paragraphs: [`Your option on ${talent} for “${character}” has ended because it wasn’t booked in time.`],
  }),
  beaten: ({ talent, projectName, character }) => ({
    subject: `Option ended: ${talent} is booked, ${projectName}`,
    paragraphs: [`${talent} has been booked for that time, so your option for “${character}” has ended.`],
  }),
};

const toRequesterEs: Words = {
  held: ({ talent, projectName, character, rank, until }) => ({
    subject: `${getRankWord(rank, 'es')} opción: ${talent} para ${projectName}, ${character}`,
    paragraphs: [
      `${talent} reserva el horario de «${character}» como tu ${getRankWord(rank, 'es')} opción, hasta el ${until}.`,
      rank === 1
        ? 'Contrátala antes o libérala.'
        : 'Podrás contratarla cuando terminen las opciones anteriores. Si quieres contratar ya, reclama una decisión.',
    ],
  }),
  promoted: ({ talent, projectName, character, rank, until }) => ({
    subject: `Ahora tienes la ${getRankWord(rank, 'es')} opción: ${talent}, ${projectName}`,
    paragraphs: [
      `Ha terminado una opción anterior sobre ${talent}. La tuya para «${character}» es ahora la ${getRankWord(rank, 'es')}, hasta el ${until}.`,
    ],
  }),
  challenged: ({ talent, projectName, character, until }) => ({
    subject: `Decide sobre tu opción: ${talent}, ${projectName}`,
    paragraphs: [
      `Otra producción quiere contratar a ${talent} en el horario que reservas para «${character}».`,
      `Contrata antes del ${until} o tu opción terminará.`,
    ],
  }),
  released: ({ talent, projectName, character }) => ({
    subject: `Opción liberada: ${talent}, ${projectName}`,
    paragraphs: [`La opción sobre ${talent} para «${character}» se ha liberado.`],
  }),
  expired: ({ talent, projectName, character }) => ({
    subject: `Opción terminada: ${talent}, ${projectName}`,
    paragraphs: [
      `Tu opción sobre ${talent} para «${character}» ha terminado porque no se contrató a tiempo.`,
    ],
  }),
  beaten: ({ talent, projectName, character }) => ({
    subject: `Opción terminada: ${talent} tiene otra reserva, ${projectName}`,
    paragraphs: [
      `${talent} tiene una reserva en firme en ese horario, así que tu opción para «${character}» ha terminado.`,
    ],
  }),
};

const toTalent: Readonly<Record<Locale, (mail: OptionContent) => Pick<MailText, 'subject' | 'paragraphs'>>> =
  {
    en: ({ occasion, projectName, character, rank, until }) =>
      until === ''
        ? {
            subject: `Option ended: ${projectName}, ${character}`,
            paragraphs: [
              occasion === 'beaten'
                ? `You’re booked for that time, so the option for “${character}” in ${projectName} has ended.`
                : `The option for “${character}” in ${projectName} has ended. You don’t need to keep the time free for it.`,
            ],
          }
        : {
            subject: `${getRankWord(rank, 'en')} option: ${projectName}, ${character}`,
            paragraphs: [
              `You’re holding this time for “${character}” in ${projectName} as the ${getRankWord(rank, 'en')} option, until ${until}. It isn’t a booking yet: you’ll get an email once it is, or when it ends.`,
            ],
          },
    es: ({ occasion, projectName, character, rank, until }) =>
      until === ''
        ? {
            subject: `Opción terminada: ${projectName}, ${character}`,
            paragraphs: [
              occasion === 'beaten'
                ? `Tienes una reserva en firme en ese horario, así que la opción para «${character}» en ${projectName} ha terminado.`
                : `La opción para «${character}» en ${projectName} ha terminado. Ya no hace falta que reserves el horario.`,
            ],
          }
        : {
            subject: `${getRankWord(rank, 'es')} opción: ${projectName}, ${character}`,
            paragraphs: [
              `Reservas este horario para «${character}» en ${projectName} como ${getRankWord(rank, 'es')} opción, hasta el ${until}. Aún no es una reserva en firme: te escribiremos cuando lo sea o cuando termine.`,
            ],
          },
  };

const toSubject = (subject: string): string => subject.charAt(0).toUpperCase() + subject.slice(1);

export const writeOption =
  (locale: Locale): Write<OptionContent> =>
  (mail, href) => {
    const words = mail.isTalent
      ? toTalent[locale](mail)
      : (locale === 'es' ? toRequesterEs : toRequesterEn)[mail.occasion](mail);
    const isSpanish = locale === 'es';

    return {
      subject: toSubject(words.subject),
      paragraphs: [isSpanish ? `Hola, ${mail.name}:` : `Hello ${mail.name},`, ...words.paragraphs],
      details: [
        { label: isSpanish ? 'Cuándo' : 'When', text: mail.slot },
        { label: isSpanish ? 'Idioma' : 'Language', text: mail.languageName },
      ],
      action: {
        label: mail.isTalent
          ? isSpanish
            ? 'Abrir la opción'
            : 'Open the option'
          : isSpanish
            ? 'Abrir la reserva'
            : 'Open the booking',
        href,
      },
    };
  };
