import type { Transaction } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { createPublicHalf, writePublicHalf } from './talent-cache.ts';

const talents = () => collectionOf('talents');

export const readTalent = async (id: string, transaction?: Transaction): Promise<Talent | undefined> => {
  const ref = talents().doc(id);
  return documentOf<Talent>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The talent with an address, in lower case as it is stored. */
export const findTalent = async (email: string, transaction?: Transaction): Promise<Talent | undefined> => {
  const query = talents().where('email', '==', email).limit(1);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((snapshot) => documentOf<Talent>(snapshot) ?? [])[0];
};

/** Writes both halves of a new talent. */
export const createTalent = (transaction: Transaction, talent: Talent): void => {
  transaction.create(talents().doc(talent.id), withoutId(talent));
  createPublicHalf(transaction, talent);
};

/** Writes both halves of a talent. Which agencies show the public one is decided apart: some may have blocked them. */
export const writeTalent = (transaction: Transaction, talent: Talent): void => {
  transaction.set(talents().doc(talent.id), withoutId(talent));
  writePublicHalf(transaction, talent);
};

export const readTalents = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly Talent[]> => {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => talents().doc(id)));
  return found.flatMap((snapshot) => documentOf<Talent>(snapshot) ?? []);
};

/**
 * A talent is asked for auditions in the language of their account. Whoever holds the role has no such record before
 * they have registered for it.
 */
export const setTalentLanguage = async (
  transaction: Transaction,
  uid: string,
  communicationLanguage: Locale,
): Promise<void> => {
  const ref = talents().doc(uid);
  const { exists } = await transaction.get(ref);
  if (exists) transaction.update(ref, { communicationLanguage });
};
