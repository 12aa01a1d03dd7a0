import { AppError } from '../../platform/errors/app-error.ts';
import { encodeCursor, parseDayStart } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgency } from '../../work/access/caller.ts';
import { bankEntries, findBankEntries } from '../../work/collections/bank-entries.ts';
import { payoutItems } from '../../work/collections/payout-items.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';
import { payItems, returnItem } from './settle-items.ts';

const PAGE = 100;

export const listBankEntries: Operation<'payouts.bankEntries'> = async ({
  caller,
  query: { cursor, state },
}) => {
  const found = await findBankEntries({ agencyId: getAgency(caller), state }, parseDayStart(cursor), PAGE);
  const items = found.map((entry) => serialise(entry));
  const last = found.at(-1);
  return last && found.length === PAGE ? { items, cursor: encodeCursor(last.bookedOn, last.id) } : { items };
};

/** Confirms a suggested match, which pays or returns its transfer, or dismisses it. 409 for an entry that isn't suggested. */
export const confirmSuggestion = operation(
  'payouts.confirmSuggestion',
  { record: bankEntries, facts: ['state', 'amount', 'currency'] },
  async ({ work, params: { id }, body: { isAccepted } }) => {
    const entry = await work.get(bankEntries, id);
    const state = isAccepted ? 'settled' : 'dismissed';
    if (entry.state === state) return serialise(entry);
    if (entry.state !== 'suggested') throw new AppError(409, 'record.stale');

    if (isAccepted && entry.itemId !== null) {
      const item = await work.get(payoutItems, entry.itemId);
      if (entry.direction === 'out') await payItems(work, [{ item, paidOn: entry.bookedOn }]);
      else await returnItem(work, item);
    }

    return serialise(work.update(entry, { state }));
  },
);
