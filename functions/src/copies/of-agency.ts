import { FieldPath, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import type { CopySource } from '@domain/health/health.schema.ts';
import { collectionOf, db } from '../firestore/db.ts';
import { counted } from '../firestore/tally.ts';
import { copiesOfUser } from './accounts.ts';
import { assignmentOfTicket, copyOfAssignment } from './assignments.ts';
import { companyNamesIn } from './company-names.ts';
import type { Copy } from './compare.ts';
import { copiesOfCasting, copiesOfProject, copiesOfTicket } from './counts.ts';
import { copiesOfFigures } from './figures.ts';
import {
  invitationIntoTeam,
  invitationOfEngineer,
  invitationOfTalent,
  invitationOfUser,
} from './invitations.ts';
import { licencesOfTalent } from './ledger.ts';
import type { CopiesOf } from './moment.ts';
import { copiesOfContacts, sealOfReport } from './sessions.ts';
import { copyWithoutTalent, OF_TALENTS, withoutTalent } from './sourceless.ts';
import { copiesOfSummary } from './summaries.ts';
import { copiesOfTalent } from './talents.ts';

/** What is compared of each record of an agency. */
const COMPARED: Readonly<Partial<Record<CopySource, readonly CopiesOf[]>>> = {
  talents: [copiesOfTalent, licencesOfTalent],
  curationTickets: [copiesOfTicket, assignmentOfTicket],
  castings: [copiesOfCasting],
  projects: [copiesOfProject, companyNamesIn],
  recordingSessions: [copiesOfContacts],
  recordingSessionReports: [sealOfReport],
  users: [copiesOfUser, invitationOfUser],
  engineerAssignments: [copyOfAssignment],
  rehearsalSummaries: [copiesOfSummary],
  agencies: [copiesOfFigures],
  selfServiceInvites: [invitationOfTalent],
  engineerInvites: [invitationOfEngineer],
  teamInvites: [invitationIntoTeam],
};

/** Whether what is compared of a collection is only whether its talents are there still. */
export const isOfTalents = (collection: CopySource): boolean =>
  OF_TALENTS.some((name) => name === collection);

/** By which field a record says whose it is; others have one agency, in `agencyId`. */
const SHARED: readonly CopySource[] = [
  'talents',
  'curationTickets',
  'engineerAssignments',
  'talentCache',
  'demoCache',
];

/** Records of an agency in a collection. What accounts may do there is found by its memberships. */
const ofAgency = (collection: CopySource, agencyId: string): Query => {
  if (collection === 'agencies')
    return collectionOf(collection).where(FieldPath.documentId(), '==', agencyId);
  return SHARED.includes(collection)
    ? collectionOf(collection).where('agencyIds', 'array-contains', agencyId)
    : collectionOf(collection === 'users' ? 'memberships' : collection).where('agencyId', '==', agencyId);
};

/** A record to be compared. */
export interface SourceRecord {
  readonly collection: CopySource;
  readonly id: string;
  /** The project that it is of; absent: of none, or it was not read. */
  readonly projectId?: string | undefined;
}

/** A page of an agency's records in the order of their names, with the name of the last. */
export interface SourcePage {
  readonly records: readonly SourceRecord[];
  /** Records that were read. */
  readonly read: number;
  /** Behind which the next page begins; undefined: this was the last. */
  readonly after: string | undefined;
}

/** What is read of each. */
const FIELDS = ['talentId', 'userId', 'projectId'];

/** Of copies of talents only those whose talent is gone, of memberships their accounts, each once. */
const toCompare = async (
  collection: CopySource,
  docs: readonly DocumentSnapshot[],
): Promise<readonly SourceRecord[]> => {
  if (collection === 'users')
    return [...new Set(docs.map((snapshot) => String(snapshot.get('userId'))))].map((id) => ({
      collection,
      id,
    }));
  if (isOfTalents(collection)) return (await withoutTalent(db(), docs)).map(({ id }) => ({ collection, id }));
  return docs.map((snapshot) => ({
    collection,
    id: snapshot.id,
    projectId: snapshot.get('projectId') as string | undefined,
  }));
};

/** Reads a page: `limit` documents at most, and of copies of talents as many of these. */
export const sourcePage = async (
  collection: CopySource,
  agencyId: string,
  after: string | undefined,
  limit: number,
): Promise<SourcePage> => {
  const ordered = ofAgency(collection, agencyId)
    .orderBy(FieldPath.documentId())
    .limit(limit)
    .select(...FIELDS);
  const { docs } = await (after === undefined ? ordered : ordered.startAfter(after)).get();
  const last = docs.length === limit ? docs.at(-1) : undefined;
  return { records: await toCompare(collection, docs), read: docs.length, after: last?.id };
};

/** How many records of an agency there are in a collection: a read for each thousand. */
export const countSources = (collection: CopySource, agencyId: string): Promise<number> =>
  counted(ofAgency(collection, agencyId));

/** The copies of one record, as they are at the moment of a transaction; none of a record that is not there. */
export const copiesOfRecord = async (
  { collection, id }: SourceRecord,
  transaction: Transaction,
): Promise<readonly Copy[]> => {
  const moment = { firestore: db(), transaction };
  const compared = COMPARED[collection];
  if (!compared) return copyWithoutTalent(moment, collectionOf(collection).doc(id));
  return (await Promise.all(compared.map((copiesOf) => copiesOf(moment, id)))).flat();
};

/** Whether a record is of an agency; one that is not there is nobody's. */
export const isOfAgency = async (
  { collection, id }: SourceRecord,
  agencyId: string,
  transaction: Transaction,
): Promise<boolean> => {
  if (collection === 'rehearsalSummaries' || collection === 'agencies') return id === agencyId;
  if (collection === 'users') {
    const own = ofAgency(collection, agencyId).where('userId', '==', id).limit(1);
    return !(await transaction.get(own)).empty;
  }
  const snapshot = await transaction.get(collectionOf(collection).doc(id));
  const [one, several] = [snapshot.get('agencyId') as unknown, snapshot.get('agencyIds') as unknown];
  return SHARED.includes(collection)
    ? Array.isArray(several) && several.includes(agencyId)
    : one === agencyId;
};
