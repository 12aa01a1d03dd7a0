import type { Transaction } from 'firebase-admin/firestore';
import type { Character } from '@domain/projects/projects.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db } from '../../platform/firestore/db.ts';

export const voices = collection<Character>('voices');

export const newVoiceId = voices.newId;

export const writeNewVoice = voices.create;

export const readVoice = voices.get;

export const readCharacterNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const once = [...new Set(ids)];
  if (once.length === 0) return new Map();
  const found = await db().getAll(...once.map((id) => voices.doc(id)), { fieldMask: ['name'] });
  return new Map(found.map((snapshot) => [snapshot.id, String(snapshot.get('name') ?? '')]));
};

export const findCharacters = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly Character[]> => {
  const ordered = voices.ref.where('projectId', '==', projectId).orderBy('createdAt');
  return voices.find(ordered, transaction);
};

export const updateVoice = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<Character, 'name' | 'description'>>,
): void => {
  voices.update(transaction, id, change);
};

export const readVoices = (ids: readonly string[], transaction: Transaction): Promise<readonly Character[]> =>
  voices.getAll(ids, transaction);
