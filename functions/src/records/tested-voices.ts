import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { DemoCache } from '@domain/demos/demos.ts';
import { toTestedVoiceId, toTestedVoice } from '@domain/demos/tested-voices.ts';
import { collectionRef, withoutId } from '../firestore/db.ts';
import { findTesters } from './rehearsals.ts';
import { readPublicHalf } from './talent-cache.ts';

/** Agencies whose clients find a talent among tested voices: they show them and tested the connection. */
export type TestingAgencies = readonly string[];

export const testedVoices = () => collectionRef('testedVoices');

const copy = (agencyId: string, demoId: string): DocumentReference =>
  testedVoices().doc(toTestedVoiceId(agencyId, demoId));

export const findTestingAgencies = async (
  talentId: string,
  transaction: Transaction,
): Promise<TestingAgencies> => {
  const testers = await findTesters(talentId, transaction);
  const half = testers.length > 0 ? await readPublicHalf(talentId, transaction) : undefined;
  return (half?.agencyIds ?? []).filter((agencyId) => testers.includes(agencyId));
};

export const copyTested = (transaction: Transaction, testing: TestingAgencies, half: DemoCache): void => {
  for (const agencyId of testing)
    transaction.set(copy(agencyId, half.id), withoutId(toTestedVoice(agencyId, half)));
};

/** Updates the copies with their public half. A missing copy stays unsearchable, lacking its sort position, until repaired, which doesn't block the change. */
export const changeTested = (
  transaction: Transaction,
  testing: TestingAgencies,
  demoId: string,
  change: Partial<DemoCache>,
): void => {
  for (const agencyId of testing)
    transaction.set(copy(agencyId, demoId), change, { mergeFields: Object.keys(change) });
};

/** Removes a demo from these agencies' tested voices; idempotent. */
export const dropTested = (transaction: Transaction, agencyIds: readonly string[], demoId: string): void => {
  for (const agencyId of agencyIds) transaction.delete(copy(agencyId, demoId));
};

/** Updates the copies after an agency tests, shows or hides a talent. */
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
