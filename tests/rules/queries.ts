import { HOLDINGS } from '../../functions/src/features/privacy/holdings.ts';
import type { Filter, QueryShape } from './firestore-rest.ts';

/** One query that the product issues, and the file it is written in. */
export interface IssuedQuery extends QueryShape {
  readonly source: string;
}

const is = (field: string, value: string | boolean = 'x'): Filter => ({ field, op: 'EQUAL', value });
const contains = (field: string, value = 'x'): Filter => ({ field, op: 'ARRAY_CONTAINS', value });

/** Every choice of some of the items, none and all included. */
const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>(
    (found, item) => [...found, ...found.map((subset) => [...subset, item])],
    [[]],
  );

/** The voice finder: a language, and any of the four traits beside it, newest first. */
const voiceFinder = subsets(['gender', 'voiceAge', 'tone', 'category']).map((traits): IssuedQuery => ({
  source: 'functions/src/features/demos/store.ts',
  collection: 'demoCache',
  where: [contains('agencyIds'), is('language'), ...traits.map((trait) => is(trait))],
  orderBy: [
    ['approvedAt', 'DESCENDING'],
    ['__name__', 'DESCENDING'],
  ],
  limit: 20,
}));

const projects = 'functions/src/features/projects/store.ts';
const castings = 'functions/src/features/castings/store.ts';
const auditions = 'functions/src/features/auditions/store.ts';
const engineers = 'functions/src/features/accounts/engineer-store.ts';
const clients = 'functions/src/features/accounts/client-store.ts';
const talents = 'functions/src/features/talents/store.ts';
const invites = 'functions/src/features/talents/invite-store.ts';
const privacy = 'functions/src/features/privacy/store.ts';
const reference = 'functions/src/firestore/reference-data.ts';

