import { addresses } from '@domain/navigation/addresses.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { defineMail, type Loaded, type Write } from '../../define-mail.ts';
import { COPY_FIRST_ADDRESS } from '../../fallback.ts';
import { HREF, makeRole, SCRIPT_HREF } from '../../samples.ts';
import { getGuidelinesDetail, getTermDetails, type AuditionTerms } from './audition-terms.ts';
import {
  createGoneError,
  getGate,
  getRequest,
  readMailedRole,
  type MailedRequest,
} from './mailed-request.ts';
import { readMailedTerms, readMailedUsage } from './mailed-terms.ts';
import { makeTerms } from './sample-terms.ts';

interface Params {
  readonly talentName: string;
  readonly entryIds: readonly string[];
}

interface CharacterLink {
  readonly character: string;
  readonly href: string;
}

/** Auditions for several characters on the same terms. Everything is in the reader's language. */
interface Content extends AuditionTerms {
  readonly talentName: string;
  /** Each character with fee and usage. */
  readonly roles: readonly string[];
  readonly agencyName: string;
  readonly projectName: string;
  readonly languageName: string;
  readonly links: readonly CharacterLink[];
}

interface Words {
  readonly subject: (mail: Content) => string;
  readonly paragraphs: (mail: Content) => readonly string[];
  readonly characters: string;
  readonly submit: (character: string) => string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName, links }) => `Audition request: ${projectName}, ${links.length} characters`,
    paragraphs: ({ talentName, agencyName, projectName, languageName }) => [
      `Hello ${talentName},`,
      `${agencyName} has invited you to audition for several characters in ${projectName} (${languageName}). Each of them has a link of its own below, and takes one recording.`,
    ],
    characters: 'Characters',
    submit: (character) => `Submit your audition for “${character}”`,
    footnote: 'Each page will ask for the email address that this invitation went to.',
  },
  es: {
    subject: ({ projectName, links }) => `Solicitud de audición: ${projectName}, ${links.length} personajes`,
    paragraphs: ({ talentName, agencyName, projectName, languageName }) => [
      `Hola, ${talentName}:`,
      `${agencyName} te invita a hacer una audición para varios personajes de ${projectName} (${languageName}). Cada uno tiene su propio enlace más abajo y admite una sola grabación.`,
    ],
    characters: 'Personajes',
    submit: (character) => `Enviar mi audición para «${character}»`,
    footnote: 'Cada página te pedirá el correo al que llegó esta invitación.',
  },
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];
    const [action, ...further] = content.links.map((link) => ({
      label: words.submit(link.character),
      href: link.href,
    }));
    if (!action) throw new Error('Nobody is asked for nothing');

    return {
      subject: words.subject(content),
      paragraphs: words.paragraphs(content),
      details: [
        { label: words.characters, text: content.roles },
        ...getTermDetails(content, locale),
        getGuidelinesDetail(locale),
      ],
      action: { ...action, href },
      further,
      footnote: words.footnote,
      fallback: COPY_FIRST_ADDRESS[locale],
    };
  };

/** Returns each character with fee and usage, and its own link. */
const readRole = async (request: MailedRequest, locale: Locale) => {
  const { audition, invite } = request;
  const [{ character, projectName, languageName }, { fee, usage }, gate] = await Promise.all([
    readMailedRole(audition, locale),
    readMailedUsage(audition, invite.talentId, locale),
    getGate(request),
  ]);

  return {
    projectName,
    languageName,
    line: [character, fee, usage.replaceAll('\n', '; ')].filter(Boolean).join(' · '),
    link: { character, href: gate() },
  };
};

/** Several characters of a casting with the same terms, in one email: those open when it is sent. */
export const auditionRequestsMail = defineMail({
  kind: 'audition-requests',
  noticeKind: 'auditions',
  noticePath: () => addresses.ownAuditions.href(),
  load: async ({ entryIds, talentName }: Params, { agencyName, locale }): Promise<Loaded<Content>> => {
    const results = await Promise.allSettled(entryIds.map(getRequest));
    const requests = results.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
    const [first, ...further] = requests;
    if (!first) throw createGoneError();

    const [terms, role, ...otherRoles] = await Promise.all([
      readMailedTerms(first, locale),
      readRole(first, locale),
      ...further.map((request) => readRole(request, locale)),
    ]);
    const roles = [role, ...otherRoles];

    return {
      content: {
        ...terms,
        // Fee and usage differ by character.
        fee: '',
        usage: '',
        roles: roles.map(({ line }) => line),
        talentName,
        agencyName,
        projectName: role.projectName,
        languageName: role.languageName,
        links: roles.map(({ link }) => link),
      },
      href: role.link.href,
      due: first.audition.deadline.toMillis(),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: (typed, locale) => ({
    ...makeRole(typed, locale),
    ...makeTerms(typed, locale),
    roles: [typed.character, 'Second'],
    links: [
      { character: typed.character, href: HREF },
      { character: 'Second', href: SCRIPT_HREF },
    ],
  }),
});
