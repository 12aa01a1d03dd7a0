import { Timestamp } from 'firebase-admin/firestore';
import { AUDIT_KEPT_MS, type AuditRecord, type AuditSeal } from '@domain/audit/audit.ts';
import { auditRecords } from '../unit/audit.ts';
import type { Work } from '../unit/work.ts';

export const sealRecord = (
  work: Work,
  id: string,
  sealed: { readonly seq: number; readonly seal: AuditSeal },
): void => {
  work.transaction.update(auditRecords().doc(id), sealed);
};

/** Marks a record from before the chains as unsealed; it may lack an expiry. */
export const markToSeal = (work: Work, { id, at, expiresAt }: AuditRecord): void => {
  // A record without a time must not block the others.
  const since = (at as AuditRecord['at'] | undefined) ?? Timestamp.now();
  const expiry =
    (expiresAt as AuditRecord['expiresAt'] | undefined) ??
    Timestamp.fromMillis(since.toMillis() + AUDIT_KEPT_MS);
  work.transaction.update(auditRecords().doc(id), { seq: null, expiresAt: expiry });
};
