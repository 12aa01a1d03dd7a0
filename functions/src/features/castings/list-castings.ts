import type { Timestamp } from 'firebase-admin/firestore';
import { getAgency } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findCastings } from '../../work/collections/castings.ts';

const PAGE = 25;

/** Returns castings, newest first: a client's company's, or the chosen agency's. Skips those of deleted projects, so a page may be short. */
export const listCastings: Operation<'castings.list'> = async ({ caller, query: { cursor, projectId } }) => {
  const agencyId = getAgency(caller);
  const filters = { agencyId, companyId: toCompanyFilter(caller, agencyId), projectId };
  const found = await findCastings(filters, parseCursor(cursor), PAGE);
  const items = found.filter(({ isDeleted }) => isDeleted !== true).map(serialise);
  const last = found.at(-1);
  if (!last || found.length < PAGE) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
