import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { formatSpan } from '../../../../work/text/reader-zone.ts';
import { defineMail, type Loaded, type Reader, type Write } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';

interface Params {
  readonly name: string;
  readonly uid: string | null;
  readonly agencyName: string;
  readonly roles: readonly LeftRole[];
}

/** A role whose voice has left. */
export interface LeftRole {
  readonly projectId: string;
  readonly projectName: string;
  readonly character: string;
  /** The agreed time in milliseconds; null without one. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Of the agreed time. */
  readonly timeZone: string;
}

interface Content {
  readonly name: string;
  readonly agencyName: string;
  readonly isAgency: boolean;
  readonly roles: readonly {
    readonly projectName: string;
    readonly character: string;
    /** The agreed time with its zone; null: none was agreed. */
    readonly when: string | null;
  }[];
}

interface Words {
  readonly subject: (role: string) => string;
  readonly hello: (name: string) => string;
  readonly left: (agency: string) => string;
  readonly leftYou: string;
  readonly next: string;
  readonly nextForAgency: string;
  readonly noTime: string;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (role) => `A voice is no longer available: ${role}`,
    hello: (name) => `Hello ${name},`,
    left: (agency) =>
      `A voice of ${agency} has left, and isn’t available for these roles any more. Recordings planned with them are cancelled.`,
    leftYou:
      'A voice has left and their data is being deleted. These roles have no voice now. Recordings planned with them are cancelled, and everyone in them has been notified.',
    next: 'Choose another voice, or ask the agency for suggestions.',
    nextForAgency: 'Orders that include these roles wait for your decision: credit, book again or keep.',
    noTime: 'No time was agreed',
    action: 'Open the project',
  },
  es: {
    subject: (role) => `Una voz ya no está disponible: ${role}`,
    hello: (name) => `Hola, ${name}:`,
    left: (agency) =>
      `Una voz de ${agency} se ha dado de baja y ya no está disponible para estos papeles. Las grabaciones previstas con ella quedan canceladas.`,
    leftYou:
      'Una voz se ha dado de baja y sus datos se están eliminando. Estos papeles se han quedado sin voz. Las grabaciones previstas con ella quedan canceladas y hemos avisado a quienes participaban.',
    next: 'Elige otra voz o pide propuestas a la agencia.',
    nextForAgency:
      'Los pedidos que incluyen estos papeles esperan tu decisión: abonar, volver a reservar o mantener.',
    noTime: 'Sin hora acordada',
    action: 'Abrir el proyecto',
  },
};

const write =
  (words: Words): Write<Content> =>
  ({ name, agencyName, isAgency, roles }, href) => {
    const [first] = roles;

    return {
      subject: words.subject(first ? `${first.projectName}, ${first.character}` : ''),
      paragraphs: [
        words.hello(name),
        isAgency ? words.leftYou : words.left(agencyName),
        isAgency ? words.nextForAgency : words.next,
      ],
      details: roles.map(({ projectName, character, when }) => ({
        label: `${projectName}, ${character}`,
        text: when ?? words.noTime,
      })),
      action: { label: words.action, href },
    };
  };

/** Returns the roles in projects that the reader may still see. */
const load = async (
  { name, uid, agencyName, roles }: Params,
  { to, locale }: Reader,
): Promise<Loaded<Content>> => {
  const user = uid === null ? undefined : await readUser(uid);
  const reader = user && { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId };
  const ids = [...new Set(roles.map(({ projectId }) => projectId))];
  const projects = (await Promise.all(ids.map((id) => readProject(id)))).filter(
    (project) => project && (uid === null || (reader && mayRead(reader, 'projects', project))),
  );
  const readableRoles = roles.filter(({ projectId }) =>
    projects.some((project) => project?.id === projectId),
  );
  const [first] = readableRoles;
  if (!first) throw new NoLongerNeeded();

  const isClients = projects[0]?.companyId === user?.companyId;
  const project = isClients ? addresses.project : addresses.castingsProject;
  const shownRoles = readableRoles.map(async ({ projectName, character, span, timeZone }) => ({
    projectName,
    character,
    when: span && formatSpan(span, await getAddressClock(to, user?.timeZone ?? timeZone), locale),
  }));

  return {
    href: project.href(first.projectId, SELECTION_STEP),
    content: { name, agencyName, isAgency: uid === null, roles: await Promise.all(shownRoles) },
  };
};

/** To a client or staff (`uid`), or the agency (null): a voice's data was erased, which ended these roles. */
export const voiceLeftMail = defineMail({
  kind: 'voice-left',
  noticeKind: 'bookings',
  load,
  texts: { en: write(WORDS.en), es: write(WORDS.es) },
  sample: ({ person, agency, project, character }, locale) => ({
    name: person,
    agencyName: agency,
    isAgency: false,
    roles: [
      { projectName: project, character, when: MOMENT[locale] },
      { projectName: project, character, when: null },
    ],
  }),
});
