import type { OwnedRecord } from '@domain/access/access.policy.ts';
import type { AuditAction } from '@domain/audit/actions.ts';
import type { Caller } from '../access/caller.ts';
import { requireAccessible } from '../access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Collection, Identified } from '../../platform/firestore/collection.ts';
import type { WriteBuffer } from '../../platform/firestore/write-buffer.ts';
import { recordAudit, type Author } from './audit.ts';
import { getAuditAgency, toEntry, type Audited, type Entry } from './audit-changes.ts';
import { trackRecords, type Records } from './records.ts';

type Subject = Identified | Pick<Entry, 'subject' | 'agencyId'>;
type Details = Partial<Pick<Entry, 'action' | 'agencyId' | 'onBehalfOf' | 'by'>>;

/** One unit of work: records to read and change, and their audit. */
export interface Work extends Records {
  /** Returns a record that the caller may access; 404 for any other, with the collection's code. */
  readonly get: <Stored extends Identified & OwnedRecord>(
    from: Collection<Stored>,
    id: string,
  ) => Promise<Stored>;
  /** Returns the value of the unit's first attempt in each further attempt, such as a new id. */
  readonly once: <Value>(make: () => Value) => Value;
  /** Adds an audit entry that isn't the plain change of a record: of a record that this unit returned, or of any subject. */
  readonly audit: (subject: Subject, before: object | null, after: object | null, details?: Details) => void;
}

/** The author of a unit's changes: a caller, the holder of a mailed link, or the platform. */
export type UnitAuthor = Caller | Exclude<Author, Pick<Caller, 'uid'>>;

/** Whose unit it is, and how its changes are audited. */
export interface Unit<Stored extends Identified = never> {
  readonly getAuthor: () => UnitAuthor;
  /** Null: its changes need no audit entry. */
  readonly action: AuditAction | null;
  readonly audited?: Audited<Stored> | undefined;
}

/** Returns `once` for one attempt; `made` holds the values of all attempts, in order. */
const createOnce = (made: unknown[]): Work['once'] => {
  let next = 0;
  return <Value>(make: () => Value): Value => {
    if (next === made.length) made.push(make());
    return made[next++] as Value;
  };
};

/** Returns the work of one attempt of a unit; `complete` adds its audit entries, and fails when its changes have none. */
export const createWork = <Stored extends Identified>(
  buffer: WriteBuffer,
  { getAuthor, action, audited }: Unit<Stored>,
  made: unknown[],
): { readonly work: Work; readonly complete: () => void } => {
  const getCaller = (): Caller => {
    const author = getAuthor();
    if (!('uid' in author)) throw new AppError(401, 'auth.missing');
    return author;
  };

  const { records, refOf, touchedIn } = trackRecords(buffer);
  const explicit: Entry[] = [];

  const audit: Work['audit'] = (subject, before, after, details) => {
    const named = 'subject' in subject ? subject : { agencyId: undefined, subject: refOf(subject).path };
    const entry = { ...named, ...details };
    // The holder of a link is no caller, so the operation names the agency.
    const agencyId = entry.agencyId === undefined ? getAuditAgency(getCaller, subject) : entry.agencyId;
    explicit.push({ ...entry, agencyId, before, after });
  };

  const complete = (): void => {
    const computed = audited
      ? touchedIn(audited.record).map((touched) => toEntry(touched, audited, getCaller))
      : [];
    const entries = [...computed, ...explicit];
    if (action !== null && entries.length === 0 && buffer.writes.length > 0)
      throw new Error(`${action} changes records without an audit entry`);

    for (const { by = getAuthor(), ...entry } of entries) {
      const named = entry.action ?? action;
      if (named === null) throw new Error(`The audit entry of ${entry.subject} has no action`);
      recordAudit(buffer.transaction, by, { ...entry, action: named });
    }
  };

  const get: Work['get'] = async (from, id) =>
    requireAccessible(getCaller(), from.name, await records.read(from, id));

  return { work: { ...records, get, audit, once: createOnce(made) }, complete };
};
