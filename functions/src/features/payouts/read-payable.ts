import type { PayeeDetails } from '@domain/payouts/payee.ts';
import { computePayoutRows } from '@domain/payouts/payout-rows.ts';
import { holdsOn } from '@domain/selfBilling/agreements.ts';
import { EARNINGS_MAX, type PayoutRow } from '@domain/payouts/payouts.ts';
import { findLocks } from '../../work/collections/earning-locks.ts';
import { findDueEarnings, findOverpaidEarnings } from '../../work/collections/earnings.ts';
import { findAcceptedAgreements } from '../../work/collections/self-billing-agreements.ts';
import { talentInvoices } from '../../work/collections/talent-invoices.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';
import { readPayees, toPayable } from './payees.ts';
import { readInvoiceRows } from './selfBilling/read-invoice-rows.ts';

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
  const invoiceIds = found.flatMap(({ invoiceId }) => invoiceId ?? []);
  const [payees, talents, agreements, invoices] = await Promise.all([
    readPayees(talentIds, work),
    readTalentsInOrder(talentIds),
    findAcceptedAgreements(agencyId),
    talentInvoices.getAll([...new Set(invoiceIds)]).then(readInvoiceRows),
  ]);
  const inForce = agreements.filter((agreement) => holdsOn(agreement, day));
  const selfBilled = new Set(inForce.map(({ talentId }) => talentId));
  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));
  const earnings = found.map(toPayable);
  const facts = { payees, selfBilled, invoices };

  return { rows: computePayoutRows({ ...facts, earnings, locks, names, day, now: Date.now() }), payees };
};
