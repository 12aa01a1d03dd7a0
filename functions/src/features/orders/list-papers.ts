import { ORDERS_PAGE, toPaperRow } from '@domain/orders/order-list.ts';
import { encodeCursor, parseDayStart } from '../../platform/firestore/cursor.ts';
import { getAgency } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import type { Operation } from '../../work/operation.ts';
import { findPapers } from '../../work/collections/invoices.ts';

/** Returns invoices and credit notes, last issued first: the chosen agency's, or a client's company's. */
export const listPapers: Operation<'orders.documents'> = async ({
  caller,
  query: { cursor, from, through },
}) => {
  const agencyId = getAgency(caller);
  const owner = { agencyIds: [agencyId], companyId: toCompanyFilter(caller, agencyId) };
  const found = await findPapers({ ...owner, from, through }, parseDayStart(cursor), ORDERS_PAGE);
  const items = found.map(toPaperRow);
  const last = found.at(-1);
  if (!last || found.length < ORDERS_PAGE) return { items };
  return { items, cursor: encodeCursor(last.issuedOn, last.id) };
};
