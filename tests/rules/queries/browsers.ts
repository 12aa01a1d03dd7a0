import { listBoardQueries } from './boards.ts';
import {
  agencys,
  contains,
  free,
  is,
  makeQuery,
  ofCompany,
  newestFirst,
  ofAgency,
  type IssuedQuery,
} from './query.ts';

/** … of pulses of one audience. */
const makePulseQuery = (...where: Parameters<typeof makeQuery>[2] & object): IssuedQuery =>
  makeQuery('web/src/common/work/usePulses.ts', 'pulses', [
    ...where,
    { field: 'agencyId', op: 'IN', value: ['agency-a'] },
  ]);

/** The browser's queries for a client, who proves access by agency and company. */
export const ASKED_BY_CLIENT: readonly IssuedQuery[] = [
  ...listBoardQueries(ofCompany),
  makePulseQuery(is('audience', 'company'), is('companyId', 'company-a')),
];

/** The finder watches this to show new approvals. */
const NEWEST_DEMO: IssuedQuery = makeQuery(
  'web/src/features/demos/data/useNewestDemo.ts',
  'demoCache',
  [is('language'), contains('agencyIds', 'agency-a')],
  { orderBy: [['approvedAt', 'DESCENDING']], limit: 1 },
);

const ownDemos = 'web/src/features/demos/data/useOwnDemos.ts';

const makeAwayQuery = (who: string): IssuedQuery =>
  makeQuery('web/src/features/talents/data/vacations.ts', 'vacations', [is('talentId', who), ofAgency], {
    orderBy: [['from', 'ASCENDING']],
    limit: 200,
  });

/** … of its invitations, newest first. */
const INVITED: IssuedQuery = makeQuery(
  'web/src/features/talentInvites/data/useInvites.ts',
  'selfServiceInvites',
  agencys,
  { orderBy: [['sentAt', 'DESCENDING']], limit: 200 },
);

/** … of the views of its roster. */
const VIEWS: IssuedQuery = makeQuery(
  'web/src/features/roster/data/useRosterViews.ts',
  'rosterViews',
  agencys,
  {
    limit: 50,
  },
);

export const ASKED_BY_TEAM: readonly IssuedQuery[] = [
  ...listBoardQueries(agencys),
  makePulseQuery(is('audience', 'staff')),
  INVITED,
  VIEWS,
  NEWEST_DEMO,
];

export const ASKED_BY_ADMIN: readonly IssuedQuery[] = [
  makeQuery('web/src/common/people/usePeople.ts', 'memberships', agencys, {
    orderBy: [['displayName', 'ASCENDING']],
    limit: 1000,
  }),
  makeQuery(
    'web/src/features/curation/data/useAgencyTickets.ts',
    'curationTickets',
    [is('status', 'open'), ofAgency],
    { orderBy: [['createdAt', 'ASCENDING']], limit: 50 },
  ),
  makeQuery(
    'web/src/features/curation/data/useAgencyTickets.ts',
    'curationTickets',
    [is('status', 'closed'), free, ofAgency],
    { orderBy: [['closedAt', 'DESCENDING']], limit: 50 },
  ),
  ...[[], [is('language')]].map((spoken) =>
    makeQuery(
      'web/src/features/demos/data/useAgencyDemos.ts',
      'demos',
      [is('reviewStatus'), ...spoken, ofAgency],
      { orderBy: [['createdAt', 'DESCENDING'] as const], limit: 20 },
    ),
  ),
  makeQuery('web/src/common/mail/useStuckMail.ts', 'stuckMail', agencys, { limit: 20 }),
  makeQuery(
    'web/src/features/work/data/useWaiting.ts',
    'memberships',
    [...agencys, is('accountValidationStatus', 'PENDING')],
    { limit: 20 },
  ),
  makeQuery(
    'web/src/features/work/data/useDeletionRequests.ts',
    'deletionRequests',
    [is('state', 'requested'), ofAgency],
    { orderBy: [['requestedAt', 'ASCENDING']], limit: 20 },
  ),
  // An admin who acts as a talent.
  makeAwayQuery('x'),
  makeQuery(ownDemos, 'demos', [is('talentId'), ofAgency], { orderBy: newestFirst, limit: 50 }),
];

/** A person's notices in the chosen agency, and those unread. */
const listNoticeQueries = (who: string): readonly IssuedQuery[] => {
  const source = 'web/src/features/notices/useNotices.ts';
  const where = [is('userId', who), { field: 'agencyId', op: 'IN', value: ['agency-a'] } as const];
  return [
    makeQuery(source, 'notices', where, { orderBy: [['at', 'DESCENDING']], limit: 30 }),
    makeQuery(source, 'notices', [...where, { field: 'readAt', op: 'EQUAL', value: null }], { limit: 100 }),
  ];
};

export const ASKED_BY_TALENT: readonly IssuedQuery[] = [
  ...listNoticeQueries('uid-talent-of-the-agency'),
  makePulseQuery(is('talentId', 'uid-talent-of-the-agency')),
  makeAwayQuery('uid-talent-of-the-agency'),
  makeQuery(
    'web/src/common/talents/useAgencyChanges.ts',
    'agencyChanges',
    [is('userId', 'uid-talent-of-the-agency')],
    {
      limit: 1,
    },
  ),
  makeQuery(ownDemos, 'demos', [is('talentId', 'uid-talent-of-the-agency'), ofAgency], {
    orderBy: newestFirst,
    limit: 50,
  }),
];

const ENGINEER = 'uid-engineer-of-the-agency';

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
    ...listNoticeQueries(ENGINEER),
    makePulseQuery(is('engineerId', ENGINEER)),
    makePulseQuery(is('audience', 'engineers')),
    { ...tickets, where: [is('status', 'open'), free, agencies], orderBy: oldestFirst },
    { ...tickets, where: [is('status', 'open'), is('assignedTo', ENGINEER), agencies], orderBy: oldestFirst },
    {
      ...tickets,
      where: [is('status', 'closed'), free, is('closedBy', ENGINEER), agencies],
      orderBy: [['closedAt', 'DESCENDING']],
    },
    makeQuery(
      'web/src/features/curation/data/useMyDemos.ts',
      'demos',
      [is('assignedTo', ENGINEER), agencies],
      {
        limit: 300,
      },
    ),
  ];
});
