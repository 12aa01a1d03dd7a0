import { mayRead } from '@domain/access/access.policy.ts';
import type { ListedRateCard } from '@domain/rates/rates.ts';
import { parseClientsStart } from '../../auth/access/client-cursor.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { encodeCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findEntries } from '../../work/collections/roster-lists.ts';
import { readAgencyRateCards } from '../../work/collections/talent-rates.ts';

/** Returns session fees of the agency's talents who aren't blocked, for a client with access; two reads per row. */
export const listRateCards: Operation<'talents.listRateCards'> = async ({
  caller,
  query: { cursor, pageSize },
}) => {
  const agencyId = getAgency(caller);
  if (!mayRead(caller, 'talentRateCards', { id: agencyId, agencyId }))
    throw new AppError(403, 'auth.forbidden');

  const start = await parseClientsStart(agencyId, cursor);
  const entries = await findEntries(agencyId, { status: ['active'] }, start, pageSize);
  // The card instead of the entry: it holds what the agency shows clients.
  const cards = await readAgencyRateCards(
    agencyId,
    entries.map(({ talentId }) => talentId),
  );
  const items = entries.map(({ talentId, publicName, languages }): ListedRateCard => {
    const { currency, sessionFee } = cards.get(talentId) ?? { currency: null, sessionFee: null };
    return { id: talentId, publicName, languages, currency, sessionFee };
  });
  const last = items.at(-1);

  return last && items.length === pageSize ? { items, cursor: encodeCursor(last.id) } : { items };
};
