import { FieldValue, Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '@domain/audit/actions.ts';
import { AUDIT_KEPT_MS, type AuditRecord } from '@domain/audit/audit.ts';
import type { Caller } from '../access/caller.ts';
import { collectionOf } from '../firestore/db.ts';

/** What was recorded, to be searched. */
export const auditRecords = (): CollectionReference => collectionOf('audit');

/** Who changed something: somebody signed in or a program by its key, the holder of the mailed link to one record, or the platform itself. */
export type Author =
  Pick<Caller, 'uid' | 'realUid' | 'apiKey'> | { readonly link: string } | { readonly platform: string };

interface AuditEntry {
  /** The agency whose admins read the record; null: nobody's. */
  readonly agencyId: string | null;
  /** What was done. */
  readonly action: AuditAction;
  /** Path of the record. */
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Uid of the talent on whose behalf their agency did it; absent or null: nobody's. */
  readonly onBehalfOf?: string | null;
}

interface Signature {
  /** Uid of whoever really acted, `link:{record}` for somebody who came by a mailed link, `platform:{part}` for us, `key:{id}` for a program. */
  readonly by: string;
  /** What the key of a program was called then; absent: no key was used. */
  readonly byKey?: string;
  /** Uid of the account an admin acted as; null when everybody was themselves. */
  readonly as: string | null;
}

const signatureOf = (author: Author): Signature => {
  if ('link' in author) return { by: `link:${author.link}`, as: null };
  if ('platform' in author) return { by: `platform:${author.platform}`, as: null };
  const { uid, realUid, apiKey } = author;
  return { by: realUid, as: realUid === uid ? null : uid, ...(apiKey ? { byKey: apiKey.name } : {}) };
};

/** A record belongs to one agency: which others have to do with the same person is not its admins' to know. */
const ofOneAgency = (value: object | null): object | null => {
  if (!value || !('agencyIds' in value)) return value;
  const { agencyIds: _others, ...rest } = value;
  return rest;
};

/**
 * Writes who changed what into the same transaction as the change, so that neither exists without the other. It takes
 * the session and not a uid: an admin who acts as somebody else cannot be taken for that person. It is sealed soon after
 * (`scheduled/seal-audit.ts`): changes made at once would wait for one another at the end of a chain.
 */
export const recordAudit = (transaction: Transaction, author: Author, entry: AuditEntry): void => {
  const at = Timestamp.now();
  transaction.create(auditRecords().doc(), {
    ...signatureOf(author),
    onBehalfOf: null,
    ...entry,
    before: ofOneAgency(entry.before),
    after: ofOneAgency(entry.after),
    at,
    seq: null,
    expiresAt: Timestamp.fromMillis(at.toMillis() + AUDIT_KEPT_MS),
  });
};

/**
 * What a record becomes when somebody's data is taken out of its values: those that are left, and when that was. Without
 * its salt, what it was sealed with says nothing of the values that there were, and the chain still holds. A record may be
 * sealed between its reading and this, so the salt goes whether or not there was one.
 */
export const erasedIn = (rest: Pick<AuditRecord, 'before' | 'after'>): Readonly<Record<string, unknown>> => ({
  ...rest,
  erasedAt: Timestamp.now(),
  'seal.salt': FieldValue.delete(),
});
