import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { EMPTY_PROFILE } from '@domain/talents/talent-record.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { records } from '../copies/source.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const talents = collection<Talent>('talents');

/** A talent as a source of read models. */
export const talentSource = records<Talent>('talents', EMPTY_PROFILE);

/** Returns the complete record; questions added later are unanswered in older records. */
const pickTalent = (snapshot: DocumentSnapshot): Talent | undefined => {
  const talent = toRecord<Talent>(snapshot);
  return talent && { ...EMPTY_PROFILE, ...talent };
};

export const readTalent = async (id: string, work?: Work): Promise<Talent | undefined> => {
  const ref = talents.doc(id);
  return pickTalent(await (work ? work.transaction.get(ref) : ref.get()));
};

/** Returns the talent with an address, stored in lower case. */
export const findTalent = async (email: string, work?: Work): Promise<Talent | undefined> => {
  const query = talents.ref.where('email', '==', email).limit(1);
  const { docs } = await (work ? work.transaction.get(query) : query.get());
  return docs.flatMap((snapshot) => pickTalent(snapshot) ?? [])[0];
};

export const readTalents = async (ids: readonly string[], work: Work): Promise<readonly Talent[]> => {
  if (ids.length === 0) return [];
  const found = await work.transaction.getAll(...ids.map((id) => talents.doc(id)));
  return found.flatMap((snapshot) => pickTalent(snapshot) ?? []);
};

export const readTalentsInOrder = async (ids: readonly string[]): Promise<readonly Talent[]> => {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => talents.doc(id)));
  return found.flatMap((snapshot) => pickTalent(snapshot) ?? []);
};
