import { Timestamp } from 'firebase-admin/firestore';
import type { AuditRecord } from '@domain/audit/audit.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import type { AuditFilters } from '../../work/collections/audit-records.ts';

interface AskedRecords {
  readonly by?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const toTimestamp = (text: string | undefined): Timestamp | undefined =>
  text === undefined ? undefined : Timestamp.fromMillis(Date.parse(text));

export const toAuditFilters = (
  caller: Caller,
  { by, subject, action, from, to }: AskedRecords,
): AuditFilters => ({
  agencyId: getAgency(caller),
  by,
  subject,
  action,
  from: toTimestamp(from),
  to: toTimestamp(to),
});

export const getPlace = ({
  at,
  id,
}: AuditRecord): { readonly createdAt: Timestamp; readonly id: string } => ({
  createdAt: at instanceof Timestamp ? at : Timestamp.fromMillis(at.toMillis()),
  id,
});
