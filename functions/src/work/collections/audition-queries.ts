import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import type { OutcomePromise, OutcomeCounts } from '@domain/auditions/outcomes.ts';
import { AGENDA_MAX } from '@domain/work/agenda.ts';
import { ITEMS_MAX } from '@domain/work/work.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import {
  countDocuments,
  findUpTo,
  findLatest,
  limitToOwner,
  tally,
  type Tally,
  type Waiting,
  countWaiting,
  type RecordOwner,
  limitToAgency,
} from '../../platform/firestore/tally.ts';
import { findDiffering } from './audition-dossiers.ts';
import { auditionEntries as entries } from './audition-entries.ts';
import type { Work } from '../unit/work.ts';

type DueEntry = Pick<AuditionEntry, 'id' | 'talentId' | 'projectId'>;

type DueField = 'remindAt' | 'outcomeDueAt' | 'countDueAt';

/** Due entries in pages, oldest first. */
export const findDueEntries = async (
  field: DueField,
  by: Timestamp,
  limit: number,
  after?: { readonly at: Timestamp; readonly id: string },
  agencyId?: string,
): Promise<{ readonly due: readonly DueEntry[]; readonly last?: { at: Timestamp; id: string } }> => {
  const query = limitToAgency(entries.ref, agencyId)
    .where(field, '<=', by)
    .orderBy(field)
    .orderBy(FieldPath.documentId())
    .limit(limit);
  const { docs } = await (after ? query.startAfter(after.at, after.id) : query).get();
  const due = docs.flatMap((snapshot) => toRecord<AuditionEntry>(snapshot) ?? []);
  const end = docs.length === limit ? docs.at(-1) : undefined;
  return end ? { due, last: { at: end.get(field) as Timestamp, id: end.id } } : { due };
};

/** An agency's entries due by a moment, longest waiting first. */
export const tallyOverdueEntries = (agencyId: string, field: DueField, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(entries.ref, agencyId).where(field, '<=', by), field);

export const findProjectEntries = async (
  projectId: string,
  talentId: string,
  work: Work,
): Promise<readonly AuditionEntry[]> => {
  const query = entries.ref.where('projectId', '==', projectId).where('talentId', '==', talentId);
  return work.findStored(entries, query);
};

const queryTakes = (talentId: string) =>
  entries.ref.where('talentId', '==', talentId).where('status', '==', 'uploaded');

