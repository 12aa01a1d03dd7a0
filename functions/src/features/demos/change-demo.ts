import type { Transaction } from 'firebase-admin/firestore';
import { principalsOf, type PrincipalWish } from '@domain/demos/principal.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { openTicketsOf } from '../../records/curation-tickets.ts';
import { updatePublicDemo } from '../../records/demo-cache.ts';
import { demosOfTalent, updateDemo } from '../../records/demos.ts';
import { readyRoster, type RosterChange } from '../../records/roster.ts';
import { readTalent } from '../../records/talents.ts';
import { placeOnTicket, type DemoChange } from '../../records/ticket-demos.ts';

/** All that a change of one of a talent's demos looks at: what stands beside it, and where it may wait. */
export interface Surroundings {
  readonly demos: readonly Demo[];
  readonly tickets: readonly CurationTicket[];
  /** Writes the talent's places in rosters, which count the demos; none of somebody whose record is gone. */
  readonly writeEntries: ((change: RosterChange) => void) | undefined;
}

export const surroundingsOf = async (talentId: string, transaction: Transaction): Promise<Surroundings> => {
  const demos = await demosOfTalent(talentId, transaction);
  const tickets = await openTicketsOf(demos, transaction);
  const talent = await readTalent(talentId, transaction);
  return { demos, tickets, writeEntries: talent && (await readyRoster(talent, transaction)) };
};

/** Has the others say that they stand for their category, or no longer do. */
const settleOthers = (
  transaction: Transaction,
  others: readonly Demo[],
  principals: ReadonlySet<string>,
): void => {
  for (const { id, approved, principalInCategory } of others) {
    const isPrincipal = principals.has(id);
    if (isPrincipal === principalInCategory) continue;
    updateDemo(transaction, id, { principalInCategory: isPrincipal });
    if (approved) updatePublicDemo(transaction, id, { principalInCategory: isPrincipal });
  }
};

/**
 * Writes what a change of one demo means for the talent's others and for their tickets, and answers the demo as it is to
 * be written: on its ticket, and standing for its category or not. Everything is read by then.
 */
export const settle = (
  transaction: Transaction,
  { demos, tickets, writeEntries }: Surroundings,
  { before, after }: DemoChange,
  wish?: PrincipalWish,
): Demo | undefined => {
  const id = after?.id ?? before?.id;
  const others = demos.filter((demo) => demo.id !== id);
  const principals = principalsOf(after ? [...others, after] : others, wish);
  settleOthers(transaction, others, principals);
  writeEntries?.({ demos: after ? [...others, after] : others });
  const placed = placeOnTicket(transaction, tickets, { before, after });
  return placed && { ...placed, principalInCategory: principals.has(placed.id) };
};
