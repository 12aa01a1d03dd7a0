import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findEntries } from '../../work/collections/roster-lists.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import { toRosterCursor, parseRosterCursor } from './roster-position.ts';

/** Returns records of the agency's talents, sorted by name; blocked ones are skipped. */
export const listTalents: Operation<'talents.list'> = async ({
  caller,
  query: { cursor, pageSize, nameOrEmail },
}) => {
  const agencyId = getAgency(caller);
  const start = cursor === undefined ? { skipped: 0 } : { after: parseRosterCursor(agencyId, cursor) };
  const filters = { status: ['active'], search: nameOrEmail };
  const entries = await findEntries(agencyId, filters, start, pageSize);
  const talents = await readTalentsInOrder(entries.map(({ talentId }) => talentId));
  const items = talents.map((talent) => serialise(withOwnAgencies(caller, talent)));
  const last = entries.at(-1);
  return last && entries.length === pageSize ? { items, cursor: toRosterCursor(last) } : { items };
};
