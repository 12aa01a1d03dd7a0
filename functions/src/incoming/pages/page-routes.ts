import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import type { Api, EndpointName } from '@domain/api.ts';
import type { EndpointReply } from '@domain/contract.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { CardKind } from './link-card.ts';

export type Texts = Readonly<Record<string, string | undefined>>;

/** Returns an address's parameters; a repeated one is dropped. */
export const getQueryTexts = (parts: object): Texts =>
  Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

interface CallInput {
  readonly params?: Texts;
  readonly query?: Texts;
}

/** A page's first call, and the parts of its reply that the page's head needs. */
interface First<Name extends EndpointName> {
  readonly name: Name;
  /** Undefined when the address lacks parameters of the call. */
  readonly asks: (params: Texts, query: Texts) => CallInput | undefined;
  readonly agency: (reply: EndpointReply<Api[Name]>) => AgencyBrand;
  readonly card: CardKind;
  readonly isOver?: (reply: EndpointReply<Api[Name]>) => boolean;
  /** Whether guests may vote. */
  readonly asksVotes?: (reply: EndpointReply<Api[Name]>) => boolean;
}

/** Untyped: a reply is only passed to functions of its own call. */
export type FirstCall = First<EndpointName>;

export interface PageRoute {
  readonly path: string;
  /** Whether the address contains a personal secret: then it isn't passed on as referrer. */
  readonly isSecret: boolean;
  /** Whether search engines may list it while the address names no invitation. */
  readonly isListed?: boolean;
  readonly first?: FirstCall;
  readonly reference: readonly EndpointName[];
}

const first = <Name extends EndpointName>(call: First<Name>): FirstCall => call as unknown as FirstCall;

const LABELS = ['reference.availableLanguages', 'reference.catalog'] as const;

const audition = (asks: FirstCall['asks']): FirstCall =>
  first({
    name: 'auditions.entry',
    asks,
    agency: ({ agency }) => agency,
    card: 'audition',
    // Before an email code is entered, the page requests it, in any state of the audition.
    isOver: ({ state, jwtToken }) => jwtToken !== null && state === 'expired',
  });

const talentInvite = (name: 'talents.getInvite' | 'talents.inviteForSignUp', asks: FirstCall['asks']) =>
  first({ name, asks, agency: ({ agency }) => agency, card: 'talentInvite' });

const newTalent = talentInvite('talents.inviteForSignUp', (_params, { selfServiceInviteId: id }) =>
  id ? { params: { id } } : undefined,
);

/** Pages with a known first call. Those without one get only their headers. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  {
    path: addresses.castingPreview.path,
    isSecret: false,
    reference: LABELS,
    first: first({
      name: 'castings.preview',
      asks: ({ urlIdentifier }) => ({ params: { urlIdentifier } }),
      agency: ({ agency }) => agency,
      card: 'preview',
      asksVotes: ({ asksVotes = false }) => asksVotes,
    }),
  },
  {
    path: addresses.projectLink.path,
    isSecret: false,
    reference: LABELS,
    first: first({
      name: 'castings.linkPreview',
      asks: ({ urlIdentifier }) => ({ params: { urlIdentifier } }),
      agency: ({ agency }) => agency,
      card: 'preview',
      asksVotes: ({ asksVotes = false }) => asksVotes,
    }),
  },
  {
    path: addresses.projectPreview.path,
    isSecret: false,
    reference: LABELS,
    first: first({
      name: 'castings.linkPreview',
      asks: ({ projectId }) => ({ params: { urlIdentifier: projectId } }),
      agency: ({ agency }) => agency,
      card: 'preview',
      asksVotes: ({ asksVotes = false }) => asksVotes,
    }),
  },
  {
    path: addresses.auditionGate.path,
    isSecret: true,
    reference: LABELS,
    first: audition((_params, { token }) => (token ? { query: { token } } : undefined)),
  },
  {
    path: addresses.auditionUpload.path,
    isSecret: true,
    reference: LABELS,
    first: audition((_params, { token }) => ({ query: { token } })),
  },
  {
    path: addresses.invitation.path,
    isSecret: true,
    reference: [],
    first: talentInvite('talents.getInvite', ({ invitationId }) => ({ params: { id: invitationId } })),
  },
  { path: addresses.newTalent.path, isSecret: true, isListed: true, reference: [], first: newTalent },
  { path: addresses.newArtist.path, isSecret: true, isListed: true, reference: [], first: newTalent },
  {
    path: addresses.newEngineer.path,
    isSecret: true,
    isListed: true,
    reference: [],
    first: first({
      name: 'engineers.getInvite',
      asks: (_params, { inviteId: id }) => (id ? { params: { id } } : undefined),
      agency: ({ agency }) => agency,
      card: 'engineerInvite',
    }),
  },
  { path: addresses.setPassword.path, isSecret: true, reference: [] },
  { path: addresses.resetPassword.path, isSecret: true, reference: [] },
  {
    path: addresses.availability.path,
    isSecret: true,
    reference: LABELS,
    first: first({
      name: 'availability.page',
      asks: ({ requestId, castingDemoId }, { token }) =>
        token ? { params: { requestId, castingDemoId }, query: { token } } : undefined,
      agency: ({ agency }) => agency,
      card: 'availability',
      isOver: ({ state }) => state === 'expired' || state === 'released' || state === 'cancelled',
    }),
  },
  // Its content depends on an address that no link carries.
  { path: addresses.report.path, isSecret: true, reference: [] },
];
