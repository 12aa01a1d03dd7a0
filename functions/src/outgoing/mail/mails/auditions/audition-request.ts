import { addresses } from '@domain/navigation/addresses.ts';
import { getRound } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { makeRole, SCRIPT_HREF } from '../../samples.ts';
import { getGuidelinesDetail, getTermDetails, type AuditionTerms } from './audition-terms.ts';
import { getGate, getRequest } from './mailed-request.ts';
import { readMailedTerms } from './mailed-terms.ts';
import { makeTerms } from './sample-terms.ts';

interface Params {
  readonly talentName: string;
  readonly projectName: string;
  readonly character: string;
  readonly language: string;
  readonly deadline: string;
  readonly entryId: string;
}

/** In the reader's language. */
interface Content extends Omit<Params, 'deadline' | 'entryId'>, AuditionTerms {
  readonly agencyName: string;
  readonly languageName: string;
  /** From 2: a callback. */
  readonly round: number;
  readonly largeScriptHref: string;
}

interface Words {
  readonly subject: (mail: Content) => string;
  readonly hello: (mail: Content) => string;
  readonly invited: (mail: Content) => string;
  readonly calledBack: (mail: Content) => string;
  /** Where the direction or the script is: in the mail, or on the page. */
  readonly content: Readonly<Record<'direction' | 'script' | 'page', (mail: Content) => string>>;
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
    submit: 'Submit your audition',
    largeScript: 'Print the script in large type',
    footnote: 'The page asks for the email address that this invitation went to.',
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
    submit: 'Enviar mi audición',
    largeScript: 'Imprimir el guion en letra grande',
    footnote: 'La página te pedirá el correo al que llegó esta invitación.',
  },
};

/** Returns what the mail really contains: a private script, a PDF or a clip is on the page alone. */
const getContent = ({ round, direction, script, clip }: Content): keyof Words['content'] => {
  if (round > 1 && direction.trim() !== '') return 'direction';
  return script.trim() === '' || clip !== '' ? 'page' : 'script';
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];
    const about = content.round > 1 ? words.calledBack : words.invited;

    return {
      subject: words.subject(content),
      paragraphs: [
        words.hello(content),
        [about(content), words.content[getContent(content)](content)].join(' '),
      ],
      details: [...getTermDetails(content, locale), getGuidelinesDetail(locale)],
      action: { label: words.submit, href },
      ...(content.script.trim() !== ''
        ? { aside: { label: words.largeScript, href: content.largeScriptHref } }
        : {}),
      footnote: words.footnote,
    };
  };

/** To a talent: everything needed for recording an audition; the page calls it the project email. */
export const auditionRequestMail = defineMail({
  kind: 'audition-request',
  noticeKind: 'auditions',
  noticePath: () => addresses.ownAuditions.href(),
  load: async ({ entryId, deadline: _asQueued, ...params }: Params, { agencyName, locale }) => {
    const request = await getRequest(entryId);
    const [terms, languageName, gate] = await Promise.all([
      readMailedTerms(request, locale),
      getLanguageName(params.language, locale),
      getGate(request),
    ]);
    const round = getRound(request.audition);

    return {
      content: { ...params, ...terms, languageName, agencyName, round, largeScriptHref: gate('script') },
      href: gate(),
      due: request.audition.deadline.toMillis(),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: (typed, locale) => ({
    ...makeRole(typed, locale),
    ...makeTerms(typed, locale),
    round: 1,
    language: 'eng',
    largeScriptHref: SCRIPT_HREF,
  }),
});
