import { describe, expect, it } from 'vitest';
import { ACCESS, type CollectionName, type Scope } from './matrix.ts';
import type { AccountRole } from './roles.ts';

/** What non-staff may read. Repeated on purpose: rules and matrix could share a mistake. */
const READABLE = {
  client: [
    'projects',
    'projectPresence',
    'voiceRatings',
    'voices',
    'voiceAssets',
    'licences',
    'castings',
    'castingDemos',
    'voiceComments',
    'guests',
    'guestVotes',
    'guestComments',
    'auditions',
    'auditionEntries',
    'availabilityRequests',
    'recordingSessions',
    'sessionContacts',
    'recordingSessionReports',
    'deliveries',
    'orders',
    'orderStatus',
    'paymentActions',
    'payments',
    'invoices',
    'billings',
    'talentCache',
    'demoCache',
    'talentRateCards',
    'users',
    'clients',
    'companies',
    'viewHistory',
    'notices',
    'pulses',
  ],
  talent: [
    'talents',
    'demos',
    'talentRates',
    'billingInformation',
    'connectionSessions',
    'vacations',
    'agencyChanges',
    'selfServiceInvites',
    'deletionRequests',
    'users',
    'viewHistory',
    'notices',
    'pulses',
  ],
  engineer: [
    'talentCache',
    'demos',
    'demoCache',
    'talentScores',
    'curationTickets',
    'demoDossiers',
    'talentDossiers',
    'recordingSessions',
    'recordingSessionReports',
    'deliveries',
    'users',
    'engineers',
    'viewHistory',
    'notices',
    'pulses',
  ],
} as const satisfies Partial<Record<AccountRole, readonly CollectionName[]>>;

/** Scopes that cover an agency's every record. */
const WHOLE_AGENCY: readonly Scope[] = ['ownAgency', 'ownAgencies'];
const OPEN_TO_CLIENTS_OF_AN_AGENCY: readonly CollectionName[] = ['talentCache', 'demoCache'];

/** Read by an agency's admins, not by its team. */
const FOR_ADMINS = [
  'agencyContracts',
  'audit',
  'clients',
  'clientTerms',
  'curationTickets',
  'demoDossiers',
  'engineers',
  'engineerInvites',
  'memberships',
  'stuckMail',
] as const satisfies readonly CollectionName[];

const readBy = (role: AccountRole): readonly CollectionName[] =>
  ACCESS.filter(({ read }) => read[role] !== undefined).map(({ collection }) => collection);

describe('people outside an agency’s staff', () => {
  it.each(Object.entries(READABLE) as [keyof typeof READABLE, readonly CollectionName[]][])(
    'read no other collections: %s',
    (role, collections) => {
      expect([...readBy(role)].sort()).toEqual([...collections].sort());
    },
  );

  it.each(['client', 'talent', 'engineer'] as const)('do not read all records of an agency: %s', (role) => {
    const wide = ACCESS.filter(({ read }) => read[role]?.some((scope) => WHOLE_AGENCY.includes(scope)));
    const expected = role === 'client' ? OPEN_TO_CLIENTS_OF_AN_AGENCY : [];
    expect(wide.map(({ collection }) => collection)).toEqual(expected);
  });
});

it('an agency’s team cannot read what is reserved for its admins', () => {
  const team = readBy('agencyTeam');
  const adminOnly = readBy('admin').filter((collection) => !team.includes(collection));
  expect([...adminOnly].sort()).toEqual([...FOR_ADMINS].sort());
});
