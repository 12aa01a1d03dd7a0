import type { PayeeDetails } from '@domain/payouts/payee.ts';
import { computePayoutRows } from '@domain/payouts/payout-rows.ts';
import { EARNINGS_MAX, type PayoutRow } from '@domain/payouts/payouts.ts';
import { findLocks } from '../../work/collections/earning-locks.ts';
import { findDueEarnings, findOverpaidEarnings } from '../../work/collections/earnings.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';
import { readPayees, toPayable } from './payees.ts';

interface Payable {
  readonly rows: readonly PayoutRow[];
  /** By talent. */
  readonly payees: ReadonlyMap<string, PayeeDetails>;
}

/** Returns who is paid on a day, and who is not. Reads each payable earning, lock, talent and account once. */
export const readPayable = async (agencyId: string, day: string, work?: Work): Promise<Payable> => {
  const [due, overpaid, locks] = await Promise.all([
    findDueEarnings(agencyId, day, EARNINGS_MAX, work),
    findOverpaidEarnings(agencyId, EARNINGS_MAX, work),
    findLocks(agencyId, work),
  ]);
  const found = [...due, ...overpaid];

  const talentIds = [...new Set(found.map(({ talentId }) => talentId))];
  const [payees, talents] = await Promise.all([readPayees(talentIds), readTalentsInOrder(talentIds)]);
  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));
  const earnings = found.map(toPayable);

  return { rows: computePayoutRows({ earnings, locks, payees, names, day, now: Date.now() }), payees };
};
