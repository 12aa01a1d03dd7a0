import type { Transaction } from 'firebase-admin/firestore';
import type { Character } from '@domain/projects/projects.ts';
import { collectionRef, db, toRecord, withoutId } from '../firestore/db.ts';

const voices = () => collectionRef('voices');

export const newVoiceId = (): string => voices().doc().id;

export const writeNewVoice = (transaction: Transaction, voice: Character): void => {
  transaction.create(voices().doc(voice.id), withoutId(voice));
};

export const removeVoice = (transaction: Transaction, id: string): void => {
  transaction.delete(voices().doc(id));
};

export const readVoice = async (id: string, transaction?: Transaction): Promise<Character | undefined> => {
  const ref = voices().doc(id);
  return toRecord<Character>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Returns names of characters by id. */
export const voiceNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const once = [...new Set(ids)];
  if (once.length === 0) return new Map();
  const found = await db().getAll(...once.map((id) => voices().doc(id)), { fieldMask: ['name'] });
  return new Map(found.map((snapshot) => [snapshot.id, String(snapshot.get('name') ?? '')]));
};

/** Returns a project's characters in the order of creation. */
export const findCharacters = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly Character[]> => {
  const ordered = voices().where('projectId', '==', projectId).orderBy('createdAt');
  const found = await (transaction ? transaction.get(ordered) : ordered.get());
  return found.docs.flatMap((snapshot) => toRecord<Character>(snapshot) ?? []);
};

export const updateVoice = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<Character, 'name' | 'description'>>,
): void => {
  transaction.update(voices().doc(id), change);
};

/** Returns characters by id; missing ones are skipped. */
export const readVoices = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly Character[]> => {
  const found = await transaction.getAll(...ids.map((id) => voices().doc(id)));
  return found.flatMap((snapshot) => toRecord<Character>(snapshot) ?? []);
};
