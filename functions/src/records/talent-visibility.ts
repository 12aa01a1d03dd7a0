import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { setWithdrawn, shortlistedIn } from './casting-demos.ts';
import { publicDemosOf } from './demo-cache.ts';
import { publicHalf } from './talent-cache.ts';

/** Everything of a talent that an agency's clients can find: the public halves, and the places on shortlists. */
export const publicRecordsOf = async (
  talentId: string,
  agencyId: string,
  transaction: Transaction,
): Promise<{
  readonly halves: readonly DocumentReference[];
  readonly shortlisted: readonly CastingDemo[];
}> => {
  const demos = await publicDemosOf(talentId, transaction);
  const shortlisted = await shortlistedIn(agencyId, talentId, transaction);
  return { halves: [publicHalf(talentId), ...demos], shortlisted };
};

/**
 * Shows a talent to an agency's clients, or no longer. What was rejected meanwhile has no public half, and stays withdrawn
 * from shortlists.
 */
export const showTo = (
  transaction: Transaction,
  agencyId: string,
  isShown: boolean,
  { halves, shortlisted }: Awaited<ReturnType<typeof publicRecordsOf>>,
): void => {
  const agencyIds = isShown ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  for (const half of halves) transaction.update(half, { agencyIds });
  const found = new Set(halves.map(({ id }) => id));
  for (const place of shortlisted) setWithdrawn(transaction, place, !isShown || !found.has(place.demoId));
};
