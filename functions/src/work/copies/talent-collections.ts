import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { Copy } from './compare.ts';
import { getRef, type Moment } from './moment.ts';

/** Collections not reachable once their talent is deleted. */
export const TALENT_COLLECTIONS = [
  'talentCache',
  'demoCache',
  'talentRateCards',
  'rehearsals',
  'testedVoices',
  'roster',
  'talentTerms',
  'talentScores',
  'talentDossiers',
] as const satisfies readonly CollectionName[];

const isName = (id: unknown): id is string => typeof id === 'string' && id !== '';

const toTalentId = (snapshot: DocumentSnapshot): unknown =>
  snapshot.ref.parent.id === 'talentCache' ? snapshot.id : snapshot.get('talentId');

export const findWithoutTalent = async (
  firestore: Firestore,
  docs: readonly DocumentSnapshot[],
): Promise<readonly DocumentReference[]> => {
  const ids = [...new Set(docs.map(toTalentId).filter(isName))];
  const refs = ids.map((id) => firestore.doc(`talents/${id}`));
  const found = ids.length > 0 ? await firestore.getAll(...refs, { fieldMask: ['agencyIds'] }) : [];
  const existingIds = new Set<unknown>(found.filter(({ exists }) => exists).map(({ id }) => id));
  return docs.filter((snapshot) => !existingIds.has(toTalentId(snapshot))).map(({ ref }) => ref);
};

const getAgencyIds = (snapshot: DocumentSnapshot): readonly string[] => {
  const [agencyId, agencyIds] = [snapshot.get('agencyId') as unknown, snapshot.get('agencyIds') as unknown];
  if (isName(agencyId)) return [agencyId];
  return Array.isArray(agencyIds) ? agencyIds.filter(isName) : [];
};

/** Returns a document whose talent is missing; others were compared with their talent. */
export const copyWithoutTalent = async (moment: Moment, ref: DocumentReference): Promise<readonly Copy[]> => {
  const snapshot = await moment.transaction.get(ref);
  if (!snapshot.exists) return [];
  const talentId = toTalentId(snapshot);
  const talent = isName(talentId)
    ? await moment.transaction.get(getRef(moment, 'talents', talentId))
    : undefined;
  if (talent?.exists) return [];
  return [{ ref, agencyIds: getAgencyIds(snapshot), stored: snapshot.data(), wanted: null }];
};
