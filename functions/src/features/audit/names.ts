import type { AuditRecord } from '@domain/audit/audit.ts';
import { namesInAgency } from '../../records/memberships.ts';
import { namesOfRecords } from '../../records/named-records.ts';

/** What people and records are called in one agency. */
export interface Names {
  /** Null: nobody of the agency, or no longer. */
  readonly ofPerson: (uid: string) => string | null;
  /** Null: nothing that is known, or not the agency's. */
  readonly ofSubject: (path: string) => string | null;
}

/** Records that are named after a person alone, and after an agency and a person. */
const PERSONS: readonly string[] = [
  'billingInformation',
  'clients',
  'connectionSessions',
  'deletionRequests',
  'engineers',
  'talentRates',
  'talents',
  'users',
];
const AGENCYS_PERSONS: readonly string[] = [
  'clientTerms',
  'memberships',
  'talentDossiers',
  'talentScores',
  'talentTerms',
];

/** The person whom a record is about; undefined: it is not kept for one. */
const personOf = (agencyId: string, subject: string): string | undefined => {
  const [collection = '', id = ''] = subject.split('/');
  if (PERSONS.includes(collection)) return id;
  if (!AGENCYS_PERSONS.includes(collection) || !id.startsWith(`${agencyId}_`)) return undefined;
  const rest = id.slice(agencyId.length + 1);
  return collection === 'memberships' ? rest.slice(0, rest.lastIndexOf('_')) : rest;
};

const isUid = (by: string): boolean => !by.includes(':');

/**
 * The names that some records of an agency's log need: of people by their memberships there, so that nobody is named who
 * is not the agency's, and of the records themselves. Two reads for all of them, besides what they find.
 */
export const namesFor = async (agencyId: string, records: readonly AuditRecord[]): Promise<Names> => {
  const uids = records.flatMap(({ by, as, onBehalfOf, subject }) =>
    [isUid(by) ? by : null, as, onBehalfOf, personOf(agencyId, subject)].filter(
      (uid) => typeof uid === 'string',
    ),
  );
  const subjects = records.map(({ subject }) => subject);
  const [people, things] = await Promise.all([
    namesInAgency(agencyId, [...new Set(uids)]),
    namesOfRecords(agencyId, [...new Set(subjects)]),
  ]);
  return {
    ofPerson: (uid) => people.get(uid) ?? null,
    ofSubject: (path) => {
      const uid = personOf(agencyId, path);
      return (uid === undefined ? things.get(path) : people.get(uid)) ?? null;
    },
  };
};
