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

export const charactersOf = async (projectId: string): Promise<readonly Voice[]> => {
  const found = await voices().where('projectId', '==', projectId).orderBy('createdAt').get();
  return found.docs.flatMap((snapshot) => documentOf<Voice>(snapshot) ?? []);
};
