import type { AuditAction } from '@domain/audit/actions.ts';
import type { Caller } from '../access/caller.ts';
import { getAuditAgencyId } from '../access/own-agencies.ts';
import type { AuditEntry, Author } from './audit.ts';
import type { Collection, Identified } from '../../platform/firestore/collection.ts';
import type { Touched } from './records.ts';

/** The audit entry of a unit of work: by default its changed record, in that record's agency, under the endpoint's name. */
export interface Audited<Stored extends Identified> {
  /** The collection of the record that the unit changes. */
  readonly record: Collection<Stored>;
  /** The part of the record to keep. Absent: the changed fields, and all fields of a created or deleted record. */
  readonly facts?: readonly (keyof Stored & string)[] | ((record: Stored) => object);
  /** Null: no agency. */
  readonly agencyId?: null;
  /** Returns the talent for whom the caller made the change; null: for none. */
  readonly onBehalfOf?: (record: Stored, caller: Caller) => string | null;
}

/** An audit entry, ready but for the action that the endpoint names. */
export type Entry = Omit<AuditEntry, 'action'> & { readonly action?: AuditAction; readonly by?: Author };

const pick = (record: object, names: readonly string[]): object => {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]));
};

/** Returns the agency of a record for the audit; one of the caller's for a shared record. */
export const getAuditAgency = (getCaller: () => Caller, record: object): string | null => {
  if ('agencyId' in record) return typeof record.agencyId === 'string' ? record.agencyId : null;
  if ('agencyIds' in record) return getAuditAgencyId(getCaller(), record.agencyIds as readonly string[]);
  return null;
};

const getFacts = <Stored extends Identified>(
  record: Stored | null,
  facts: Audited<Stored>['facts'],
  changed: Touched['changed'],
): object | null => {
  if (record === null) return null;
  if (typeof facts === 'function') return facts(record);
  const names = facts ?? changed;
  return names ? pick(record, names) : record;
};

export const toEntry = <Stored extends Identified>(
  touched: Touched<Stored>,
  { facts, agencyId, onBehalfOf }: Audited<Stored>,
  getCaller: () => Caller,
): Entry => {
  const { before, after, changed, path } = touched;
  const record = after ?? before;
  if (!record) throw new Error(`The unit of work created and deleted ${path}`);

  return {
    agencyId: agencyId === null ? null : getAuditAgency(getCaller, record),
    subject: path,
    before: getFacts(before, facts, changed),
    after: getFacts(after, facts, changed),
    ...(onBehalfOf ? { onBehalfOf: onBehalfOf(record, getCaller()) } : {}),
  };
};
