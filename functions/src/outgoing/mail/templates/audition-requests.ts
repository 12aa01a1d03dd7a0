import type { Locale } from '@domain/messages/locale.ts';
import { getGuidelinesDetail, getTermDetails, type AuditionTerms } from './audition-request.ts';
import type { MailText } from './layout.ts';

/** Auditions for several characters on the same terms. Everything is in the reader's language. */
export interface AuditionsMail extends AuditionTerms {
  readonly talentName: string;
  /** Each character with fee and usage. */
  readonly roles: readonly string[];
  readonly agencyName: string;
  readonly projectName: string;
  readonly languageName: string;
}

interface CharacterLink {
  readonly character: string;
  readonly href: string;
}

interface Words {
  readonly subject: (mail: AuditionsMail, count: number) => string;
  readonly paragraphs: (mail: AuditionsMail) => readonly string[];
  readonly characters: string;
  readonly submit: (character: string) => string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName }, count) => `Audition request: ${projectName}, ${count} characters`,
    paragraphs: ({ talentName, agencyName, projectName, languageName }) => [
      `Hello ${talentName},`,
      `${agencyName} has invited you to audition for several characters in ${projectName} (${languageName}). Each of them has a link of its own below, and takes one recording.`,
    ],
    characters: 'Characters',
    submit: (character) => `Submit your audition for “${character}”`,
    footnote:
      'Each page will ask for the email address that this invitation went to. If the first button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: ({ projectName }, count) => `Solicitud de audición: ${projectName}, ${count} personajes`,
    paragraphs: ({ talentName, agencyName, projectName, languageName }) => [
      `Hola, ${talentName}:`,
      `${agencyName} te invita a hacer una audición para varios personajes de ${projectName} (${languageName}). Cada uno tiene su propio enlace más abajo y admite una sola grabación.`,
    ],
    characters: 'Personajes',
    submit: (character) => `Enviar mi audición para «${character}»`,
    footnote:
      'Cada página te pedirá el correo al que llegó esta invitación. Si el primer botón no funciona, copia esta dirección en el navegador:',
  },
};

export const auditionRequestsMail = (
  mail: AuditionsMail,
  locale: Locale,
  links: readonly CharacterLink[],
): MailText => {
  const words = WORDS[locale];
  const [action, ...further] = links.map(({ character, href }) => ({ label: words.submit(character), href }));
  if (!action) throw new Error('Nobody is asked for nothing');

  return {
    subject: words.subject(mail, links.length),
    paragraphs: words.paragraphs(mail),
    details: [
      { label: words.characters, text: mail.roles },
      ...getTermDetails(mail, locale),
      getGuidelinesDetail(locale),
    ],
    action,
    further,
    footnote: words.footnote,
  };
};
