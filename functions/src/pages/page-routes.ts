import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import type { Api, EndpointName } from '@domain/api.ts';
import type { ReplyOf } from '@domain/contract.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { CardKind } from './link-card.ts';

/** Parts of an address, as they came. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** What an address says; a part that came twice says nothing. */
export const textsIn = (parts: object): Texts =>
  Object.fromEntries(
    Object.entries(parts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

interface Asked {
  readonly params?: Texts;
  readonly query?: Texts;
}

/** The call that a page begins with, and what of its reply the page says of itself. */
interface First<Name extends EndpointName> {
  readonly name: Name;
  /** Undefined where the address does not say enough for the call. */
  readonly asks: (params: Texts, query: Texts) => Asked | undefined;
  readonly agency: (reply: ReplyOf<Api[Name]>) => AgencyBrand;
  readonly card: CardKind;
  /** Whether what the link was for is over. */
  readonly isOver?: (reply: ReplyOf<Api[Name]>) => boolean;
  /** Whether guests are asked for their votes. */
  readonly asksVotes?: (reply: ReplyOf<Api[Name]>) => boolean;
}

/** The same without its types: a reply is handed to no other page's functions than those of its own call. */
export type FirstCall = First<EndpointName>;

export interface PageRoute {
  readonly path: string;
  /** Whether the address holds a secret that is somebody's own: then nobody is told where they were. */
  readonly isSecret: boolean;
  /** Whether it is anybody's to find as long as its address names no invitation. */
  readonly isListed?: boolean;
  readonly first?: FirstCall;
  /** What the page needs of everybody's data to say what it says. */
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
    // Before somebody has said who they are, the page asks for that, whatever has become of the audition.
    isOver: ({ state, jwtToken }) => jwtToken !== null && state === 'expired',
  });

const talentInvite = (name: 'talents.getInvite' | 'talents.inviteForSignUp', asks: FirstCall['asks']) =>
  first({ name, asks, agency: ({ agency }) => agency, card: 'talentInvite' });

const newTalent = talentInvite('talents.inviteForSignUp', (_params, { selfServiceInviteId: id }) =>
  id ? { params: { id } } : undefined,
);

/** Pages whose address says all that they begin with. Those without a call bring no more than the headers they need. */
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
  // What it shows waits for an address, which no link carries.
  { path: addresses.report.path, isSecret: true, reference: [] },
];
