import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { DemoCache } from '@domain/demos/demos.ts';
import { testedVoiceIdOf, testedVoiceOf } from '@domain/demos/tested-voices.ts';
import { collectionOf, withoutId } from '../firestore/db.ts';
import { testersOf } from './rehearsals.ts';
import { readPublicHalf } from './talent-cache.ts';

/** Agencies whose clients find a talent's voices among those whose connection was tested: they show them, and tested it. */
export type TestingAgencies = readonly string[];

export const testedVoices = () => collectionOf('testedVoices');

const copy = (agencyId: string, demoId: string): DocumentReference =>
  testedVoices().doc(testedVoiceIdOf(agencyId, demoId));

export const testingAgenciesOf = async (
  talentId: string,
  transaction: Transaction,
): Promise<TestingAgencies> => {
  const testers = await testersOf(talentId, transaction);
  const half = testers.length > 0 ? await readPublicHalf(talentId, transaction) : undefined;
  return (half?.agencyIds ?? []).filter((agencyId) => testers.includes(agencyId));
};

/** Has these agencies' clients find a public half among those tested, as it is now. */
export const copyTested = (transaction: Transaction, testing: TestingAgencies, half: DemoCache): void => {
  for (const agencyId of testing)
    transaction.set(copy(agencyId, half.id), withoutId(testedVoiceOf(agencyId, half)));
};

/**
 * Changes the copies with their public half. One that is missing is left so that no search finds it, as it lacks its place
 * among the newest, until it is mended: that keeps nobody from changing what it is a copy of.
 */
export const changeTested = (
  transaction: Transaction,
  testing: TestingAgencies,
  demoId: string,
  change: Partial<DemoCache>,
): void => {
  for (const agencyId of testing)
    transaction.set(copy(agencyId, demoId), change, { mergeFields: Object.keys(change) });
};

/** Of the tested ones these agencies' clients find this demo no longer; where they never did, that is no error. */
export const dropTested = (transaction: Transaction, agencyIds: readonly string[], demoId: string): void => {
  for (const agencyId of agencyIds) transaction.delete(copy(agencyId, demoId));
};

/** What an agency's own check of a talent, or its wish to show them or not, means for the copies of what clients find. */
export const updateTestedCopies = (
  transaction: Transaction,
  agencyId: string,
  testers: readonly string[],
  halves: readonly DemoCache[],
): void => {
  for (const half of halves) {
    const testing = half.agencyIds.filter((id) => testers.includes(id));
    changeTested(
      transaction,
      testing.filter((other) => other !== agencyId),
      half.id,
      { agencyIds: half.agencyIds },
    );
    if (testing.includes(agencyId)) copyTested(transaction, [agencyId], half);
    else dropTested(transaction, [agencyId], half.id);
  }
};
