import type { RosterEntry } from '@domain/roster/roster.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { currencyOf } from '../../records/agencies.ts';
import { findEntries } from '../../records/roster-lists.ts';
import { readRatesOf } from '../../records/talent-rates.ts';
import { ratesPage } from './show-rates.ts';

/** Letters of a name as a cursor may have it, more than any entry's id does. */
const NAME_MAX = 200;

/** Behind which entry a page begins. The agency is not part of a cursor: whoever's it is, it names one's own list. */
const positionOf = (cursor: string, agencyId: string): string => {
  const { keys, id } = decodeCursor(cursor);
  const [name] = keys;
  if (typeof name !== 'string' || name.includes('/') || name.length > NAME_MAX)
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return `${agencyId}!${name}!${id}`;
};

const cursorOf = ({ id, agencyId, talentId }: RosterEntry): string =>
  encodeCursor(id.slice(agencyId.length + 1, -talentId.length - 1), talentId);

/** Rates of the agency's talents, by name; two reads a line. */
export const listRates: Operation<'talents.listRates'> = async ({ caller, query: { cursor, pageSize } }) => {
  const agencyId = agencyOf(caller);
  const after = cursor === undefined ? undefined : positionOf(cursor, agencyId);
  const start = after === undefined ? { skipped: 0 } : { after };
  const entries = await findEntries(agencyId, {}, start, pageSize);
  const [rates, currency] = await Promise.all([
    readRatesOf(entries.map(({ talentId }) => talentId)),
    currencyOf(agencyId),
  ]);
  const items = entries.map(({ talentId, fullName, publicName }) => ({
    id: talentId,
    fullName,
    publicName,
    rates: ratesPage(rates.get(talentId), currency),
  }));
  const last = entries.at(-1);
  return last && entries.length === pageSize ? { items, cursor: cursorOf(last) } : { items };
};
