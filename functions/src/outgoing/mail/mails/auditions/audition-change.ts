import { addresses } from '@domain/navigation/addresses.ts';
import type { AuditionTerm } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { makeRole } from '../../samples.ts';
import { getTermDetails, getTermNames, type AuditionTerms } from './audition-terms.ts';
import { getGate, getRequest, readMailedRole } from './mailed-request.ts';
import { readMailedTerms } from './mailed-terms.ts';
import { makeTerms } from './sample-terms.ts';

interface Params {
  readonly talentName: string;
  readonly entryId: string;
  readonly occasion: AuditionOccasion;
  /** Why a take was returned; absent: it wasn't. */
  readonly note?: string;
}

/** An event of an audition request, for its recipients. */
export type AuditionOccasion = 'changed' | 'cancelled' | 'returned';

interface Content extends AuditionTerms {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly changed: readonly AuditionTerm[];
  /** Why a take was returned; empty: it wasn't. */
  readonly note: string;
  readonly occasion: AuditionOccasion;
}

interface Occasion {
  readonly subject: (mail: Content) => string;
  readonly paragraph: (mail: Content) => string;
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
    footnote: 'The page will ask for the email address that this invitation went to.',
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
    footnote: 'La página te pedirá el correo al que llegó esta invitación.',
  },
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const { hello, occasions, changed, note, footnote } = WORDS[locale];
    const { subject, paragraph, action } = occasions[content.occasion];
    const names = getTermNames(locale);

    const details = [
      ...(content.note ? [{ label: note, text: content.note }] : []),
      ...(content.changed.length > 0 && !content.note
        ? [{ label: changed, text: content.changed.map((term) => names[term]) }]
        : []),
      ...getTermDetails(content, locale),
    ];

    return {
      subject: subject(content),
      paragraphs: [hello(content.talentName), paragraph(content)],
      ...(content.occasion === 'cancelled' ? {} : { details }),
      action: { label: action, href },
      footnote,
    };
  };

/** To a talent: a request was changed or cancelled, or another take is wanted. */
export const auditionChangeMail = defineMail({
  kind: 'audition-change',
  noticeKind: 'auditions',
  noticePath: () => addresses.ownAuditions.href(),
  load: async ({ entryId, talentName, occasion, note = '' }: Params, { agencyName, locale }) => {
    const request = await getRequest(entryId);
    const [terms, role, gate] = await Promise.all([
      readMailedTerms(request, locale),
      readMailedRole(request.audition, locale),
      getGate(request),
    ]);
    const changed = request.audition.changedTerms ?? [];

    return {
      content: { ...terms, ...role, talentName, agencyName, occasion, changed, note },
      href: gate(),
      ...(occasion === 'cancelled' ? {} : { due: request.audition.deadline.toMillis() }),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: (typed, locale) => ({
    ...makeRole(typed, locale),
    ...makeTerms(typed, locale),
    occasion: 'changed',
    changed: ['script', 'outcomeBy'],
    note: '',
  }),
});
