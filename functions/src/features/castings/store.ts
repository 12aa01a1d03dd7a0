import type { Transaction } from 'firebase-admin/firestore';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Demo, DemoCache } from '@domain/demos/demos.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const castings = () => db().collection('castings');
const castingDemos = () => db().collection('castingDemos');

export const readCasting = async (id: string, transaction?: Transaction): Promise<Casting | undefined> => {
  const ref = castings().doc(id);
  return documentOf<Casting>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const findCastingByIdentifier = async (urlIdentifier: string): Promise<Casting | undefined> => {
  const found = await castings().where('urlIdentifier', '==', urlIdentifier).limit(1).get();
  return found.docs[0] && documentOf<Casting>(found.docs[0]);
};

export const visibleCastingsOf = async (projectId: string): Promise<readonly Casting[]> => {
  const found = await castings()
    .where('projectId', '==', projectId)
    .where('previewVisible', '==', true)
    .get();
  return found.docs.flatMap((snapshot) => documentOf<Casting>(snapshot) ?? []);
};

export const updateCastingRecord = (transaction: Transaction, id: string, change: Partial<Casting>): void => {
  transaction.update(castings().doc(id), change);
};

export const readProjectRecord = async (id: string, transaction: Transaction): Promise<Project | undefined> =>
  documentOf<Project>(await transaction.get(db().collection('projects').doc(id)));

export const addProjectLanguage = (transaction: Transaction, project: Project, language: string): void => {
  const languages = [...project.languages.filter((known) => known !== language), language];
  transaction.update(db().collection('projects').doc(project.id), { languages });
};

export const readVoiceRecord = async (id: string, transaction: Transaction): Promise<Voice | undefined> =>
  documentOf<Voice>(await transaction.get(db().collection('voices').doc(id)));

export const charactersOf = async (projectId: string): Promise<readonly Voice[]> => {
  const found = await db()
    .collection('voices')
    .where('projectId', '==', projectId)
    .orderBy('createdAt')
    .get();
  return found.docs.flatMap((snapshot) => documentOf<Voice>(snapshot) ?? []);
};

export const readApprovedDemo = async (
  id: string,
  transaction: Transaction,
): Promise<DemoCache | undefined> =>
  documentOf<DemoCache>(await transaction.get(db().collection('demoCache').doc(id)));

export const readDemoFile = async (id: string): Promise<Demo | undefined> =>
  documentOf<Demo>(await db().collection('demos').doc(id).get());

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

export const createCastingDemoRecord = (transaction: Transaction, demo: CastingDemo): void => {
  transaction.create(castingDemos().doc(demo.id), withoutId(demo));
};

export const setOrder = (transaction: Transaction, id: string, order: number): void => {
  transaction.update(castingDemos().doc(id), { order });
};

export const deleteCastingDemoRecord = (transaction: Transaction, id: string): void => {
  transaction.delete(castingDemos().doc(id));
};
