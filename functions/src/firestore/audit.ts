import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from './db.ts';

interface AuditEntry {
  readonly agencyId: string;
  /** Uid of the caller, or `link:{record}` for somebody who came by a mailed link. */
  readonly by: string;
  /** What was done, as `area.verb`. */
  readonly action: string;
  /** Path of the record. */
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** Writes who changed what into the same transaction as the change, so that neither exists without the other. */
export const recordAudit = (transaction: Transaction, entry: AuditEntry): void => {
  transaction.create(db().collection('audit').doc(), { ...entry, at: Timestamp.now() });
};
