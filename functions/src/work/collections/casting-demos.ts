import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { CHOICE_DELAY_MS } from '@domain/auditions/outcomes.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { collection, splitIntoChunks, type Derive } from '../../platform/firestore/collection.ts';
import { countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

/** A choice is announced to a role's talents after a period for undoing it; public previews detect changes by `changedAt`. */
const deriveDates: Derive<CastingDemo> = ({ isSelected, outcomesDueAt }, change) => {
  const isShown = change.order !== undefined || change.demo !== undefined;
  // A demo that was never chosen has no date.
  const isDecided = change.isSelected !== undefined && (isSelected || outcomesDueAt);

  return {
    ...(isShown ? { changedAt: FieldValue.serverTimestamp() } : {}),
    ...(isDecided
      ? { outcomesDueAt: isSelected ? Timestamp.fromMillis(Date.now() + CHOICE_DELAY_MS) : null }
      : {}),
  };
};

export const castingDemos = collection<CastingDemo>('castingDemos', deriveDates);

/** A character's places in all languages, withdrawn ones included. */
export const findCharacterPlaces = (
  projectId: string,
  voiceId: string,
  work: Work,
): Promise<readonly CastingDemo[]> =>
  work.findStored(
    castingDemos,
    castingDemos.ref.where('projectId', '==', projectId).where('voiceId', '==', voiceId),
  );

export const hasListedVoices = async (castingId: string, work: Work): Promise<boolean> =>
  !(await work.transaction.get(castingDemos.ref.where('castingId', '==', castingId).limit(1))).empty;

/** A character's listed talents, without duplicates, in list order. */
export const findShortlistedTalentIds = async (
  castingId: string,
  voiceId: string,
  work: Work,
): Promise<readonly string[]> => {
  const shortlisted = castingDemos.ref
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .orderBy('order');
  const places = await work.findStored(castingDemos, shortlisted);
  return [...new Set(places.map(({ talentId }) => talentId))];
};

export const findShortlistedAmong = async (
  castingId: string,
  talentIds: readonly string[],
  work: Work,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (const group of splitIntoChunks(talentIds)) {
    const query = castingDemos.ref
      .where('castingId', '==', castingId)
      .where('talentId', 'in', group)
      .select('talentId');
    for (const place of (await work.transaction.get(query)).docs) found.add(String(place.get('talentId')));
  }
  return found;
};

export const findChosenTalents = async (projectIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(
    splitIntoChunks(projectIds).map((part) =>
      castingDemos.ref
        .where('projectId', 'in', part)
        .where('isSelected', '==', true)
        .select('talentId')
        .get(),
    ),
  );

  return new Set(found.flatMap(({ docs }) => docs.map((place) => String(place.get('talentId')))));
};

export const readCastingDemo = async (id: string, work: Work): Promise<CastingDemo | undefined> =>
  work.read(castingDemos, id);

export const readCastingDemos = (ids: readonly string[], work: Work): Promise<readonly CastingDemo[]> =>
  work.readAll(castingDemos, ids);

export const findShortlistedDemos = async (
  castingId: string,
  voiceId?: string,
  work?: Work,
): Promise<readonly CastingDemo[]> => {
  const all = castingDemos.ref.where('castingId', '==', castingId);
  const query = (voiceId === undefined ? all : all.where('voiceId', '==', voiceId)).orderBy('order');
  return castingDemos.find(query, work);
};

/** Returns a cache key for the lists of a casting just read (one read). Additions and changes show in the last changed demo, removals in the count. */
export const getListsCacheKey = async ({
  id,
  shortlisted,
}: Pick<Casting, 'id' | 'shortlisted'>): Promise<string> => {
  const latest = castingDemos.ref.where('castingId', '==', id).orderBy('changedAt', 'desc').limit(1);
  const [changed] = (await latest.select('changedAt').get()).docs;
  const changedAt = changed?.get('changedAt') as Timestamp | undefined;
  const many = Object.values(shortlisted).reduce((sum, ofCharacter) => sum + ofCharacter, 0);
  return `${many} ${changedAt?.valueOf() ?? ''}`;
};

/** A project's shortlisted talents with their roles; reads only these fields. */
export type Shortlisted = Pick<
  CastingDemo,
  'castingId' | 'voiceId' | 'demoId' | 'talentId' | 'isSelected' | 'isWithdrawn'
>;

/** Returns demos listed anywhere in a project, unordered; at most `limit`. */
export const findProjectShortlist = async (
  projectId: string,
  limit: number,
): Promise<readonly Shortlisted[]> => {
  const found = await castingDemos.ref
    .where('projectId', '==', projectId)
    .select('castingId', 'voiceId', 'demoId', 'talentId', 'isSelected', 'isWithdrawn')
    .limit(limit)
    .get();
  return found.docs.map((snapshot) => snapshot.data() as Shortlisted);
};

export const findProjectPlaces = async (
  projectId: string,
  talentId: string,
): Promise<readonly Shortlisted[]> => {
  const found = await castingDemos.ref
    .where('projectId', '==', projectId)
    .where('talentId', '==', talentId)
    .select('castingId', 'voiceId', 'demoId', 'talentId', 'isSelected', 'isWithdrawn')
    .get();
  return found.docs.map((snapshot) => snapshot.data() as Shortlisted);
};

/** Choices to announce to the role's talents by a moment, oldest first. */
export const findChoicesToAnnounce = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const due = limitToAgency(castingDemos.ref, agencyId).where('outcomesDueAt', '<=', by);
  const { docs } = await due.orderBy('outcomesDueAt').limit(limit).select().get();
  return docs.map(({ id }) => id);
};

export const tallyOverdueChoices = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(castingDemos.ref, agencyId).where('outcomesDueAt', '<=', by), 'outcomesDueAt');

/** The chosen voices of a role, without withdrawn ones. */
export const findChosenVoices = async (
  { castingId, voiceId }: Pick<CastingDemo, 'castingId' | 'voiceId'>,
  work: Work,
): Promise<ReadonlySet<string>> => {
  const roleQuery = castingDemos.ref.where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  const places = await work.findStored(castingDemos, roleQuery.where('isSelected', '==', true));
  return new Set(places.filter(({ isWithdrawn }) => !isWithdrawn).map(({ talentId }) => talentId));
};

/** The chosen voices of a project, in all languages. */
export const findChosenPlaces = async (projectId: string): Promise<readonly CastingDemo[]> => {
  const chosen = castingDemos.ref.where('projectId', '==', projectId).where('isSelected', '==', true);
  return (await castingDemos.find(chosen)).filter(({ isWithdrawn }) => !isWithdrawn);
};

export const findPlaces = (demoId: string, work: Work): Promise<readonly CastingDemo[]> =>
  work.findStored(castingDemos, castingDemos.ref.where('demoId', '==', demoId));

/** Returns a talent's places on an agency's shortlists; at most `limit`. */
export const findAgencyPlaces = async (
  agencyId: string,
  talentId: string,
  work: Work,
  limit?: number,
): Promise<readonly CastingDemo[]> => {
  const places = castingDemos.ref.where('agencyId', '==', agencyId).where('talentId', '==', talentId);
  return work.findStored(castingDemos, limit === undefined ? places : places.limit(limit));
};
