import type { Transaction } from 'firebase-admin/firestore';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const projects = () => db().collection('projects');
const voices = () => db().collection('voices');

export const newProjectId = (): string => projects().doc().id;
export const newVoiceId = (): string => voices().doc().id;

export const readProject = async (id: string, transaction?: Transaction): Promise<Project | undefined> => {
  const ref = projects().doc(id);
  return documentOf<Project>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const readCompany = async (id: string, transaction: Transaction): Promise<Company | undefined> =>
  documentOf<Company>(await transaction.get(db().collection('companies').doc(id)));

export const createProjectRecord = (transaction: Transaction, project: Project): void => {
  transaction.create(projects().doc(project.id), withoutId(project));
};

export const updateProjectRecord = (transaction: Transaction, id: string, change: Partial<Project>): void => {
  transaction.update(projects().doc(id), change);
};

export const readVoice = async (id: string, transaction: Transaction): Promise<Voice | undefined> =>
  documentOf<Voice>(await transaction.get(voices().doc(id)));

export const countVoices = async (projectId: string, transaction: Transaction): Promise<number> =>
  (await transaction.get(voices().where('projectId', '==', projectId).count())).data().count;

export const createVoiceRecord = (transaction: Transaction, voice: Voice): void => {
  transaction.create(voices().doc(voice.id), withoutId(voice));
};

export const deleteVoiceRecord = (transaction: Transaction, id: string): void => {
  transaction.delete(voices().doc(id));
};

/** Whether any demo is listed for the character. */
export const voiceIsInUse = async (
  projectId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<boolean> => {
  const listed = db()
    .collection('castingDemos')
    .where('projectId', '==', projectId)
    .where('voiceId', '==', voiceId);
  return !(await transaction.get(listed.limit(1))).empty;
};

/** Every casting of the project: one a language, so the list is short. */
export const castingsOf = (projectId: string, transaction: Transaction) =>
  transaction.get(db().collection('castings').where('projectId', '==', projectId));
