import type { AuditRecord } from '@domain/audit/audit.ts';
import { readNamesInAgency } from '../../work/collections/memberships.ts';
import { findRecordsNames } from '../../work/collections/named-records.ts';

export interface Names {
  /** Null: never or no longer one of the agency's people. */
  readonly ofPerson: (uid: string) => string | null;
  /** Null: unknown, or another agency's. */
  readonly ofSubject: (path: string) => string | null;
}

const PERSONS: readonly string[] = [
  'billingInformation',
  'clients',
  'connectionSessions',
  'deletionRequests',
  'engineers',
  'paymentDetails',
  'talentRates',
  'talents',
  'users',
];
const AGENCYS_PERSONS: readonly string[] = [
  'clientNotes',
  'clientTerms',
  'memberships',
  'talentDossiers',
  'talentScores',
  'talentTerms',
];

/** Returns a record's person; undefined when it has none. */
const findPerson = (agencyId: string, subject: string): string | undefined => {
  const [collection = '', id = ''] = subject.split('/');
  if (PERSONS.includes(collection)) return id;
  if (!AGENCYS_PERSONS.includes(collection) || !id.startsWith(`${agencyId}_`)) return undefined;
  const rest = id.slice(agencyId.length + 1);
  return collection === 'memberships' ? rest.slice(0, rest.lastIndexOf('_')) : rest;
};

const isUid = (by: string): boolean => !by.includes(':');

/** Returns names for some audit records: people by membership, so only the agency's are named, and the records. Two reads besides the results. */
export const findAuditNames = async (agencyId: string, records: readonly AuditRecord[]): Promise<Names> => {
  const uids = records.flatMap(({ by, as, onBehalfOf, subject }) =>
    [isUid(by) ? by : null, as, onBehalfOf, findPerson(agencyId, subject)].filter(
      (uid) => typeof uid === 'string',
    ),
  );
  const subjects = records.map(({ subject }) => subject);
  const [people, things] = await Promise.all([
    readNamesInAgency(agencyId, [...new Set(uids)]),
    findRecordsNames(agencyId, [...new Set(subjects)]),
  ]);

  return {
    ofPerson: (uid) => people.get(uid) ?? null,
    ofSubject: (path) => {
      const uid = findPerson(agencyId, path);
      return (uid === undefined ? things.get(path) : people.get(uid)) ?? null;
    },
  };
};
