import type { Timestamp } from 'firebase-admin/firestore';
import { agencyOf } from '../../access/caller.ts';
import { companyFilterOf } from '../../access/company-filter.ts';
import { encodeCursor, startOf } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findCastings } from '../../records/castings.ts';

/** Castings of a page. */
const PAGE = 25;

/**
 * Castings, newest first: a client's those of their company, staff's those of the chosen agency. Those of deleted projects
 * are left out, so that a page may be shorter than others and still not be the last.
 */
export const listCastings: Operation<'castings.list'> = async ({ caller, query: { cursor, projectId } }) => {
  const filters = { agencyId: agencyOf(caller), companyId: companyFilterOf(caller), projectId };
  const found = await findCastings(filters, startOf(cursor), PAGE);
  const items = found.filter(({ isDeleted }) => isDeleted !== true).map(serialised);
  const last = found.at(-1);
  if (!last || found.length < PAGE) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
