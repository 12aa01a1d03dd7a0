import { loadTs } from '../load-ts.mjs';
import { recordOf, withoutId } from './compare.mjs';

const { rehearsalSummaryOf } = await loadTs('domain/src/connection/rehearsals.ts');

/** What an agency's rehearsals say all together; they are copies themselves, and mended before. */
export const copiesOfSummary = async (firestore, transaction, agencyId) => {
  const ref = firestore.doc(`rehearsalSummaries/${agencyId}`);
  const of = firestore.collection('rehearsals').where('agencyId', '==', agencyId);
  const [summary, rehearsals] = await Promise.all([transaction.get(ref), transaction.get(of)]);
  if (!summary.exists && rehearsals.empty) return [];
  const wanted = withoutId(rehearsalSummaryOf(agencyId, rehearsals.docs.map(recordOf)));
  // Where the last rehearsal went, or none ever was, there may be no list at all: that says the same.
  const stored = summary.exists ? { talents: {}, ...summary.data() } : undefined;
  return [{ ref, stored, wanted, besides: [] }];
};
