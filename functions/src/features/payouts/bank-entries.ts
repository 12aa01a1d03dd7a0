import { getPaperNumber } from '@domain/orders/invoices.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import type { BankEntry, BankEntryRow } from '@domain/payouts/payouts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { encodeCursor, parseDayStart } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgency } from '../../work/access/caller.ts';
import { bankEntries, findBankEntries } from '../../work/collections/bank-entries.ts';
import { readInvoices } from '../../work/collections/invoices.ts';
import { orders } from '../../work/collections/orders.ts';
import { payoutItems } from '../../work/collections/payout-items.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';
import { payItems, returnItem } from './settle-items.ts';

const PAGE = 100;

/** Returns entries with the invoices and talents that they name. Reads each order, invoice, item and talent once. */
const presentEntries = async (entries: readonly BankEntry[]): Promise<readonly BankEntryRow[]> => {
  const [found, items] = await Promise.all([
    orders.getAll([...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]),
    payoutItems.getAll([...new Set(entries.flatMap(({ itemId }) => itemId ?? []))]),
  ]);
  const [invoices, talents] = await Promise.all([
    readInvoices(found.flatMap(({ invoiceId }) => invoiceId ?? [])),
    readTalentsInOrder([...new Set(items.map(({ talentId }) => talentId))]),
  ]);

  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));
  const matches = new Map<string, BankEntryRow['match']>();
  for (const order of found) {
    const invoice = invoices.get(order.invoiceId ?? '');
    if (invoice) matches.set(order.id, { name: getPaperNumber(invoice), amount: openAmount(order) });
  }
  for (const { id, talentId, net } of items)
    matches.set(id, { name: names.get(talentId) ?? '', amount: net });

  return entries.map((entry) => ({
    ...serialise(entry),
    match: matches.get(entry.itemId ?? entry.orderId ?? '') ?? null,
  }));
};

export const listBankEntries: Operation<'payouts.bankEntries'> = async ({
  caller,
  query: { cursor, state },
}) => {
  const found = await findBankEntries({ agencyId: getAgency(caller), state }, parseDayStart(cursor), PAGE);
  const items = await presentEntries(found);
  const last = found.at(-1);
  return last && found.length === PAGE ? { items, cursor: encodeCursor(last.bookedOn, last.id) } : { items };
};

/** Confirms a suggested match, which pays or returns its transfer, or dismisses it or an unknown entry. 409 for any other. */
export const confirmSuggestion = operation(
  'payouts.confirmSuggestion',
  { record: bankEntries, facts: ['state', 'amount', 'currency'] },
  async ({ work, params: { id }, body: { isAccepted } }) => {
    const entry = await work.get(bankEntries, id);
    const state = isAccepted ? 'settled' : 'dismissed';
    if (entry.state === state) return serialise(entry);
    const isOpen = entry.state === 'suggested' || (entry.state === 'unknown' && !isAccepted);
    if (!isOpen) throw new AppError(409, 'record.stale');

    if (isAccepted && entry.itemId !== null) {
      const item = await work.get(payoutItems, entry.itemId);
      if (entry.direction === 'out') await payItems(work, [{ item, paidOn: entry.bookedOn }]);
      else await returnItem(work, item);
    }

    return serialise(work.update(entry, { state }));
  },
);
