import { FieldValue, Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '@domain/audit/actions.ts';
import { AUDIT_KEPT_MS, type AuditRecord } from '@domain/audit/audit.ts';
import type { Caller } from '../access/caller.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import { maskValues } from './audited-values.ts';

export const auditRecords = (): CollectionReference => collectionRef('audit');

/** The author of a change: a signed-in user, an API key, the holder of a mailed link to a record, or the platform. */
export type Author =
  Pick<Caller, 'uid' | 'realUid' | 'apiKey'> | { readonly link: string } | { readonly platform: string };

export interface AuditEntry {
  /** The agency whose admins read it; null: none. */
  readonly agencyId: string | null;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: object | null;
  readonly after: object | null;
  /** Uid of the talent for whom their agency acted; absent or null: none. */
  readonly onBehalfOf?: string | null;
}

interface Signature {
  /** Uid of the real user, `link:{record}` for a mailed link, `platform:{part}` for the platform, `key:{id}` for an API key. */
  readonly by: string;
  /** Name of the API key at the time; absent: none. */
  readonly byKey?: string;
  /** Uid of the account acted as; null without an acting session. */
  readonly as: string | null;
}

const getSignature = (author: Author): Signature => {
  if ('link' in author) return { by: `link:${author.link}`, as: null };
  if ('platform' in author) return { by: `platform:${author.platform}`, as: null };
  const { uid, realUid, apiKey } = author;
  return { by: realUid, as: realUid === uid ? null : uid, ...(apiKey ? { byKey: apiKey.name } : {}) };
};

/** Returns whether a person acts themselves; an admin who acts as them is another person. */
export const isOwnAct = (author: Author, uid: string): boolean =>
  'realUid' in author && author.realUid === uid;

/** A record belongs to one agency: its admins may not learn which others work with the person. */
const omitAgencyIds = (value: object | null): object | null => {
  if (!value || !('agencyIds' in value)) return value;
  const { agencyIds: _others, ...rest } = value;
  return rest;
};

/**
 * Writes the audit record in the same transaction as the change. Takes the session instead of a uid, so an acting admin isn't recorded as the user.
 * Sealed later (`scheduled/seal-audit.ts`), because concurrent changes would contend for the end of a chain.
 */
export const recordAudit = (transaction: Transaction, author: Author, entry: AuditEntry): void => {
  const moment = Timestamp.now();
  transaction.create(auditRecords().doc(), {
    ...getSignature(author),
    onBehalfOf: null,
    ...entry,
    before: maskValues(entry.subject, omitAgencyIds(entry.before)),
    after: maskValues(entry.subject, omitAgencyIds(entry.after)),
    at: moment,
    seq: null,
    expiresAt: Timestamp.fromMillis(moment.toMillis() + AUDIT_KEPT_MS),
  });
};

/**
 * Returns the fields of a record after erasing a person's values. Dropping the salt makes the seal reveal nothing of the old
 * values, and the chain stays valid. The salt is always dropped, because the record may be sealed between its read and this write.
 */
export const eraseFields = (
  rest: Pick<AuditRecord, 'before' | 'after'>,
): Readonly<Record<string, unknown>> => ({
  ...rest,
  erasedAt: Timestamp.now(),
  'seal.salt': FieldValue.delete(),
});
