import { Timestamp } from 'firebase-admin/firestore';
import type { Match } from '@domain/payouts/match.ts';
import type { BankEntry, EntryState, PayoutItem } from '@domain/payouts/payouts.ts';
import type { StatementEntry } from '@domain/payouts/statement.ts';
import { itemTransitions, runTransitions } from '@domain/payouts/transitions.ts';
import { findRefusal } from '@domain/transitions.ts';
import { bankEntries } from '../../work/collections/bank-entries.ts';
import { payoutItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import type { Work } from '../../work/unit/work.ts';
import { payItems, returnItem, type ItemPayment } from './settle-items.ts';

type IdentifiedEntry = StatementEntry & { readonly id: string };
type NewState = Exclude<EntryState, 'dismissed'>;

/** Returns the items that entries name exactly, unless their state refuses what the entry reports. */
const readNamedItems = async (
  work: Work,
  matches: readonly { readonly entry: IdentifiedEntry; readonly match: Match }[],
): Promise<ReadonlyMap<string, PayoutItem>> => {
  const named = matches.flatMap(({ entry, match }) =>
    match.kind === 'exact' && 'endToEndId' in match ? [{ entry, itemId: match.endToEndId }] : [],
  );
  const items = await work.readAll(payoutItems, [...new Set(named.map(({ itemId }) => itemId))]);
  const runs = await work.readAll(payoutRuns, [...new Set(items.map(({ runId }) => runId))]);

  const itemById = new Map(items.map((item) => [item.id, item]));
  const runById = new Map(runs.map((run) => [run.id, run]));

  return new Map(
    named.flatMap(({ entry, itemId }) => {
      const item = itemById.get(itemId);
      const run = runById.get(item?.runId ?? '');
      if (!item || !run || findRefusal(runTransitions.settle, run.state)) return [];
      const change = entry.direction === 'out' ? itemTransitions.pay : itemTransitions.return;
      return findRefusal(change, item.state) ? [] : [[entry.id, item] as const];
    }),
  );
};

/** Stores new entries of a statement, and pays or returns the transfers that they name exactly. Returns their states. */
export const storeEntries = async (
  work: Work,
  { agencyId, currency }: Pick<BankEntry, 'agencyId' | 'currency'>,
  entries: readonly IdentifiedEntry[],
  match: (entry: StatementEntry) => Match,
): Promise<readonly NewState[]> => {
  const stored = await work.readAll(
    bankEntries,
    entries.map(({ id }) => id),
  );
  const knownIds = new Set(stored.map(({ id }) => id));
  const matches = entries
    .filter(({ id }) => !knownIds.has(id))
    .map((entry) => ({ entry, match: match(entry) }));
  if (matches.length === 0) return [];

  const items = await readNamedItems(work, matches);
  const payments: ItemPayment[] = [];
  const returned: PayoutItem[] = [];
  const states = matches.map(({ entry, match: found }): NewState => {
    const { id, reference, bookedOn, direction, amount, name, text } = entry;
    const item = items.get(id);
    const state = item ? 'settled' : found.kind === 'unknown' ? 'unknown' : 'suggested';
    if (item && direction === 'out') payments.push({ item, paidOn: bookedOn });
    else if (item) returned.push(item);

    work.create(bankEntries, {
      id,
      agencyId,
      reference,
      bookedOn,
      direction,
      amount,
      currency,
      name,
      text,
      state,
      itemId: 'endToEndId' in found ? found.endToEndId : null,
      orderId: 'orderId' in found ? found.orderId : null,
      importedAt: Timestamp.now(),
    });
    return state;
  });

  await payItems(work, payments);
  for (const item of returned) await returnItem(work, item);
  work.audit({ subject: `payoutAccounts/${agencyId}`, agencyId }, null, {
    entries: states.length,
    settled: states.filter((state) => state === 'settled').length,
  });

  return states;
};
