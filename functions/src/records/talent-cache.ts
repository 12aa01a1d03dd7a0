import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { toPublicHalf } from '@domain/talents/public-half.ts';
import type { Talent, TalentCache } from '@domain/talents/talents.ts';
import { foldedText } from '@domain/values/folded-text.ts';
import { collection } from '../firestore/collection.ts';
import { db, toRecord, withoutId } from '../firestore/db.ts';

const publicHalves = collection<TalentCache>('talentCache');

export const createPublicHalf = (transaction: Transaction, talent: Talent): void => {
  transaction.create(publicHalves.doc(talent.id), withoutId(toPublicHalf(talent, talent.agencyIds)));
};

/** Writes a talent's public half; the agencies that show it are set separately, because of blocks. */
export const writePublicHalf = (transaction: Transaction, talent: Talent): void => {
  const { agencyIds: _shownBy, ...publicHalf } = withoutId(toPublicHalf(talent, []));
  transaction.set(publicHalves.doc(talent.id), publicHalf, { merge: true });
};

export const readPublicHalf = publicHalves.get;

export const publicNames = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const found = await transaction.getAll(...ids.map((id) => publicHalves.doc(id)));
  return new Map(
    found.flatMap((snapshot) => {
      const half = toRecord<TalentCache>(snapshot);
      return half ? [[half.id, half.publicName] as const] : [];
    }),
  );
};

export const publicHalf = (talentId: string): DocumentReference => publicHalves.doc(talentId);

/** Maximum talents per search by name; users with more matches keep typing. */
const NAMED_MAX = 30;

/** Visible talents whose public name starts with the text, sorted; none for punctuation only. */
export const talentsNamed = async (agencyId: string, typed: string): Promise<readonly string[]> => {
  const beginning = foldedText(typed);
  if (beginning === '') return [];
  const found = await publicHalves.ref
    .where('agencyIds', 'array-contains', agencyId)
    .where('nameKey', '>=', beginning)
    .where('nameKey', '<', `${beginning}\uf8ff`)
    .orderBy('nameKey')
    .limit(NAMED_MAX)
    .get();
  return found.docs.map(({ id }) => id);
};

export const shownTalents = async (
  agencyId: string,
  ids: readonly string[],
  transaction?: Transaction,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const refs = ids.map((id) => publicHalves.doc(id));
  const found = await (transaction ? transaction.getAll(...refs) : db().getAll(...refs));
  const shown = found.filter((snapshot) => toRecord<TalentCache>(snapshot)?.agencyIds.includes(agencyId));
  return new Set(shown.map(({ id }) => id));
};
