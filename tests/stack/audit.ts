import { Timestamp } from 'firebase-admin/firestore';
import { AUDIT_KEPT_MS, type AuditRecord } from '@domain/audit/audit.ts';
import { firestore } from './admin.ts';

/** An audit record as a change writes it; `second` counts from the start of the year. */
export const makeAuditRecord = (
  agencyId: string,
  second: number,
  more: Partial<AuditRecord> = {},
): Omit<AuditRecord, 'id'> => {
  const moment = Timestamp.fromMillis(Date.parse('2026-01-01T00:00:00Z') + second * 1000);

  return {
    agencyId,
    by: 'another-person',
    as: null,
    onBehalfOf: null,
    action: 'projects.update',
    subject: `projects/of-${agencyId}`,
    before: { name: `Old ${second}` },
    after: { name: `New ${second}` },
    at: moment,
    expiresAt: Timestamp.fromMillis(moment.toMillis() + AUDIT_KEPT_MS),
    seq: null,
    ...more,
  };
};

/** Stores audit records of an agency, numbered from 1 by second. */
export const plantAudit = async (agencyId: string, records: readonly object[]): Promise<void> => {
  const batch = firestore().batch();
  records.forEach((record, index) => {
    batch.set(firestore().doc(`audit/${agencyId}-${index + 1}`), record);
  });
  await batch.commit();
};

/** Returns the audit entry of a record, or of one action on it. */
export const findAuditEntry = (subject: string, action?: string) => {
  const records = firestore().collection('audit').where('subject', '==', subject);
  return (action === undefined ? records : records.where('action', '==', action)).get();
};
