import { readFileSync } from 'node:fs';
import { languageKey, specKey } from '../../domain/src/demos/found-by.ts';
import type { CatalogEntry, Language } from '../../domain/src/reference/reference.ts';
import { KEPT_AND_HANDED_OUT, PERSONAL_RECORDS } from '../../functions/src/privacy/personal-records.ts';
import { ADDRESS_COPIES } from '../../functions/src/records/address-copies.ts';
import { OF_COMPANY } from '../../functions/src/records/company-merges.ts';
import { PROJECT_CONTENTS } from '../../functions/src/records/project-contents.ts';
import { ROSTER_TRAITS, traitKey } from '../../domain/src/roster/roster-traits.ts';
import type { Filter, QueryShape } from './firestore-rest.ts';
import { HEALTH } from './health-queries.ts';
import { FOUND_BY_NAME, WAITING } from './waiting-queries.ts';

/** One query that the product issues, and the file it is written in. */
export interface IssuedQuery extends QueryShape {
  readonly source: string;
}

const is = (field: string, value: string | boolean = 'x'): Filter => ({ field, op: 'EQUAL', value });
/** Regular, or express and multi-language. */
const kind: Filter = { field: 'type', op: 'IN', value: ['x', 'y'] };
/** Nobody has it. */
const free: Filter = { field: 'assignedTo', op: 'EQUAL', value: null };
/** By the link of a project, and of none of its castings. */
const ofProjectLink: Filter = { field: 'castingId', op: 'EQUAL', value: null };
const contains = (field: string, value = 'x'): Filter => ({ field, op: 'ARRAY_CONTAINS', value });

/** Every choice of some of the items, none and all included. */
const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<readonly (readonly Item[])[]>(
    (found, item) => [...found, ...found.map((subset) => [...subset, item])],
    [[]],
  );

const stored = (store: string): string => `functions/src/records/${store}.ts`;

const seeded = <Item>(collection: string): readonly Item[] =>
  Object.values(
    JSON.parse(
      readFileSync(new URL(`../../emulator-data/firestore/${collection}.json`, import.meta.url), 'utf8'),
    ) as Readonly<Record<string, Item>>,
  );