/** A talent's takes, latest first; reads at most `limit` documents. */
export const findTalentTakes = async (
  talentId: string,
  after: { readonly uploadedAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly AuditionEntry[]> => {
  const query = queryTakes(talentId)
    .orderBy('uploadedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  const { docs } = await (after ? query.startAfter(after.uploadedAt, after.id) : query).get();
  return docs.flatMap((snapshot) => toRecord<AuditionEntry>(snapshot) ?? []);
};

export const findUnchosenTakes = async (talentId: string): Promise<readonly string[]> =>
  (await queryTakes(talentId).where('isApproved', '==', false).select().get()).docs.map(({ id }) => id);

export const findTakesWithConsent = async (talentId: string): Promise<readonly string[]> =>
  (await queryTakes(talentId).where('syntheticVoiceConsent', '==', true).select().get()).docs.map(
    ({ id }) => id,
  );

export const findTakes = async (
  castingId: string,
  { isApproved }: { readonly isApproved: boolean },
): Promise<readonly AuditionEntry[]> => {
  const sent = entries.ref.where('castingId', '==', castingId).where('status', '==', 'uploaded');
  const found = await (isApproved ? sent.where('isApproved', '==', true) : sent).get();
  return found.docs.flatMap((snapshot) => toRecord<AuditionEntry>(snapshot) ?? []);
};

export const findRoleEntries = async (
  { castingId, voiceId }: Pick<AuditionEntry, 'castingId' | 'voiceId'>,
  work: Work,
): Promise<readonly AuditionEntry[]> => {
  const roleQuery = entries.ref.where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  return work.findStored(entries, roleQuery);
};

/** A company's response rate to an agency's talents. Three counts: one read per thousand entries. */
export const findOutcomeCounts = async (agencyId: string, companyId: string): Promise<OutcomeCounts> => {
  const query = entries.ref.where('agencyId', '==', agencyId).where('companyId', '==', companyId);
  const count = async (promise: OutcomePromise): Promise<number> =>
    (await query.where('promise', '==', promise).count().get()).data().count;
  const [waiting, inTime, late] = await Promise.all([count('waiting'), count('inTime'), count('late')]);
  return { waiting, inTime, late };
};

interface Span {
  readonly after: Timestamp;
  readonly until?: Timestamp;
}

const isOwedIn = ({ status, deadline }: AuditionEntry, { after, until }: Span): boolean =>
  status === 'open' &&
  deadline.toMillis() > after.toMillis() &&
  (!until || deadline.toMillis() <= until.toMillis());

/** Entries that differ for their talents: `counted` of them are owed in a span as the client reads them, `added` are so in fact. */
const findHidden = async (recordOwner: RecordOwner, span: Span) => {
  const dossiers = await findDiffering(recordOwner, span.after);
  const found = await entries.getAll(dossiers.map(({ id }) => id));

  return {
    ids: new Set(found.map(({ id }) => id)),
    counted: found.filter((entry) => isOwedIn(entry, span)).length,
    added: found
      .map((entry) => ({ entry, dossier: dossiers.find(({ id }) => id === entry.id) }))
      .filter(({ dossier }) => !dossier?.take)
      .map(({ entry, dossier }) => applyExtension(entry, dossier))
      .filter((entry) => isOwedIn(entry, span)),
  };
};

const sortByDeadline = (found: readonly AuditionEntry[]): readonly AuditionEntry[] =>
  [...found].sort((a, b) => a.deadline.toMillis() - b.deadline.toMillis());

const queryOwed = (recordOwner: RecordOwner, { after, until }: Span): Query => {
  const open = limitToOwner(entries.ref, recordOwner)
    .where('status', '==', 'open')
    .where('deadline', '>', after);
  return (until ? open.where('deadline', '<=', until) : open).orderBy('deadline');
};

/** Counts auditions that their talents still owe, by deadline; up to a moment, or all in the future. */
export const tallyRequested = async (recordOwner: RecordOwner, span: Span): Promise<Tally<AuditionEntry>> => {
  const due = queryOwed(recordOwner, span);
  const [found, hidden] = await Promise.all([tally<AuditionEntry>(due), findHidden(recordOwner, span)]);
  if (hidden.ids.size === 0) return found;
  const merge = (shown: readonly AuditionEntry[]) =>
    sortByDeadline([...shown.filter(({ id }) => !hidden.ids.has(id)), ...hidden.added]);
  const [first] = merge(await findUpTo<AuditionEntry>(due, hidden.counted + 1));
  const list = async () => merge(await found.list()).slice(0, ITEMS_MAX);
  return { count: found.count - hidden.counted + hidden.added.length, first, list };
};

/** Counts unopened takes, longest waiting first. */
export const tallyUnheard = (recordOwner: RecordOwner): Promise<Tally<AuditionEntry>> =>
  tally(
    limitToOwner(entries.ref, recordOwner)
      .where('status', '==', 'uploaded')
      .where('heardAt', '==', null)
      .orderBy('uploadedAt'),
  );

export const countUnheardIn = (projectId: string): Promise<number> =>
  countDocuments(
    entries.ref
      .where('projectId', '==', projectId)
      .where('status', '==', 'uploaded')
      .where('heardAt', '==', null),
  );

/** Counts a project's requests that were declined since a moment. */
export const countDeclinedIn = (projectId: string, since: Timestamp): Promise<number> =>
  countDocuments(
    entries.ref
      .where('projectId', '==', projectId)
      .where('status', '==', 'declined')
      .where('answeredAt', '>=', since),
  );

export const findLatestTakes = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly AuditionEntry[]> =>
  findLatest(limitToOwner(entries.ref, recordOwner), 'uploadedAt', since);

export const findLatestRequested = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly AuditionEntry[]> =>
  findLatest(limitToOwner(entries.ref, recordOwner), 'createdAt', since);

export const findLatestOutcomes = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly AuditionEntry[]> =>
  findLatest(limitToOwner(entries.ref, recordOwner), 'outcomeToldAt', since);

/** Auditions that their talents owe in a span, first due first. */
export const findOpenDueAuditions = async (
  recordOwner: RecordOwner,
  after: Timestamp,
  until: Timestamp,
): Promise<readonly AuditionEntry[]> => {
  const span = { after, until };
  const [found, hidden] = await Promise.all([
    findUpTo<AuditionEntry>(queryOwed(recordOwner, span), AGENDA_MAX),
    findHidden(recordOwner, span),
  ]);
  return sortByDeadline([...found.filter(({ id }) => !hidden.ids.has(id)), ...hidden.added]);
};
