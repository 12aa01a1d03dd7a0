import { addresses } from '@domain/navigation/addresses.ts';
import { isOpenRequest } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { readAvailabilityInvite } from '../../../../work/collections/availability-invites.ts';
import { isFirstRequest } from '../../../../work/collections/availability-requests.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { defineMail, type Loaded, type Write } from '../../define-mail.ts';
import { COPY_FIRST_ADDRESS } from '../../fallback.ts';
import { linkTo } from '../../links.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { HREF, LANGUAGE, MOMENT, SCRIPT_HREF } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';
import {
  createGoneError,
  formatOffer,
  formatSlots,
  getAvailabilityPath,
  getDue,
  getRequest,
} from './mailed-booking.ts';

interface Params {
  readonly talentName: string;
  readonly requestIds: readonly string[];
}

interface RoleLink {
  readonly character: string;
  readonly languageName: string;
  /** Pay for it; empty when it can't be calculated. */
  readonly fee: string;
  readonly href: string;
}

/** Availability requests for several roles with the same slots. Everything is in the reader's language. */
interface Content {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly brand: string;
  /** Offered slots, in the reader's zone. */
  readonly slots: readonly string[];
  /** One of the roles is also requested from others, and the first to accept gets it. */
  readonly isFirstCome: boolean;
  /** What is asked for is held, not booked. */
  readonly isOption: boolean;
  readonly roles: readonly RoleLink[];
}

interface Words {
  readonly subject: (mail: Content) => string;
  readonly paragraphs: (mail: Content) => readonly string[];
  readonly firstCome: string;
  readonly roles: string;
  readonly brand: string;
  readonly slots: string;
  readonly choose: (role: string) => string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName, roles }) => `When can you record? ${projectName}, ${roles.length} roles`,
    paragraphs: ({ talentName, agencyName, projectName, isOption }) => [
      `Hello ${talentName},`,
      isOption
        ? `${agencyName} asks for options on your time for several roles in ${projectName}. Each role has a link of its own below, and takes a slot of its own: you keep it free, and it isn’t a booking yet.`
        : `${agencyName} would like to book you for several roles in ${projectName} and asks when you can record. Each role has a link of its own below, and takes a slot of its own: it is booked as soon as you confirm it.`,
    ],
    firstCome:
      'Other voices are asked too, and the first to confirm has the role; we will tell you if it’s taken.',
    roles: 'Roles, and your fee',
    brand: 'Brand',
    slots: 'Slots to choose from, by your clock',
    choose: (role) => `Choose a slot for ${role}`,
    footnote: 'These links are yours alone: please don’t pass them on.',
  },
  es: {
    subject: ({ projectName, roles }) => `¿Cuándo puedes grabar? ${projectName}, ${roles.length} papeles`,
    paragraphs: ({ talentName, agencyName, projectName, isOption }) => [
      `Hola, ${talentName}:`,
      isOption
        ? `${agencyName} te pide opciones para varios papeles de ${projectName}. Cada papel tiene su propio enlace más abajo y su propia franja: la mantienes libre y aún no es una reserva en firme.`
        : `${agencyName} quiere contar contigo para varios papeles de ${projectName} y pregunta cuándo puedes grabar. Cada papel tiene su propio enlace más abajo y su propia franja: queda reservada en cuanto la confirmas.`,
    ],
    firstCome:
      'También se ha preguntado a otras voces y el papel es de la primera que confirme; si ya no está libre, te avisaremos.',
    roles: 'Papeles y honorarios',
    brand: 'Marca',
    slots: 'Franjas para elegir, en tu hora',
    choose: (role) => `Elegir una franja para ${role}`,
    footnote: 'Estos enlaces son solo tuyos: no los compartas.',
  },
};

const formatRole = ({ character, languageName }: RoleLink): string => `${character} (${languageName})`;

const formatPricedRole = (role: RoleLink): string =>
  role.fee ? `${formatRole(role)}: ${role.fee}` : formatRole(role);

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];
    const [action, ...further] = content.roles.map((role) => ({
      label: words.choose(formatRole(role)),
      href: role.href,
    }));
    if (!action) throw new Error('Nobody is asked for nothing');

    return {
      subject: words.subject(content),
      paragraphs: [...words.paragraphs(content), ...(content.isFirstCome ? [words.firstCome] : [])],
      details: [
        { label: words.roles, text: content.roles.map(formatPricedRole) },
        ...(content.brand ? [{ label: words.brand, text: content.brand }] : []),
        { label: words.slots, text: content.slots },
      ],
      action: { ...action, href },
      further,
      footnote: words.footnote,
      fallback: COPY_FIRST_ADDRESS[locale],
    };
  };

const readInvite = async (requestId: string, locale: Locale) => {
  const [{ request, role }, invite] = await Promise.all([
    getRequest(requestId, locale),
    readAvailabilityInvite(requestId),
  ]);
  if (!invite) throw createGoneError();
  const { fee } = formatOffer(invite.offer, locale);
  const href = linkTo(await getAvailabilityPath(request, invite.linkVersion));
  return { request, role, fee, href };
};

/** Several roles with the same slots, in one email: those still open when it is sent, with a link each. */
export const availabilityRequestsMail = defineMail({
  kind: 'availability-requests',
  noticeKind: 'bookings',
  noticePath: () => addresses.dashboard.href(),
  load: async ({ requestIds, talentName }: Params, { agencyName, locale }): Promise<Loaded<Content>> => {
    const results = await Promise.allSettled(requestIds.map((id) => readInvite(id, locale)));
    const invites = results.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
    const [first] = invites;
    if (!first) throw createGoneError();

    const openInvites = invites.filter(({ request }) => isOpenRequest(request));
    const [firstOpen] = openInvites;
    if (!firstOpen) throw new NoLongerNeeded();

    const { agencyId, talentId } = first.request;
    const [shown, clock, rivals] = await Promise.all([
      findShownTalents(agencyId, [talentId]),
      getTalentClock(talentId),
      Promise.all(openInvites.map(({ request }) => isFirstRequest(request))),
    ]);
    // Talents blocked by the agency since get no mail.
    if (!shown.has(talentId)) throw createGoneError();

    return {
      content: {
        talentName,
        agencyName,
        projectName: first.role.projectName,
        brand: first.role.brand,
        slots: formatSlots(first.request, clock, locale),
        isFirstCome: rivals.includes(true),
        isOption: first.request.kind === 'option',
        roles: openInvites.map(({ role: { character, languageName }, fee, href }) => ({
          character,
          languageName,
          fee,
          href,
        })),
      },
      href: firstOpen.href,
      ...getDue(firstOpen.request),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency, project, character }, locale) => ({
    talentName: person,
    agencyName: agency,
    projectName: project,
    brand: project,
    slots: [MOMENT[locale]],
    isFirstCome: true,
    isOption: false,
    roles: [
      { character, languageName: LANGUAGE[locale], fee: '€650.00', href: HREF },
      { character: 'Second', languageName: LANGUAGE[locale], fee: '', href: SCRIPT_HREF },
    ],
  }),
});
