import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../access/caller.ts';
import { collectionOf } from '../firestore/db.ts';

/** How long a record of the audit is kept: as long as claims about it can be made, ten years. In milliseconds. */
const KEEP_MS = 3653 * 24 * 60 * 60 * 1000;

/** What was recorded, to be searched. */
export const auditRecords = (): CollectionReference => collectionOf('audit');

/** Who changed something: somebody signed in or a program by its key, the holder of the mailed link to one record, or the platform itself. */
export type Author =
  Pick<Caller, 'uid' | 'realUid' | 'apiKey'> | { readonly link: string } | { readonly platform: string };

interface AuditEntry {
  /** The agency whose admins read the record; null: nobody's. */
  readonly agencyId: string | null;
  /** What was done, as `area.verb`. */
  readonly action: string;
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

/**
 * Writes who changed what into the same transaction as the change, so that neither exists without the other. It takes
 * the session and not a uid: an admin who acts as somebody else cannot be taken for that person.
 */
export const recordAudit = (transaction: Transaction, author: Author, entry: AuditEntry): void => {
  const at = Timestamp.now();
  transaction.create(auditRecords().doc(), {
    ...signatureOf(author),
    onBehalfOf: null,
    ...entry,
    at,
    expiresAt: Timestamp.fromMillis(at.toMillis() + KEEP_MS),
  });
};
