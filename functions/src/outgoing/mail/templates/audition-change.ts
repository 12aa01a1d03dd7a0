import type { AuditionTerm } from '@domain/auditions/auditions.ts';
import type { AuditionOccasion } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getTermDetails, getTermNames, type AuditionTerms } from './audition-request.ts';
import type { MailText } from './layout.ts';

export interface AuditionChangeMail extends AuditionTerms {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly changed: readonly AuditionTerm[];
  /** Why a take was returned; empty: it wasn't. */
  readonly note: string;
}

interface Occasion {
  readonly subject: (mail: AuditionChangeMail) => string;
  readonly paragraph: (mail: AuditionChangeMail) => string;
  readonly action: string;
}

interface Words {
  readonly hello: (name: string) => string;
  readonly occasions: Readonly<Record<AuditionOccasion, Occasion>>;
  readonly changed: string;
  readonly note: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    occasions: {
      changed: {
        subject: ({ projectName, character }) => `Audition request changed: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} has changed its request for an audition for the character “${character}” in ${projectName} (${languageName}). This is what it says now.`,
        action: 'Open the request',
      },
      cancelled: {
        subject: ({ projectName, character }) => `Audition cancelled: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} has cancelled its request for an audition for the character “${character}” in ${projectName} (${languageName}). You don’t need to record anything for it. Thank you for your time.`,
        action: 'See the request',
      },
      returned: {
        subject: ({ projectName, character }) => `Another take, please: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} has heard your audition for the character “${character}” in ${projectName} (${languageName}) and asks you for another one.`,
        action: 'Send another take',
      },
    },
    changed: 'What has changed',
    note: 'What to change',
    footnote:
      'The page will ask for the email address that this invitation went to. If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    occasions: {
      changed: {
        subject: ({ projectName, character }) =>
          `La solicitud de audición ha cambiado: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} ha cambiado su solicitud de audición para el personaje «${character}» de ${projectName} (${languageName}). Esto es lo que dice ahora.`,
        action: 'Abrir la solicitud',
      },
      cancelled: {
        subject: ({ projectName, character }) => `Audición cancelada: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} ha cancelado su solicitud de audición para el personaje «${character}» de ${projectName} (${languageName}). Ya no hace falta que grabes nada. Gracias por tu tiempo.`,
        action: 'Ver la solicitud',
      },
      returned: {
        subject: ({ projectName, character }) => `¿Nos envías otra toma?: ${projectName}, ${character}`,
        paragraph: ({ agencyName, character, projectName, languageName }) =>
          `${agencyName} ha escuchado tu audición para el personaje «${character}» de ${projectName} (${languageName}) y te pide otra.`,
        action: 'Enviar otra toma',
      },
    },
    changed: 'Qué ha cambiado',
    note: 'Qué cambiar',
    footnote:
      'La página te pedirá el correo al que llegó esta invitación. Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

export const auditionChangeMail = (
  mail: AuditionChangeMail,
  occasion: AuditionOccasion,
  locale: Locale,
  href: string,
): MailText => {
  const { hello, occasions, changed, note, footnote } = WORDS[locale];
  const { subject, paragraph, action } = occasions[occasion];
  const names = getTermNames(locale);

  const view = [
    ...(mail.note ? [{ label: note, text: mail.note }] : []),
    ...(mail.changed.length > 0 && !mail.note
      ? [{ label: changed, text: mail.changed.map((term) => names[term]) }]
      : []),
    ...getTermDetails(mail, locale),
  ];

  return {
    subject: subject(mail),
    paragraphs: [hello(mail.talentName), paragraph(mail)],
    ...(occasion === 'cancelled' ? {} : { details: view }),
    action: { label: action, href },
    footnote,
  };
};
