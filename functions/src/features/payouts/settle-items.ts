import { Timestamp } from 'firebase-admin/firestore';
import { addSums, getPaidSums, NO_SUMS, settleByPayment, type Earning } from '@domain/orders/earnings.ts';
import type { PayoutItem, PayoutRun } from '@domain/payouts/payouts.ts';
import { itemTransitions, runTransitions } from '@domain/payouts/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { queueRemittance } from '../../outgoing/mail/queue-remittance.ts';
import { agencies } from '../../work/collections/agencies.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { earnings } from '../../work/collections/earnings.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { readTalents } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Items of one transaction. */
export const ITEMS_PER_STEP = 100;

export interface ItemPayment {
  readonly item: PayoutItem;
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
}

/** Adds amounts to what was paid of earnings, with an audit entry each; a negative amount was returned. */
const recordPaid = (
  work: Work,
  stored: ReadonlyMap<string, Earning>,
  item: PayoutItem,
  paidOn: string | null,
): readonly Earning[] =>
  item.earnings.flatMap(({ id, ...sums }) => {
    const earning = stored.get(id);
    if (!earning) return [];
    const { paid: before = 0 } = earning;
    const paidSums = addSums(getPaidSums(earning), sums, paidOn === null ? -1 : 1);
    const { net: paid } = paidSums;

    const lastPaidOn = paidOn ?? (paid > 0 ? (earning.paidOn ?? null) : null);

    const { billedSums = NO_SUMS } = earning;
    const billed = item.isSelfBilled
      ? { billedSums: addSums(billedSums, sums, paidOn === null ? 1 : -1) }
      : {};

    const changed = settleByPayment({
      ...earning,
      ...billed,
      paid,
      paidSums,
      paidOn: lastPaidOn,
      updatedAt: Timestamp.now(),
    });
    work.set(earnings, changed);
    work.audit(
      { subject: `earnings/${id}`, agencyId: item.agencyId },
      { state: earning.state, paid: before, paidOn: earning.paidOn ?? null },
      { state: changed.state, paid, paidOn: lastPaidOn, currency: changed.currency },
    );
    return [changed];
  });

const readEarnings = async (
  work: Work,
  items: readonly PayoutItem[],
): Promise<ReadonlyMap<string, Earning>> => {
  const ids = items.flatMap((item) => item.earnings.map(({ id }) => id));
  return new Map((await work.readAll(earnings, ids)).map((earning) => [earning.id, earning]));
};

/** Releases earnings from a run; those with a reason, whose paper was rejected, stay held. */
const release = async (work: Work, items: readonly PayoutItem[]): Promise<void> => {
  const ids = items.flatMap((item) => item.earnings.map(({ id }) => id));
  for (const lock of await work.readAll(earningLocks, ids))
    if (lock.reason === '') work.delete(lock);
    else work.update(lock, { runId: null });
};

const closeItem = (work: Work, run: PayoutRun): PayoutRun => {
  const open = run.open - 1;
  return work.update(run, { open, state: open === 0 ? 'settled' : run.state });
};

/** Marks transfers as paid, with their earnings, and notifies their talents by email. Paid ones stay. */
export const payItems = async (work: Work, payments: readonly ItemPayment[]): Promise<void> => {
  const open = payments.filter(({ item }) => !isDone(itemTransitions.pay, item.state));
  const items = open.map(({ item }) => item);
  const agencyIds = [...new Set(items.map(({ agencyId }) => agencyId))];
  const [runs, stored, talents, agencyRecords] = await Promise.all([
    work.readAll(payoutRuns, [...new Set(items.map(({ runId }) => runId))]),
    readEarnings(work, items),
    readTalents([...new Set(items.map(({ talentId }) => talentId))], work),
    work.readAll(agencies, agencyIds),
  ]);

  await release(work, items);
  for (const run of runs) requireState(runTransitions.settle, run.state);
  for (const item of items) requireState(itemTransitions.pay, item.state);

  const currentRuns = new Map(runs.map((run) => [run.id, run]));
  const agencyNames = new Map(agencyRecords.map(({ id, publicName }) => [id, publicName]));
  const talentById = new Map(talents.map((talent) => [talent.id, talent]));
  for (const { item, paidOn } of open) {
    const run = currentRuns.get(item.runId);
    if (!run) continue;
    const paid = recordPaid(work, stored, item, paidOn);

    work.update(item, { state: 'paid', paidOn, account: null });
    currentRuns.set(run.id, closeItem(work, run));
    const talent = talentById.get(item.talentId);
    if (!talent) continue;
    const projectNames = new Map(paid.map((earning) => [earning.id, earning.projectName]));
    queueRemittance(work, talent, {
      item,
      agencyName: agencyNames.get(item.agencyId) ?? '',
      paidOn,
      projectNames,
    });
  }
};

/** Records that the bank returned a transfer: its earnings are payable again. A returned one stays. */
export const returnItem = async (work: Work, item: PayoutItem): Promise<void> => {
  requireState(itemTransitions.return, item.state);
  if (isDone(itemTransitions.return, item.state)) return;

  const [run, stored] = await Promise.all([work.get(payoutRuns, item.runId), readEarnings(work, [item])]);
  requireState(runTransitions.settle, run.state);
  if (item.state === 'paid') recordPaid(work, stored, item, null);
  else {
    await release(work, [item]);
    closeItem(work, run);
  }

  work.update(item, { state: 'returned', paidOn: null, account: null });
  work.audit(
    { subject: `payoutItems/${item.id}`, agencyId: item.agencyId },
    { state: item.state },
    { state: 'returned', net: item.net, currency: item.currency },
    { action: 'payouts.returnItem' },
  );
};
