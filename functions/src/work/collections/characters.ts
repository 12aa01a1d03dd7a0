import type { Character } from '@domain/projects/projects.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const characters = collection<Character>('voices');

export const newCharacterId = characters.newId;

export const readCharacter = characters.get;

export const readCharacterNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const once = [...new Set(ids)];
  if (once.length === 0) return new Map();
  const found = await db().getAll(...once.map((id) => characters.doc(id)), { fieldMask: ['name'] });
  return new Map(found.map((snapshot) => [snapshot.id, String(snapshot.get('name') ?? '')]));
};

export const findCharacters = async (projectId: string, work?: Work): Promise<readonly Character[]> => {
  const ordered = characters.ref.where('projectId', '==', projectId).orderBy('createdAt');
  return characters.find(ordered, work);
};

export const readCharacters = (ids: readonly string[], work?: Work): Promise<readonly Character[]> =>
  characters.getAll(ids, work);
