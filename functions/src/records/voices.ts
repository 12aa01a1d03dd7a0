import type { Transaction } from 'firebase-admin/firestore';
import type { Voice } from '@domain/projects/projects.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const voices = () => collectionOf('voices');

export const newVoiceId = (): string => voices().doc().id;

export const countVoices = async (projectId: string, transaction: Transaction): Promise<number> =>
  (await transaction.get(voices().where('projectId', '==', projectId).count())).data().count;

export const writeNewVoice = (transaction: Transaction, voice: Voice): void => {
  transaction.create(voices().doc(voice.id), withoutId(voice));
};

export const removeVoice = (transaction: Transaction, id: string): void => {
  transaction.delete(voices().doc(id));
};

export const readVoice = async (id: string, transaction?: Transaction): Promise<Voice | undefined> => {
  const ref = voices().doc(id);
  return documentOf<Voice>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Characters of a project in the order in which they were added. */
export const charactersOf = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly Voice[]> => {
  const ordered = voices().where('projectId', '==', projectId).orderBy('createdAt');
  const found = await (transaction ? transaction.get(ordered) : ordered.get());
  return found.docs.flatMap((snapshot) => documentOf<Voice>(snapshot) ?? []);
};

export const renameVoice = (transaction: Transaction, id: string, name: string): void => {
  transaction.update(voices().doc(id), { name });
};

/** Characters by their ids; those that there are not are left out. */
export const readVoices = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly Voice[]> => {
  const found = await transaction.getAll(...ids.map((id) => voices().doc(id)));
  return found.flatMap((snapshot) => documentOf<Voice>(snapshot) ?? []);
};