/** What is held of one voice, part by part, the latest first; and what of it goes, or is withdrawn, at once. */
const ofOneVoice: readonly IssuedQuery[] = [
  ...(
    [
      ['audition-queries', 'auditionEntries', [is('talentId'), is('status')], 'uploadedAt'],
      ['recording-sessions', 'recordingSessions', [is('talentId')], 'startsAt'],
      ['sold-licences', 'soldLicences', [is('talentId')], 'soldOn'],
      ['consents', 'consents', [is('userId')], 'at'],
    ] as const
  ).map(([store, collection, where, field]): IssuedQuery => ({
    source: stored(store),
    collection,
    where,
    orderBy: [
      [field, 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  })),
  {
    source: stored('earnings'),
    collection: 'earnings',
    where: [is('talentId')],
    orderBy: [['agreedOn', 'DESCENDING']],
    limit: 1,
  },
  ...['isApproved', 'syntheticVoiceConsent'].map((field): IssuedQuery => ({
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('talentId'), is('status'), is(field)],
  })),
  {
    source: stored('session-files'),
    collection: 'sessionFiles',
    where: [is('sessionId'), { field: 'kind', op: 'IN', value: ['take', 'deliverable'] }],
  },
];

/** The ledger as an agency, a company or a voice has it: all of it, and by stage, each with a search or without. */
const licenceLists: readonly IssuedQuery[] = [[], [is('companyId')], [is('talentId')]].flatMap((whose) =>
  subsets([contains('words')]).flatMap((search) => {
    const list = (
      where: readonly Filter[],
      field: string,
      order: 'ASCENDING' | 'DESCENDING',
    ): IssuedQuery => ({
      source: stored('sold-licences'),
      collection: 'soldLicences',
      where: [is('agencyId'), ...whose, ...search, ...where],
      orderBy: [
        [field, order],
        ['__name__', order],
      ],
      limit: 25,
    });
    const live = is('state', 'live');
    const notBefore: Filter = { field: 'liveThrough', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' };
    const notAfter: Filter = { field: 'liveThrough', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-31' };
    const over: Filter = { field: 'liveThrough', op: 'LESS_THAN', value: '2026-01-01' };
    return [
      list([], 'soldOn', 'DESCENDING'),
      list([live, { field: 'liveThrough', op: 'EQUAL', value: null }], 'soldOn', 'DESCENDING'),
      list([live, notBefore], 'liveThrough', 'ASCENDING'),
      list([live, notBefore, notAfter], 'liveThrough', 'ASCENDING'),
      list([live, over], 'liveThrough', 'DESCENDING'),
    ];
  }),
);

/** The audit log of an agency: by whom, of which record and what was done, each or not, in a span of time or in all of it. */
const auditLogs: readonly IssuedQuery[] = subsets([is('by'), is('subject'), is('action')]).flatMap((cut) =>
  subsets<Filter>([
    { field: 'at', op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) },
    { field: 'at', op: 'LESS_THAN', value: new Date(1) },
  ]).map((span) => ({
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), ...cut, ...span],
    orderBy: [
      ['at', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  })),
);

/** A record of the audit that waits for its seal. */
const notSealed: Filter = { field: 'seq', op: 'EQUAL', value: null };

/** What of its talent a demo is found by: each natural voice spec of the catalogue, and each language to cast in. */
const FOUND_BY = [
  ...seeded<CatalogEntry>('catalog')
    .filter(({ catalog }) => catalog === 'SPECIAL_NATURAL_VO_SPECS')
    .map(({ code }) => specKey(code)),
  ...seeded<Language>('languages')
    .filter(({ mainWorkingLanguage }) => mainWorkingLanguage)
    .map(({ alpha3 }) => languageKey(alpha3)),
].map((key) => is(`is.${key}`, true));

/** What a demo is found by as it stands. */
const FINDER_TRAITS = [
  ...['language', 'gender', 'voiceAge', 'tone', 'category', 'languageTag', 'talentId'].map((trait) =>
    is(trait),
  ),
  is('homeStudio', true),
];

/** A search of the voice finder: among all demos of an agency, and among those whose connection it tested. */
const inFinder = (
  traits: readonly Filter[],
  [field, direction]: readonly [string, 'ASCENDING' | 'DESCENDING'],
): readonly IssuedQuery[] =>
  [
    { collection: 'demoCache', ofAgency: contains('agencyIds') },
    { collection: 'testedVoices', ofAgency: is('agencyId') },
  ].map(({ collection, ofAgency }): IssuedQuery => ({
    source: stored('demo-cache'),
    collection,
    where: [ofAgency, ...traits],
    orderBy: [
      [field, direction],
      ['__name__', direction],
    ],
    limit: 20,
  }));

/**
 * The voice finder: any of a demo's traits and whether the talent records at home, newest first; each of one of some talents
 * as well. Of what it is found by besides, each alone and all at once: what serves these serves any of them.
 */
const voiceFinder = [
  ...subsets(FINDER_TRAITS),
  ...FOUND_BY.map((one) => [one]),
  [is('language'), is('gender'), ...FOUND_BY],
].flatMap((traits) => inFinder(traits, ['approvedAt', 'DESCENDING']));

/** The same by name: each trait alone and all at once, since what serves these serves any of them. */
const finderByName = [
  [],
  ...FINDER_TRAITS.map((one) => [one]),
  ...FOUND_BY.map((one) => [one]),
  [...FINDER_TRAITS, ...FOUND_BY],
].flatMap((traits) => inFinder(traits, ['sortName', 'ASCENDING']));

/** What an entry of a roster is found by: one key of each trait, and the beginning of a word. */
const ROSTER_KEYS = [...ROSTER_TRAITS, 'word' as const].map((trait) =>
  is(`is.${traitKey(trait, 'x')}`, true),
);

const ofRoster = (keys: readonly Filter[]): IssuedQuery => ({
  source: stored('roster-lists'),
  collection: 'roster',
  where: [is('agencyId'), ...keys],
  orderBy: [['__name__', 'ASCENDING']],
  limit: 20,
});

/** The roster filtered in every way: by none, one, two and three of its traits, and by all of them at once. */
export const ROSTER_FILTERED: readonly IssuedQuery[] = [
  [],
  ROSTER_KEYS,
  ...ROSTER_KEYS.flatMap((one, at) => [
    [one],
    ...ROSTER_KEYS.slice(at + 1).flatMap((two, after) => [
      [one, two],
      ...ROSTER_KEYS.slice(at + after + 2).map((three) => [one, two, three]),
    ]),
  ]),
].map(ofRoster);

const mentions = 'functions/src/privacy/audit-store.ts';
const privacy = 'functions/src/privacy/store.ts';

const FUNCTIONS: readonly IssuedQuery[] = [
  ...[
    ['auditionInvites', 'storagePath'],
    ['auditions', 'scriptPath'],
    ['demos', 'storagePath'],
    ['demos', 'approvedPath'],
    ['sessionFiles', 'storagePath'],
  ].map(([collection = '', field = '']) => ({
    source: 'functions/src/storage/sweep.ts',
    collection,
    where: [{ field, op: 'IN' as const, value: ['demos/x', 'demos/y'] }],
  })),
  { source: stored('demos'), collection: 'demos', where: [is('talentId')] },
  {
    source: stored('session-files'),
    collection: 'sessionFiles',
    where: [is('sessionId')],
    limit: 100,
  },
  ...[[contains('agencyIds')], [contains('agencyIds'), is('talentId')], [is('talentId')], [is('assignedTo')]]
    .flatMap((whose) => [whose, [...whose, is('reviewStatus')]])
    .map((where): IssuedQuery => ({
      source: stored('demos'),
      collection: 'demos',
      where,
      orderBy: [
        ['createdAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 20,
    })),
  { source: stored('demos'), collection: 'demos', where: [is('curationTicketId')] },
  ...[
    { status: 'open', whose: [free] },
    { status: 'open', whose: [is('assignedTo')] },
    { status: 'closed', whose: [free] },
    { status: 'closed', whose: [free, is('closedBy')] },
  ].map(({ status, whose }): IssuedQuery => {
    const [field, direction] =
      status === 'open' ? (['createdAt', 'ASCENDING'] as const) : (['closedAt', 'DESCENDING'] as const);
    return {
      source: stored('curation-tickets'),
      collection: 'curationTickets',
      where: [{ field: 'agencyIds', op: 'ARRAY_CONTAINS_ANY', value: ['x'] }, is('status', status), ...whose],
      orderBy: [
        [field, direction],
        ['__name__', direction],
      ],
      limit: 50,
    };
  }),
  { source: stored('casting-demos'), collection: 'castingDemos', where: [is('demoId')] },
  {
    source: stored('roster-lists'),
    collection: 'roster',
    where: [is('agencyId'), { field: 'email', op: 'IN', value: ['a@tests.example', 'b@tests.example'] }],
  },
  {
    source: stored('stuck-mail'),
    collection: 'stuckMail',
    where: [is('agencyId'), is('reason', 'undeliverable')],
    limit: 300,
  },
  {
    source: stored('mail'),
    collection: 'mail',
    where: [
      { field: 'state', op: 'IN', value: ['queued', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    orderBy: [['nextAttemptAt', 'ASCENDING']],
    limit: 100,
  },
  {
    source: stored('talent-terms'),
    collection: 'talentTerms',
    where: [is('agencyId')],
    orderBy: [['updatedAt', 'DESCENDING']],
    limit: 300,
  },
  { source: stored('agency-slugs'), collection: 'agencySlugs', where: [is('agencyId')] },
  {
    source: stored('agencies'),
    collection: 'agencies',
    where: [is('slug')],
    limit: 1,
  },
  {
    source: stored('agencies'),
    collection: 'agencies',
    where: [],
    orderBy: [['publicName', 'ASCENDING']],
    limit: 200,
  },
  { source: stored('voices'), collection: 'voices', where: [is('projectId')] },
  ...['voiceId', 'projectId'].map((field) => ({
    source: stored('voice-assets'),
    collection: 'voiceAssets',
    where: [is(field)],
  })),
  ...['assetId', 'voiceId', 'projectId'].map((field) => ({
    source: stored('licences'),
    collection: 'licences',
    where: [is(field)],
  })),
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('projectId')],
    limit: 5001,
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('talentId')],
  },
  { source: stored('casting-demos'), collection: 'castingDemos', where: [is('projectId'), is('talentId')] },
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [{ field: 'projectId', op: 'IN', value: ['x', 'y'] } as const, is('isSelected', true)],
  },
  {
    source: stored('projects'),
    collection: 'projects',
    where: [is('agencyId')],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 3,
  },
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId'), { field: 'validFrom', op: 'LESS_THAN_OR_EQUAL', value: '2026-11-01' }],
    orderBy: [
      ['validFrom', 'DESCENDING'],
      ['version', 'DESCENDING'],
    ],
    limit: 1,
  },
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId'), { field: 'validFrom', op: 'GREATER_THAN', value: '2026-11-01' }],
    orderBy: [
      ['validFrom', 'ASCENDING'],
      ['version', 'ASCENDING'],
    ],
    limit: 20,
  },
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId')],
    orderBy: [['version', 'DESCENDING']],
    limit: 1,
  },
  {
    source: stored('licences'),
    collection: 'licences',
    where: [is('projectId')],
    limit: 1,
  },
  { source: stored('earnings'), collection: 'earnings', where: [is('orderId')] },
  ...[[], [is('talentId')]].map((whose): IssuedQuery => ({
    source: stored('earnings'),
    collection: 'earnings',
    where: [
      is('agencyId'),
      ...whose,
      { field: 'agreedOn', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
      { field: 'agreedOn', op: 'LESS_THAN_OR_EQUAL', value: '2026-12-31' },
    ],
    orderBy: [['agreedOn', 'ASCENDING']],
  })),
  {
    source: 'web/src/features/orders/components/EarningsCard.tsx',
    collection: 'earnings',
    where: [is('agencyId'), is('orderId')],
  },
  ...[[], [is('state')]].map((which): IssuedQuery => ({
    source: 'web/src/features/orders/data/useOwnEarnings.ts',
    collection: 'earnings',
    where: [is('agencyId'), is('talentId'), ...which],
    orderBy: [['agreedOn', 'DESCENDING']],
    limit: 100,
  })),
  {
    source: 'web/src/features/orders/components/UnmatchedPayments.tsx',
    collection: 'paymentEvents',
    where: [is('agencyId'), is('orderId')],
  },
  {
    source: 'web/src/features/rateTables/data/rateTableCalls.ts',
    collection: 'rateTables',
    where: [is('agencyId')],
    orderBy: [['version', 'DESCENDING']],
    limit: 50,
  },
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('projectId'), is('voiceId')],
    limit: 1,
  },
  { source: stored('castings'), collection: 'castings', where: [is('projectId')] },
  { source: stored('castings'), collection: 'castings', where: [is('urlIdentifier')], limit: 1 },
  ...subsets([is('companyId'), is('projectId')]).map((chosen) => ({
    source: stored('castings'),
    collection: 'castings',
    where: [is('agencyId'), ...chosen],
    orderBy: [['createdAt', 'DESCENDING'] as const, ['__name__', 'DESCENDING'] as const],
    limit: 25,
  })),
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('castingId'), { field: 'talentId', op: 'IN', value: ['x', 'y'] } as const],
  },
  { source: stored('voice-comments'), collection: 'voiceComments', where: [is('castingDemoId')] },
  { source: stored('voice-comments'), collection: 'voiceComments', where: [is('auditionEntryId')] },
  { source: stored('guests'), collection: 'guests', where: [is('projectId'), is('castingId')] },
  { source: stored('guests'), collection: 'guests', where: [is('projectId'), ofProjectLink] },
  { source: stored('guest-votes'), collection: 'guestVotes', where: [is('guestId')] },
  { source: stored('guest-votes'), collection: 'guestVotes', where: [is('castingDemoId')] },
  { source: stored('guest-comments'), collection: 'guestComments', where: [is('guestId')] },
  { source: stored('guest-comments'), collection: 'guestComments', where: [is('castingDemoId')] },
  {
    source: stored('guest-comments'),
    collection: 'guestComments',
    where: [is('castingId')],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  },
  {
    source: stored('guest-comments'),
    collection: 'guestComments',
    where: [is('projectId'), is('byProjectLink', true)],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 500,
  },
  { source: stored('view-history'), collection: 'viewHistory', where: [is('userId')], limit: 50 },
  {
    source: stored('castings'),
    collection: 'castings',
    where: [is('projectId'), is('previewVisible', true)],
  },
  {
    source: stored('voices'),
    collection: 'voices',
    where: [is('projectId')],
    orderBy: [['createdAt', 'ASCENDING']],
  },
  ...[[], [is('voiceId')]].map((character) => ({
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('castingId'), ...character],
    orderBy: [['order', 'ASCENDING'] as const],
  })),
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('castingId'), is('voiceId')],
    orderBy: [['order', 'ASCENDING']],
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('voiceId')],
    limit: 1,
  },
  {
    source: stored('audition-invites'),
    collection: 'auditionInvites',
    where: [is('linkIdentifier')],
    limit: 1,
  },
  { source: stored('companies'), collection: 'companies', where: [contains('agencyIds')], limit: 1000 },
  {
    source: stored('engineers'),
    collection: 'engineers',
    where: [contains('searchTerms')],
    orderBy: [['sortName', 'ASCENDING']],
    limit: 20,
  },
  { source: stored('memberships'), collection: 'memberships', where: [is('userId')] },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('agencyId'), { field: 'role', op: 'IN', value: ['agencyTeam', 'admin'] }],
    limit: 1000,
  },
  ...auditLogs,
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [notSealed],
    orderBy: [['at', 'ASCENDING']],
    limit: 200,
  },
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), notSealed],
    orderBy: [['at', 'ASCENDING']],
    limit: 200,
  },
  { source: stored('audit-records'), collection: 'audit', where: [is('agencyId'), notSealed] },
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), { field: 'seq', op: 'GREATER_THAN', value: 7 }],
    orderBy: [['seq', 'ASCENDING']],
    limit: 300,
  },
  {
    source: stored('audit-records'),
    collection: 'audit',
    orderBy: [['__name__', 'ASCENDING']],
    limit: 200,
  },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('agencyId'), { field: 'userId', op: 'IN', value: ['x', 'y'] }],
  },
  { source: stored('webhooks'), collection: 'webhooks', where: [is('agencyId')], limit: 10 },
  ...[[], [is('state')]].map((cut): IssuedQuery => ({
    source: stored('enquiries'),
    collection: 'enquiries',
    where: [is('agencyId'), ...cut],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  })),
  { source: stored('enquiries'), collection: 'enquiries', where: [is('agencyId'), is('state')] },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [
      { field: 'state', op: 'IN', value: ['waiting', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    orderBy: [['nextAttemptAt', 'ASCENDING']],
    limit: 200,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('state')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('event')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('state'), is('event')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  { source: stored('api-keys'), collection: 'apiKeys', where: [is('agencyId')], limit: 200 },
  {
    source: stored('team-invites'),
    collection: 'teamInvites',
    where: [is('agencyId'), { field: 'formerUid', op: 'EQUAL', value: null }],
    limit: 500,
  },
  {
    source: stored('memberships'),
    collection: 'memberships',
    where: [is('userId'), is('announce', true)],
  },
  {
    source: stored('engineer-assignments'),
    collection: 'engineerAssignments',
    where: [is('engineerId')],
    limit: 500,
  },
  {
    source: stored('session-assignments'),
    collection: 'sessionAssignments',
    where: [is('engineerId')],
    limit: 500,
  },
  ...[stored('recording-sessions'), 'web/src/features/sessions/data/useSessions.ts'].flatMap((source) =>
    [[], [is('companyId')], [is('engineerId')]].map((whose) => ({
      source,
      collection: 'recordingSessions',
      where: [is('agencyId'), ...whose],
      orderBy: [['startsAt', 'DESCENDING'] as const],
      limit: 200,
    })),
  ),
  ...['castingId', 'projectId'].map((field) => ({
    source: stored('recording-sessions'),
    collection: 'recordingSessions',
    where: [is(field)],
  })),
  {
    source: stored('recording-sessions'),
    collection: 'recordingSessions',
    where: [is('agencyId'), is('talentId')],
  },
  {
    source: stored('session-reports'),
    collection: 'recordingSessionReports',
    where: [is('urlIdentifier')],
    limit: 1,
  },
  ...['searchTerms', 'agencyIds'].map((field) => ({
    source: stored('clients'),
    collection: 'clients',
    where: [contains(field)],
    orderBy: [['sortName', 'ASCENDING'] as const, ['__name__', 'ASCENDING'] as const],
    limit: 20,
  })),
  { source: stored('talents'), collection: 'talents', where: [is('email')], limit: 1 },
  { source: stored('casting-demos'), collection: 'castingDemos', where: [is('agencyId'), is('talentId')] },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('agencyId'), is('talentId'), is('status')],
    limit: 51,
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [{ field: 'agencyId', op: 'IN', value: ['x', 'y'] } as const, is('talentId')],
    orderBy: [
      ['deadline', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  // Invitations of an agency, of one kind or those that its team may send, and in one state.
  ...subsets([{ field: 'kind', op: 'IN', value: ['talent', 'client'] } as const, is('state')]).map(
    (where): IssuedQuery => ({
      source: stored('invitations'),
      collection: 'invitations',
      where: [is('agencyId'), ...where],
      orderBy: [
        ['sentAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    }),
  ),
  // How merges of companies go, and what they move.
  {
    source: stored('company-merges'),
    collection: 'companyMerges',
    where: [is('intoId'), { field: 'state', op: 'IN', value: ['x', 'y'] }],
    limit: 1,
  },
  {
    source: stored('company-merges'),
    collection: 'companyMerges',
    where: [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [['dueAt', 'ASCENDING']],
    limit: 20,
  },
  { source: stored('companies'), collection: 'companies', where: [is('mergedInto')] },
  ...OF_COMPANY.map((collection): IssuedQuery => ({
    source: stored('company-merges'),
    collection,
    where: [is('agencyId'), is('companyId')],
    limit: 200,
  })),
  // What a new name of a company follows into.
  ...['projects', 'castings', 'soldLicences'].map((collection): IssuedQuery => ({
    source: stored('company-names'),
    collection,
    where: [is('agencyId'), is('companyId')],
    orderBy: [['__name__', 'ASCENDING']],
    limit: 200,
  })),
  ...['users', 'clients'].map((collection): IssuedQuery => ({
    source: stored('company-merges'),
    collection,
    where: [is('companyId')],
    limit: 20,
  })),
  { source: stored('clients'), collection: 'clients', where: [is('companyId'), is('agencyIds')] },
  // What figures are compared with.
  ...(
    [
      ['auditionEntries', 'createdAt'],
      ['auditionEntries', 'uploadedAt'],
      ['invoices', 'issuedOn'],
    ] as const
  ).map(([collection, field]): IssuedQuery => ({
    source: 'functions/src/copies/figures.ts',
    collection,
    where: [is('agencyId'), { field, op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' }],
  })),
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('orderId')] },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('voiceId'), is('state')] },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('orderId'), is('talentId')] },
  ...licenceLists,
  ...ofOneVoice,
  {
    source: stored('use-reports'),
    collection: 'useReports',
    where: [{ field: 'licenceId', op: 'IN', value: ['x', 'y'] }],
  },
  ...[[], [is('agencyId'), is('companyId')]].map((whose): IssuedQuery => ({
    source: stored('sold-licences'),
    collection: 'soldLicences',
    where: [...whose, { field: 'remindAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [['remindAt', 'ASCENDING']],
    limit: 200,
  })),
  {
    source: stored('ledger-orders'),
    collection: 'ledgerOrders',
    where: [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [
      ['dueAt', 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 50,
  },
  // What is due, each by a field of its own.
  ...(
    [
      ['audition-queries', 'auditionEntries', 'remindAt'],
      ['audition-queries', 'auditionEntries', 'outcomeDueAt'],
      ['availability-requests', 'availabilityRequests', 'remindAt'],
      ['session-reports', 'recordingSessionReports', 'remindAt'],
    ] as const
  ).map(([store, collection, field]): IssuedQuery => ({
    source: stored(store),
    collection,
    where: [{ field, op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [
      [field, 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 100,
  })),
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [{ field: 'outcomesDueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [['outcomesDueAt', 'ASCENDING']],
    limit: 100,
  },
  {
    source: stored('casting-demos'),
    collection: 'castingDemos',
    where: [is('castingId'), is('voiceId'), is('isSelected', true)],
  },
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('talentId')],
  },
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('castingId'), is('voiceId')],
  },
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('agencyId'), is('companyId'), is('promise')],
  },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('projectId'), is('talentId')],
  },
  { source: stored('casting-demos'), collection: 'castingDemos', where: [is('talentId')] },
  { source: stored('audition-entries'), collection: 'auditionEntries', where: [is('talentId')] },
  { source: stored('take-listens'), collection: 'takeListens', where: [is('entryId')] },
  {
    source: stored('take-listens'),
    collection: 'takeListens',
    where: [{ field: 'entryId', op: 'IN', value: ['x', 'y'] } as const],
  },
  { source: stored('audition-entries'), collection: 'auditionEntries', where: [is('auditionId')] },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('castingId'), is('status')],
  },
  { source: stored('auditions'), collection: 'auditions', where: [is('projectId')] },
  { source: stored('demo-cache'), collection: 'demoCache', where: [is('talentId')] },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('castingId'), is('voiceId')],
  },
  { source: stored('availability-requests'), collection: 'availabilityRequests', where: [is('projectId')] },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('agencyId'), is('talentId')],
  },
  {
    source: stored('talent-cache'),
    collection: 'talentCache',
    where: [
      contains('agencyIds'),
      { field: 'nameKey', op: 'GREATER_THAN_OR_EQUAL', value: 'ann' },
      { field: 'nameKey', op: 'LESS_THAN', value: 'ann\uf8ff' },
    ],
    orderBy: [['nameKey', 'ASCENDING']],
    limit: 30,
  },
  { source: stored('demos'), collection: 'demos', where: [is('talentId')] },
  { source: stored('roster-views'), collection: 'rosterViews', where: [is('agencyId')], limit: 50 },
  { source: stored('vacations'), collection: 'vacations', where: [is('talentId')], limit: 200 },
  {
    source: stored('vacations'),
    collection: 'vacations',
    where: [
      { field: 'talentId', op: 'IN', value: ['x', 'y'] },
      { field: 'to', op: 'GREATER_THAN_OR_EQUAL', value: '2031-08-01' },
    ],
    orderBy: [['to', 'ASCENDING']],
    limit: 200,
  },
  ...['demos', 'demoCache', 'vacations'].map((collection) => ({
    source: stored('talent-agencies'),
    collection,
    where: [is('talentId')],
  })),
  ...['talentId', 'email'].map((field) => ({
    source: stored('talent-invites'),
    collection: 'selfServiceInvites',
    where: [is(field)],
    limit: 100,
  })),
  ...ADDRESS_COPIES.map(({ collection, by }) => ({
    source: stored('address-copies'),
    collection,
    where: [is(by)],
  })),
  ...[...PERSONAL_RECORDS, ...KEPT_AND_HANDED_OUT]
    .filter(({ by }) => by !== 'id')
    .map(({ collection, by }) => ({
      source: privacy,
      collection,
      where: [is(by)],
      limit: 200,
    })),
  ...['audit', 'mail'].map((collection) => ({ source: mentions, collection, where: [is('agencyId')] })),
  ...['by', 'as'].map((field) => ({ source: mentions, collection: 'audit', where: [is(field)] })),
  {
    source: mentions,
    collection: 'audit',
    where: [{ field: 'subject', op: 'IN', value: ['talents/x', 'users/x'] }],
  },
  { source: stored('deletion-requests'), collection: 'deletionRequests', where: [is('state')], limit: 20 },
  { source: privacy, collection: 'castings', where: [contains('hideTalentFromPreviewList')] },
  { source: stored('castings'), collection: 'castings', where: [contains('taggedTalents')] },
  { source: stored('session-contacts'), collection: 'sessionContacts', where: [contains('emails')] },
  { source: privacy, collection: 'reportInvites', where: [is('signers.CLIENT.email')] },
  { source: stored('reference-data'), collection: 'catalog', orderBy: [['sort', 'ASCENDING']] },
  { source: stored('reference-data'), collection: 'languages', orderBy: [['name', 'ASCENDING']] },
  { source: stored('reference-data'), collection: 'countries', orderBy: [['name', 'ASCENDING']] },
  {
    source: stored('talent-invites'),
    collection: 'selfServiceInvites',
    where: [is('agencyId')],
    orderBy: [
      ['sentAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  },
  // All other ways have a test of their own.
  ofRoster([]),
  ofRoster(ROSTER_KEYS),
  ...voiceFinder,
  ...finderByName,
];

const cast = 'web/src/lib/board/useBoard.ts';
const mine = [is('agencyId', 'agency-a'), is('companyId', 'company-a')];
const agencys = [is('agencyId', 'agency-a')];

const ofProject = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  ...['voices', 'castings', 'voiceAssets', 'licences', 'availabilityRequests'].map((collection) => ({
    source: cast,
    collection,
    where: [...owned, is('projectId')],
  })),
  // The chosen voices of all its roles.
  {
    source: cast,
    collection: 'castingDemos',
    where: [...owned, is('projectId'), is('isSelected', true)],
  },
];

/** One language. */
const ofCasting = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  (
    [
      ['castingDemos', 'order', 'ASCENDING'],
      ['guests', 'createdAt', 'DESCENDING'],
      ['guestVotes', 'updatedAt', 'DESCENDING'],
      ['guestComments', 'createdAt', 'DESCENDING'],
    ] as const
  ).map(([collection, field, direction]) => ({
    source: cast,
    collection,
    where: [...owned, is('castingId')],
    orderBy: [[field, direction]],
    limit: 100,
  }));

/** What guests of the link of a whole project did, and on which voices. */
const ofGuestsOfProject = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  {
    source: cast,
    collection: 'guests',
    where: [...owned, is('projectId'), ofProjectLink],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 100,
  },
  ...(
    [
      ['guestVotes', 'updatedAt'],
      ['guestComments', 'createdAt'],
    ] as const
  ).map(([collection, field]): IssuedQuery => ({
    source: cast,
    collection,
    where: [...owned, is('projectId'), is('byProjectLink', true)],
    orderBy: [[field, 'DESCENDING']],
    limit: 100,
  })),
  { source: cast, collection: 'castingDemos', where: [...owned, is('projectId')], limit: 200 },
];

/** Who has a project open, and what is said of a voice. */
const ofPeople = (owned: readonly Filter[]): readonly IssuedQuery[] => [
  {
    source: 'web/src/lib/board/useColleagues.ts',
    collection: 'projectPresence',
    where: [...owned, is('projectId')],
    orderBy: [['seenAt', 'DESCENDING']],
    limit: 12,
  },
  {
    source: 'web/src/lib/board/useColleagues.ts',
    collection: 'voiceComments',
    where: [...owned, is('castingDemoId')],
  },
];

/** One character in one language. */
const ofCell = (owned: readonly Filter[]): readonly IssuedQuery[] => {
  const cell = [...owned, is('castingId'), is('voiceId')];
  return [
    ...['castingDemos', 'auditionEntries', 'voiceComments'].map((collection) => ({
      source: cast,
      collection,
      where: cell,
    })),
    { source: cast, collection: 'castingDemos', where: cell, orderBy: [['order', 'ASCENDING']], limit: 5 },
    { source: cast, collection: 'castingDemos', where: [...cell, is('isSelected', true)] },
  ];
};

/** Lists of projects, by everything that they can be cut down to. */
const projectLists = (owned: readonly Filter[]): readonly IssuedQuery[] =>
  subsets([is('state'), kind, contains('words')]).map((chosen) => ({
    source: cast,
    collection: 'projects',
    where: [...owned, is('shelf'), ...chosen],
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 25,
  }));

/** The same lists as the API answers them, what is looked for to be deleted for good, and what goes with it. */
const STORED_PROJECTS: readonly IssuedQuery[] = [
  ...[mine, agencys].flatMap((owned) =>
    subsets([is('state'), is('type'), contains('words')]).map((chosen) => ({
      source: stored('projects'),
      collection: 'projects',
      where: [...owned, is('shelf'), ...chosen],
      orderBy: [['createdAt', 'DESCENDING'] as const, ['__name__', 'DESCENDING'] as const],
      limit: 25,
    })),
  ),
  { source: stored('projects'), collection: 'projects', where: [is('urlIdentifier')], limit: 1 },
  {
    source: stored('projects'),
    collection: 'projects',
    where: [is('shelf'), { field: 'deletedAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) }],
    limit: 20,
  },
  ...PROJECT_CONTENTS.map((collection) => ({
    source: stored('project-contents'),
    collection,
    where: [is('projectId')],
    limit: 200,
  })),
];

/** Accepted slots without a session. */
const toPlan = (owned: readonly Filter[]): IssuedQuery => ({
  source: 'web/src/features/sessions/data/useSlotsToPlan.ts',
  collection: 'availabilityRequests',
  where: [...owned, is('state', 'accepted'), { field: 'sessionId', op: 'EQUAL', value: null }],
  orderBy: [['updatedAt', 'DESCENDING']],
  limit: 50,
});

/** What the browser asks on behalf of a client, who proves it by agency and company. */
export const ASKED_BY_CLIENT: readonly IssuedQuery[] = [
  ...ofProject(mine),
  ...ofCasting(mine),
  ...ofGuestsOfProject(mine),
  ...ofPeople(mine),
  ...ofCell(mine),
  ...projectLists(mine),
  toPlan(mine),
];

/** What the finder watches, to show what is approved meanwhile. */
const NEWEST_VOICE: IssuedQuery = {
  source: 'web/src/features/demos/data/useNewestVoice.ts',
  collection: 'demoCache',
  where: [is('language'), contains('agencyIds', 'agency-a')],
  orderBy: [['approvedAt', 'DESCENDING']],
  limit: 1,
};

const ownDemos = 'web/src/features/demos/data/useOwnDemos.ts';
const newestFirst = [['createdAt', 'DESCENDING'] as const];
const ofAgency = contains('agencyIds', 'agency-a');

const awayDays = (who: string): IssuedQuery => ({
  source: 'web/src/features/talents/data/vacationCalls.ts',
  collection: 'vacations',
  where: [is('talentId', who), ofAgency],
  orderBy: [['from', 'ASCENDING']],
  limit: 200,
});

/** … of its invitations, newest first. */
const INVITED: IssuedQuery = {
  source: 'web/src/features/selfService/data/useInvites.ts',
  collection: 'selfServiceInvites',
  where: agencys,
  orderBy: [['sentAt', 'DESCENDING']],
  limit: 200,
};

/** … of the views of its roster. */
const VIEWS: IssuedQuery = {
  source: 'web/src/features/roster/data/useRosterViews.ts',
  collection: 'rosterViews',
  where: agencys,
  limit: 50,
};

/** What it asks on behalf of an agency's people, who prove it by the agency alone. */
export const ASKED_BY_TEAM: readonly IssuedQuery[] = [
  ...projectLists(agencys),
  ...ofProject(agencys),
  ...ofCasting(agencys),
  ...ofGuestsOfProject(agencys),
  ...ofPeople(agencys),
  ...ofCell(agencys),
  INVITED,
  VIEWS,
  NEWEST_VOICE,
  toPlan(agencys),
];

/** What it asks on behalf of an admin, of the people of their agency. */
export const ASKED_BY_ADMIN: readonly IssuedQuery[] = [
  {
    source: 'web/src/lib/people/usePeople.ts',
    collection: 'memberships',
    where: agencys,
    orderBy: [['displayName', 'ASCENDING']],
    limit: 20,
  },
  {
    source: 'web/src/features/curation/data/useAgencyTickets.ts',
    collection: 'curationTickets',
    where: [is('status', 'open'), ofAgency],
    orderBy: [['createdAt', 'ASCENDING']],
    limit: 50,
  },
  {
    source: 'web/src/features/curation/data/useAgencyTickets.ts',
    collection: 'curationTickets',
    where: [is('status', 'closed'), free, ofAgency],
    orderBy: [['closedAt', 'DESCENDING']],
    limit: 50,
  },
  ...[[], [is('language')]].map((spoken) => ({
    source: 'web/src/features/demos/data/useAgencyDemos.ts',
    collection: 'demos',
    where: [is('reviewStatus'), ...spoken, ofAgency],
    orderBy: [['createdAt', 'DESCENDING'] as const],
    limit: 20,
  })),
  {
    source: 'web/src/components/mail/useStuckMail.ts',
    collection: 'stuckMail',
    where: agencys,
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
    orderBy: [['requestedAt', 'ASCENDING']],
    limit: 20,
  },
  // An admin who acts as a talent.
  awayDays('x'),
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
  awayDays('uid-talent-of-the-agency'),
  {
    source: ownDemos,
    collection: 'demos',
    where: [is('talentId', 'uid-talent-of-the-agency'), ofAgency],
    orderBy: newestFirst,
    limit: 50,
  },
];

const ENGINEER = 'uid-engineer-of-the-agency';

/** What it asks on behalf of an engineer, who proves it by the agencies that engage them. */
export const ASKED_BY_ENGINEER: readonly IssuedQuery[] = [
  ofAgency,
  { field: 'agencyIds', op: 'ARRAY_CONTAINS_ANY', value: ['agency-a'] } as const,
].flatMap((agencies): readonly IssuedQuery[] => {
  const tickets = {
    source: 'web/src/features/curation/data/useTickets.ts',
    collection: 'curationTickets',
    limit: 100,
  };
  const oldestFirst = [['createdAt', 'ASCENDING'] as const];
  return [
    { ...tickets, where: [is('status', 'open'), free, agencies], orderBy: oldestFirst },
    { ...tickets, where: [is('status', 'open'), is('assignedTo', ENGINEER), agencies], orderBy: oldestFirst },
    {
      ...tickets,
      where: [is('status', 'closed'), free, is('closedBy', ENGINEER), agencies],
      orderBy: [['closedAt', 'DESCENDING']],
    },
    {
      source: 'web/src/features/curation/data/useMyDemos.ts',
      collection: 'demos',
      where: [is('assignedTo', ENGINEER), agencies],
      limit: 300,
    },
  ];
});

export const ISSUED: readonly IssuedQuery[] = [
  ...FUNCTIONS,
  ...WAITING,
  ...HEALTH,
  ...FOUND_BY_NAME,
  ...STORED_PROJECTS,
  ...ASKED_BY_CLIENT,
  ...ASKED_BY_TEAM,
  ...ASKED_BY_ADMIN,
  ...ASKED_BY_TALENT,
  ...ASKED_BY_ENGINEER,
];
