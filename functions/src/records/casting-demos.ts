import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { CHOICE_SETTLES_MS } from '@domain/auditions/outcomes.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { placeChange } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { waitingSince, withinAgency, type Waiting } from '../firestore/tally.ts';
import { castingsThatExist, countListed, countTakenOff, countWithdrawn } from './castings.ts';
import { countProgress, readProjects, advanceProjectStates } from './projects.ts';

const castingDemos = () => collectionRef('castingDemos');

/** What goes along with every change of a listed demo that public previews show: by it they know that there was one. */
const justChanged = () => ({ changedAt: FieldValue.serverTimestamp() });

/** Whether any demo is listed for the character. */
export const voiceIsInUse = async (
  projectId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<boolean> => {
  const shortlisted = castingDemos().where('projectId', '==', projectId).where('voiceId', '==', voiceId);
  return !(await transaction.get(shortlisted.limit(1))).empty;
};

/** Whether a casting lists a voice for any character. */
export const listsVoices = async (castingId: string, transaction: Transaction): Promise<boolean> =>
  !(await transaction.get(castingDemos().where('castingId', '==', castingId).limit(1))).empty;

/** Talents listed for a character, each once, in the order of the list. */
export const shortlistedTalentIds = async (
  castingId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<readonly string[]> => {
  const shortlisted = castingDemos()
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .orderBy('order');
  const found = await transaction.get(shortlisted);
  const ids = found.docs.flatMap((snapshot) => toRecord<CastingDemo>(snapshot)?.talentId ?? []);
  return [...new Set(ids)];
};

/** Most values that one query may name. */
const NAMED_MAX = 30;

/** Returns which of some talents are on any list of a casting. */
export const shortlistedAmong = async (
  castingId: string,
  talentIds: readonly string[],
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  for (let at = 0; at < talentIds.length; at += NAMED_MAX) {
    const query = castingDemos()
      .where('castingId', '==', castingId)
      .where('talentId', 'in', talentIds.slice(at, at + NAMED_MAX))
      .select('talentId');
    for (const place of (await transaction.get(query)).docs) found.add(String(place.get('talentId')));
  }
  return found;
};

/** Who was chosen for any character of some projects. */
export const chosenTalents = async (projectIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const parts = Array.from({ length: Math.ceil(projectIds.length / NAMED_MAX) }, (_, part) =>
    projectIds.slice(part * NAMED_MAX, (part + 1) * NAMED_MAX),
  );
  const found = await Promise.all(
    parts.map((part) =>
      castingDemos().where('projectId', 'in', part).where('isSelected', '==', true).select('talentId').get(),
    ),
  );
  return new Set(found.flatMap(({ docs }) => docs.map((place) => String(place.get('talentId')))));
};

export const readCastingDemo = async (
  id: string,
  transaction: Transaction,
): Promise<CastingDemo | undefined> => toRecord<CastingDemo>(await transaction.get(castingDemos().doc(id)));

/** Listed demos by their ids; those that there are not are left out. */
export const readCastingDemos = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly CastingDemo[]> => {
  const found = await transaction.getAll(...ids.map((id) => castingDemos().doc(id)));
  return found.flatMap((snapshot) => toRecord<CastingDemo>(snapshot) ?? []);
};

/** The list of one character, or of the whole casting, in its order. */
export const shortlistedDemos = async (
  castingId: string,
  voiceId?: string,
  transaction?: Transaction,
): Promise<readonly CastingDemo[]> => {
  const all = castingDemos().where('castingId', '==', castingId);
  const query = (voiceId === undefined ? all : all.where('voiceId', '==', voiceId)).orderBy('order');
  const found = await (transaction ? transaction.get(query) : query.get());
  return found.docs.flatMap((snapshot) => toRecord<CastingDemo>(snapshot) ?? []);
};

/** Returns a cache key for the lists of a casting just read (one read). Additions and changes show in the last changed demo, removals in the count. */
export const getListsCacheKey = async ({
  id,
  shortlisted,
}: Pick<Casting, 'id' | 'shortlisted'>): Promise<string> => {
  const latest = castingDemos().where('castingId', '==', id).orderBy('changedAt', 'desc').limit(1);
  const [changed] = (await latest.select('changedAt').get()).docs;
  const changedAt = changed?.get('changedAt') as Timestamp | undefined;
  const many = Object.values(shortlisted).reduce((sum, ofCharacter) => sum + ofCharacter, 0);
  return `${many} ${changedAt?.valueOf() ?? ''}`;
};

/** Who is on a project's shortlists, and for which role; nothing else of the demos is read. */
export type Shortlisted = Pick<
  CastingDemo,
  'castingId' | 'voiceId' | 'demoId' | 'talentId' | 'isSelected' | 'isWithdrawn'
>;

/** Returns demos listed anywhere in a project, unordered; at most `limit`. */
export const shortlistedInProject = async (
  projectId: string,
  limit: number,
): Promise<readonly Shortlisted[]> => {
  const found = await castingDemos()
    .where('projectId', '==', projectId)
    .select('castingId', 'voiceId', 'demoId', 'talentId', 'isSelected', 'isWithdrawn')
    .limit(limit)
    .get();
  return found.docs.map((snapshot) => snapshot.data() as Shortlisted);
};

/** Where a talent is shortlisted in a project. */
export const placesInProject = async (
  projectId: string,
  talentId: string,
): Promise<readonly Shortlisted[]> => {
  const found = await castingDemos()
    .where('projectId', '==', projectId)
    .where('talentId', '==', talentId)
    .select('castingId', 'voiceId', 'demoId', 'talentId', 'isSelected', 'isWithdrawn')
    .get();
  return found.docs.map((snapshot) => snapshot.data() as Shortlisted);
};

/** Returns when a role's talents learn of a choice: after a period for undoing it. */
const outcomesDue = (isSelected: boolean): Timestamp | null =>
  isSelected ? Timestamp.fromMillis(Date.now() + CHOICE_SETTLES_MS) : null;

/** Lists a demo; fails the transaction when it is listed already. */
export const createCastingDemo = (transaction: Transaction, demo: CastingDemo): void => {
  const { isSelected } = demo;
  transaction.create(castingDemos().doc(demo.id), {
    ...withoutId(demo),
    ...justChanged(),
    ...(isSelected ? { outcomesDueAt: outcomesDue(isSelected) } : {}),
  });
  countListed(transaction, demo);
};

/** Counts comments of people of the project on a listed demo. */
export const countComments = (transaction: Transaction, id: string, more: number): void => {
  transaction.update(castingDemos().doc(id), { comments: FieldValue.increment(more) });
};

export const setOrder = (transaction: Transaction, id: string, order: number): void => {
  transaction.update(castingDemos().doc(id), { order, ...justChanged() });
};

/** Chooses a listed demo for its character, or takes the choice back; the project counts it. */
export const setSelected = (transaction: Transaction, demo: CastingDemo, isSelected: boolean): void => {
  transaction.update(castingDemos().doc(demo.id), { isSelected, outcomesDueAt: outcomesDue(isSelected) });
  countProgress(transaction, demo, placeChange(demo, { ...demo, isSelected }));
};

/** Choices of which the talents who auditioned for the role are to hear by a moment, the oldest first. */
export const choicesToAnnounce = async (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const due = withinAgency(castingDemos(), agencyId).where('outcomesDueAt', '<=', by);
  const { docs } = await due.orderBy('outcomesDueAt').limit(limit).select().get();
  return docs.map(({ id }) => id);
};

/** Those of an agency that were due by a moment. */
export const choicesBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(withinAgency(castingDemos(), agencyId).where('outcomesDueAt', '<=', by), 'outcomesDueAt');

/** Notes that all who auditioned for the role have heard of a choice. */
export const markChoiceAnnounced = (transaction: Transaction, id: string): void => {
  transaction.update(castingDemos().doc(id), { outcomesDueAt: null });
};

/** Who is chosen for a role, as clients may still cast them. */
export const chosenFor = async (
  { castingId, voiceId }: Pick<CastingDemo, 'castingId' | 'voiceId'>,
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  const ofRole = castingDemos().where('castingId', '==', castingId).where('voiceId', '==', voiceId);
  const { docs } = await transaction.get(ofRole.where('isSelected', '==', true));
  const places = docs.flatMap((snapshot) => toRecord<CastingDemo>(snapshot) ?? []);
  return new Set(places.filter(({ isWithdrawn }) => !isWithdrawn).map(({ talentId }) => talentId));
};

/** Takes a demo off its list. */
export const deleteCastingDemo = (transaction: Transaction, demo: CastingDemo): void => {
  transaction.delete(castingDemos().doc(demo.id));
  countTakenOff(transaction, demo);
};

/** Wherever a demo is listed, in all agencies. */
export const findPlaces = async (
  demoId: string,
  transaction: Transaction,
): Promise<readonly CastingDemo[]> => {
  const found = await transaction.get(castingDemos().where('demoId', '==', demoId));
  return found.docs.flatMap((snapshot) => toRecord<CastingDemo>(snapshot) ?? []);
};

/** Has a list show a demo as it is now. */
export const refreshPlace = (
  transaction: Transaction,
  place: CastingDemo,
  demo: CastingDemo['demo'],
): void => {
  transaction.update(castingDemos().doc(place.id), { demo, ...justChanged() });
};

/** Updates a demo's consent to synthetic voices in every list. */
export const updatePlacesConsent = (
  transaction: Transaction,
  places: readonly CastingDemo[],
  syntheticVoiceConsent: boolean,
): void => {
  const change = { 'demo.syntheticVoiceConsent': syntheticVoiceConsent, ...justChanged() };
  for (const { id } of places) transaction.update(castingDemos().doc(id), change);
};

/** Wherever a talent is shortlisted, in all agencies. */
export const findTalentPlaces = async (
  talentId: string,
  transaction: Transaction,
): Promise<readonly DocumentReference[]> =>
  (await transaction.get(castingDemos().where('talentId', '==', talentId).select())).docs.map(
    ({ ref }) => ref,
  );

/** Has every list that shows a talent call them by the name that they have now. */
export const renameInPlaces = (
  transaction: Transaction,
  places: readonly DocumentReference[],
  talentPublicName: string,
): void => {
  const change = { 'demo.talentPublicName': talentPublicName, ...justChanged() };
  for (const place of places) transaction.update(place, change);
};

/** Returns a talent's places on an agency's shortlists; at most `limit`. */
export const shortlistedIn = async (
  agencyId: string,
  talentId: string,
  transaction: Transaction,
  limit?: number,
): Promise<readonly CastingDemo[]> => {
  const places = castingDemos().where('agencyId', '==', agencyId).where('talentId', '==', talentId);
  const found = await transaction.get(limit === undefined ? places : places.limit(limit));
  return found.docs.flatMap((snapshot) => toRecord<CastingDemo>(snapshot) ?? []);
};

/** Returns projects in which any of these places is chosen: their state depends on it. */
export const projectsChoosing = (
  places: readonly CastingDemo[],
  transaction: Transaction,
): Promise<readonly Project[]> => {
  const chosen = places.filter(({ isSelected, projectId }) => isSelected && ID_PATTERN.test(projectId));
  return readProjects([...new Set(chosen.map(({ projectId }) => projectId))], transaction);
};

/** Updates those projects' progress after a change of places (null: removed). Counts must be updated before. */
export const advanceChoosingProjects = (
  transaction: Transaction,
  projects: readonly Project[],
  places: readonly CastingDemo[],
  afterwards: (place: CastingDemo) => CastingDemo | null,
): void =>
  advanceProjectStates(
    transaction,
    projects,
    places.map((place) => ({ projectId: place.projectId, change: placeChange(place, afterwards(place)) })),
  );

/** Sets whether clients may still cast a listed demo. */
export const setWithdrawn = (transaction: Transaction, demo: CastingDemo, isWithdrawn: boolean): void => {
  transaction.update(castingDemos().doc(demo.id), { isWithdrawn, ...justChanged() });
  countWithdrawn(transaction, demo, isWithdrawn);
};

/** Removes demos from their lists; ignores missing demos, castings and ids, because an erasure must handle records of any shape. */
export const takeOffLists = async (transaction: Transaction, ids: readonly string[]): Promise<void> => {
  const demos = await readCastingDemos(ids, transaction);
  const castingIds = [...new Set(demos.map(({ castingId }) => castingId).filter(Boolean))];
  const counted = await castingsThatExist(castingIds, transaction);
  const listed = demos.filter(({ castingId }) => counted.has(castingId));
  const projects = await projectsChoosing(listed, transaction);
  for (const demo of demos) {
    if (counted.has(demo.castingId)) deleteCastingDemo(transaction, demo);
    else transaction.delete(castingDemos().doc(demo.id));
  }
  advanceChoosingProjects(transaction, projects, listed, () => null);
};
