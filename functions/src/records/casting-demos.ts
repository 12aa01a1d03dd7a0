import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const castingDemos = () => collectionOf('castingDemos');

/** Whether any demo is listed for the character. */
export const voiceIsInUse = async (
  projectId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<boolean> => {
  const listed = castingDemos().where('projectId', '==', projectId).where('voiceId', '==', voiceId);
  return !(await transaction.get(listed.limit(1))).empty;
};

/** Talents listed for a character, each once, in the order of the list. */
export const listedTalentIds = async (
  castingId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<readonly string[]> => {
  const listed = castingDemos()
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .orderBy('order');
  const found = await transaction.get(listed);
  const ids = found.docs.flatMap((snapshot) => documentOf<CastingDemo>(snapshot)?.talentId ?? []);
  return [...new Set(ids)];
};

export const readCastingDemo = async (
  id: string,
  transaction: Transaction,
): Promise<CastingDemo | undefined> => documentOf<CastingDemo>(await transaction.get(castingDemos().doc(id)));

/** The list of one character, or of the whole casting, in its order. */
export const listedDemos = async (
  castingId: string,
  voiceId?: string,
  transaction?: Transaction,
): Promise<readonly CastingDemo[]> => {
  const all = castingDemos().where('castingId', '==', castingId);
  const query = (voiceId === undefined ? all : all.where('voiceId', '==', voiceId)).orderBy('order');
  const found = await (transaction ? transaction.get(query) : query.get());
  return found.docs.flatMap((snapshot) => documentOf<CastingDemo>(snapshot) ?? []);
};

export const createCastingDemo = (transaction: Transaction, demo: CastingDemo): void => {
  transaction.create(castingDemos().doc(demo.id), withoutId(demo));
};

export const setOrder = (transaction: Transaction, id: string, order: number): void => {
  transaction.update(castingDemos().doc(id), { order });
};

export const deleteCastingDemo = (transaction: Transaction, id: string): void => {
  transaction.delete(castingDemos().doc(id));
};

/** A talent's places on an agency's shortlists. */
export const shortlistedIn = async (
  agencyId: string,
  talentId: string,
  transaction: Transaction,
): Promise<readonly DocumentReference[]> => {
  const places = castingDemos().where('agencyId', '==', agencyId).where('talentId', '==', talentId);
  return (await transaction.get(places)).docs.map(({ ref }) => ref);
};
