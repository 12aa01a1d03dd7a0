/** Copies that nothing else leads to once their talent is gone, and what an agency noted of them. */
export const OF_TALENTS = [
  'talentCache',
  'demoCache',
  'talentRateCards',
  'rehearsals',
  'testedVoices',
  'roster',
  'talentTerms',
  'talentScores',
  'talentDossiers',
];

const isName = (id) => typeof id === 'string' && id !== '';

const talentIdOf = (snapshot) =>
  snapshot.ref.parent.id === 'talentCache' ? snapshot.id : snapshot.get('talentId');

/** Of these documents those whose talent seems to be gone. */
export const withoutTalent = async (firestore, docs) => {
  const named = docs.map((snapshot) => [snapshot.ref, talentIdOf(snapshot)]);
  const ids = [...new Set(named.map(([, id]) => id).filter(isName))];
  const refs = ids.map((id) => firestore.doc(`talents/${id}`));
  const found = ids.length > 0 ? await firestore.getAll(...refs, { fieldMask: ['agencyIds'] }) : [];
  const known = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return named.flatMap(([ref, id]) => (known.has(id) ? [] : [ref]));
};

/** A document whose talent is gone; one of a talent that there is was compared with theirs. */
export const copyWithoutTalent = async (firestore, transaction, ref) => {
  const snapshot = await transaction.get(ref);
  if (!snapshot.exists) return [];
  const talentId = talentIdOf(snapshot);
  const talent = isName(talentId) ? await transaction.get(firestore.doc(`talents/${talentId}`)) : undefined;
  return talent?.exists ? [] : [{ ref, stored: snapshot.data(), wanted: null }];
};
