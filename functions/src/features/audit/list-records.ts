import type { AuditRecord } from '@domain/audit/audit.ts';
import { getAgency } from '../../work/access/caller.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { listAudit } from '../../work/collections/audit-records.ts';
import { toAuditFilters, getPlace } from './audit-filters.ts';
import { findAuditNames } from './names.ts';
import { presentRecord } from './present-record.ts';

const PAGE = 25;

const getNextCursor = (record: AuditRecord): string => {
  const { createdAt, id } = getPlace(record);
  return encodeCursor(createdAt.seconds, createdAt.nanoseconds, id);
};

/** Returns audit records of an admin's agency, newest first. Reads its page and the names in it. */
export const listRecords: Operation<'audit.list'> = async ({
  caller,
  query: { cursor, pageSize = PAGE, ...request },
}) => {
  const found = await listAudit(toAuditFilters(caller, request), parseCursor(cursor), pageSize);
  const names = await findAuditNames(getAgency(caller), found);
  const items = found.map((record) => presentRecord(record, names));
  const last = found.at(-1);
  return last && found.length === pageSize ? { items, cursor: getNextCursor(last) } : { items };
};
