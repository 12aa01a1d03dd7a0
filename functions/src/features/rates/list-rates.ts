import type { RosterEntry } from '@domain/roster/roster.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findCurrency } from '../../work/collections/agencies.ts';
import { findEntries } from '../../work/collections/roster-lists.ts';
import { readRatesByTalent } from '../../work/collections/talent-rates.ts';
import { toRatesPage } from './show-rates.ts';

/** Maximum length of a name in a cursor, more than any id has. */
const NAME_MAX = 200;

/** Returns the id of the entry before a page. A cursor omits the agency, so it always refers to the caller's own list. */
const getPosition = (cursor: string, agencyId: string): string => {
  const { keys, id } = decodeCursor(cursor);
  const [name] = keys;
  if (typeof name !== 'string' || name.includes('/') || name.length > NAME_MAX)
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return `${agencyId}!${name}!${id}`;
};

const getCursor = ({ id, agencyId, talentId }: RosterEntry): string =>
  encodeCursor(id.slice(agencyId.length + 1, -talentId.length - 1), talentId);

/** Returns rates of the agency's talents, sorted by name; two reads per row. */
export const listRates: Operation<'talents.listRates'> = async ({ caller, query: { cursor, pageSize } }) => {
  const agencyId = getAgency(caller);
  const after = cursor === undefined ? undefined : getPosition(cursor, agencyId);
  const start = after === undefined ? { skipped: 0 } : { after };
  const entries = await findEntries(agencyId, {}, start, pageSize);
  const [rates, currency] = await Promise.all([
    readRatesByTalent(entries.map(({ talentId }) => talentId)),
    findCurrency(agencyId),
  ]);
  const items = entries.map(({ talentId, fullName, publicName }) => ({
    id: talentId,
    fullName,
    publicName,
    rates: toRatesPage(rates.get(talentId), currency),
  }));
  const last = entries.at(-1);

  return last && entries.length === pageSize ? { items, cursor: getCursor(last) } : { items };
};