const FUNCTIONS: readonly IssuedQuery[] = [
  ...['auditionInvites', 'demos'].map((collection) => ({
    source: 'functions/src/storage/sweep.ts',
    collection,
    where: [{ field: 'storagePath', op: 'IN' as const, value: ['demos/x', 'demos/y'] }],
  })),
  {
    source: 'functions/src/mail/send.ts',
    collection: 'mail',
    where: [
      { field: 'state', op: 'IN', value: ['queued', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    orderBy: [['nextAttemptAt', 'ASCENDING']],
    limit: 100,
  },
  {
    source: 'functions/src/firestore/sign-up-agency.ts',
    collection: 'agencies',
    where: [is('slug')],
    limit: 1,
  },
  {
    source: 'functions/src/features/agencies/store.ts',
    collection: 'agencies',
    where: [],
    orderBy: [['publicName', 'ASCENDING']],
    limit: 200,
  },
  { source: projects, collection: 'voices', where: [is('projectId')] },
  { source: projects, collection: 'castingDemos', where: [is('projectId'), is('voiceId')], limit: 1 },
  { source: projects, collection: 'castings', where: [is('projectId')] },
  { source: castings, collection: 'castings', where: [is('urlIdentifier')], limit: 1 },
  { source: castings, collection: 'castings', where: [is('projectId'), is('previewVisible', true)] },
  {
    source: castings,
    collection: 'voices',
    where: [is('projectId')],
    orderBy: [['createdAt', 'ASCENDING']],
  },
  ...[[], [is('voiceId')]].map((character) => ({
    source: castings,
    collection: 'castingDemos',
    where: [is('castingId'), ...character],
    orderBy: [['order', 'ASCENDING'] as const],
  })),
  {
    source: auditions,
    collection: 'castingDemos',
    where: [is('castingId'), is('voiceId')],
    orderBy: [['order', 'ASCENDING']],
  },
  {
    source: auditions,
    collection: 'auditionInvites',
    where: [is('linkIdentifier')],
    limit: 1,
  },
  {
    source: engineers,
    collection: 'engineers',
    where: [contains('searchTerms')],
    orderBy: [['sortName', 'ASCENDING']],
    limit: 20,
  },
  { source: 'functions/src/claims/memberships.ts', collection: 'memberships', where: [is('userId')] },
  {
    source: 'functions/src/claims/sync-claims.ts',
    collection: 'memberships',
    where: [is('userId'), is('announce', true)],
  },
  {
    source: 'functions/src/http/session.ts',
    collection: 'engineerAssignments',
    where: [is('engineerId')],
    limit: 500,
  },
  ...['searchTerms', 'agencyIds'].map((field) => ({
    source: clients,
    collection: 'clients',
    where: [contains(field)],
    orderBy: [['sortName', 'ASCENDING'] as const, ['__name__', 'ASCENDING'] as const],
    limit: 20,
  })),
  { source: talents, collection: 'talents', where: [is('email')], limit: 1 },
  { source: talents, collection: 'castingDemos', where: [is('agencyId'), is('talentId')] },
  ...['demos', 'demoCache', 'vacations'].map((collection) => ({
    source: talents,
    collection,
    where: [is('talentId')],
  })),
  ...['talentId', 'email'].map((field) => ({
    source: invites,
    collection: 'selfServiceInvites',
    where: [is(field)],
    limit: 100,
  })),
  ...HOLDINGS.filter(({ by }) => by !== 'id').map(({ collection, by }) => ({
    source: privacy,
    collection,
    where: [is(by)],
    limit: 200,
  })),
  { source: privacy, collection: 'deletionRequests', where: [is('state')], limit: 20 },
  { source: privacy, collection: 'castings', where: [contains('hideTalentFromPreviewList')] },
  { source: privacy, collection: 'reportInvites', where: [contains('signers.CLIENT')] },
  { source: reference, collection: 'catalog', orderBy: [['sort', 'ASCENDING']] },
  { source: reference, collection: 'languages', orderBy: [['name', 'ASCENDING']] },
  { source: reference, collection: 'countries', orderBy: [['name', 'ASCENDING']] },
  ...voiceFinder,
];

const production = 'web/src/lib/production/useProduction.ts';
const mine = [is('agencyId', 'agency-a'), is('companyId', 'company-a')];
const agencys = [is('agencyId', 'agency-a')];

const ofProject = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  ['voices', 'castings', 'castingDemos', 'auditionEntries'].map((collection) => ({
    source: production,
    collection,
    where: [...owned, is('projectId')],
  }));

/** What the browser asks on behalf of a client, who proves it by agency and company. */
export const ASKED_BY_CLIENT: readonly IssuedQuery[] = [
  ...ofProject(mine),
  {
    source: production,
    collection: 'projects',
    where: mine,
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 20,
  },
];

/** What it asks on behalf of an agency's people, who prove it by the agency alone. */
export const ASKED_BY_TEAM: readonly IssuedQuery[] = ofProject(agencys);

const ownDemos = 'web/src/features/demos/data/useOwnDemos.ts';
const newestFirst = [['createdAt', 'DESCENDING'] as const];
const ofAgency = contains('agencyIds', 'agency-a');

/** What it asks on behalf of an admin, of the people of their agency. */
export const ASKED_BY_ADMIN: readonly IssuedQuery[] = [
  {
    source: 'web/src/app/impersonation/usePeople.ts',
    collection: 'memberships',
    where: agencys,
    orderBy: [['displayName', 'ASCENDING']],
    limit: 20,
  },
  {
    source: 'web/src/features/dashboard/data/useWaiting.ts',
    collection: 'memberships',
    where: [...agencys, is('accountValidationStatus', 'PENDING')],
    limit: 20,
  },
  {
    source: 'web/src/features/dashboard/data/useDeletionRequests.ts',
    collection: 'deletionRequests',
    where: [is('state', 'requested'), ofAgency],
    limit: 20,
  },
  // An admin who acts as a talent.
  {
    source: ownDemos,
    collection: 'demos',
    where: [is('talentId'), ofAgency],
    orderBy: newestFirst,
    limit: 50,
  },
];

/** What it asks on behalf of a talent, who proves it by being the talent. */
export const ASKED_BY_TALENT: readonly IssuedQuery[] = [
  {
    source: ownDemos,
    collection: 'demos',
    where: [is('talentId', 'uid-talent-of-the-agency'), ofAgency],
    orderBy: newestFirst,
    limit: 50,
  },
];

/** What it asks on behalf of an engineer, who proves it by the agencies that engage them. */
export const ASKED_BY_ENGINEER: readonly IssuedQuery[] = [null, 'uid-engineer-of-the-agency'].flatMap(
  (assignedTo) =>
    [ofAgency, { field: 'agencyIds', op: 'ARRAY_CONTAINS_ANY', value: ['agency-a'] } as const].map(
      (agencies) => ({
        source: 'web/src/features/curation/data/useTickets.ts',
        collection: 'curationTickets',
        where: [is('status', 'open'), { field: 'assignedTo', op: 'EQUAL', value: assignedTo }, agencies],
        orderBy: [['createdAt', 'ASCENDING'] as const],
        limit: 100,
      }),
    ),
);

export const ISSUED: readonly IssuedQuery[] = [
  ...FUNCTIONS,
  ...ASKED_BY_CLIENT,
  ...ASKED_BY_TEAM,
  ...ASKED_BY_ADMIN,
  ...ASKED_BY_TALENT,
  ...ASKED_BY_ENGINEER,
];
