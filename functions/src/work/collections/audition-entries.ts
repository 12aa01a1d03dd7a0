import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { getDues } from './audition-dues.ts';
import type { Work } from '../unit/work.ts';

export const auditionEntries = collection<AuditionEntry>('auditionEntries', getDues);

/** Reads whole entries, which counting their changes needs anyway. */
export const findExistingEntryIds = async (
  ids: readonly string[],
  work: Work,
): Promise<ReadonlySet<string>> => new Set((await work.readAll(auditionEntries, ids)).map(({ id }) => id));

/** Returns a talent's entries in an agency with or without a take, at most `limit`. Deadlines aren't checked. */
export const getEntries = async (
  agencyId: string,
  talentId: string,
  status: AuditionEntry['status'],
  work: Work,
  limit?: number,
): Promise<readonly AuditionEntry[]> => {
  const query = auditionEntries.ref
    .where('agencyId', '==', agencyId)
    .where('talentId', '==', talentId)
    .where('status', '==', status);
  return work.findStored(auditionEntries, limit === undefined ? query : query.limit(limit));
};

/** Returns a page of a talent's entries in some agencies, latest deadline first. */
export const findTalentEntries = async (
  agencyIds: readonly string[],
  talentId: string,
  after: { readonly deadline: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly AuditionEntry[]> => {
  if (agencyIds.length === 0) return [];
  const query = auditionEntries.ref
    .where('agencyId', 'in', agencyIds)
    .where('talentId', '==', talentId)
    .orderBy('deadline', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return auditionEntries.find(after ? query.startAfter(after.deadline, after.id) : query);
};

/** Returns whether a talent has an entry for a character, with or without a take. */
export const isAskedFor = async (projectId: string, voiceId: string, work: Work): Promise<boolean> => {
  const query = auditionEntries.ref.where('projectId', '==', projectId).where('voiceId', '==', voiceId);
  return !(await work.transaction.get(query.limit(1))).empty;
};

/** A talent's entries for a role, in all rounds. */
export const findRoundEntries = (
  { castingId, voiceId, talentId }: Pick<AuditionEntry, 'castingId' | 'voiceId' | 'talentId'>,
  work?: Work,
): Promise<readonly AuditionEntry[]> => {
  const query = auditionEntries.ref
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .where('talentId', '==', talentId);
  return work ? work.findStored(auditionEntries, query) : auditionEntries.find(query);
};

export const hasAuditionRequests = async (castingId: string, work: Work): Promise<boolean> =>
  !(await work.transaction.get(auditionEntries.ref.where('castingId', '==', castingId).limit(1))).empty;

export const findRequestedRoles = async (
  projectId: string,
  talentId: string,
): Promise<readonly Pick<AuditionEntry, 'agencyId' | 'castingId' | 'voiceId'>[]> => {
  const query = auditionEntries.ref.where('projectId', '==', projectId).where('talentId', '==', talentId);
  const found = await query.select('agencyId', 'castingId', 'voiceId').get();
  return found.docs.map(
    (snapshot) => snapshot.data() as Pick<AuditionEntry, 'agencyId' | 'castingId' | 'voiceId'>,
  );
};

export const readEntries = (ids: readonly string[], work: Work): Promise<readonly AuditionEntry[]> =>
  work.readAll(auditionEntries, ids);

export const findAuditionEntries = (auditionId: string, work: Work): Promise<readonly AuditionEntry[]> =>
  work.findStored(auditionEntries, auditionEntries.ref.where('auditionId', '==', auditionId));

/** A casting's takes, unordered. */
export const findCastingTakes = (castingId: string): Promise<readonly AuditionEntry[]> =>
  auditionEntries.find(
    auditionEntries.ref.where('castingId', '==', castingId).where('status', '==', 'uploaded'),
  );

export const readEntry = auditionEntries.get;
