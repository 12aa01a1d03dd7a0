import type { Api, EndpointName } from '@domain/api.ts';
import type { AuditAction } from '@domain/audit/actions.ts';
import type { EndpointReply } from '@domain/contract.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAudit, type Author } from './audit.ts';
import type { WriteBuffer } from '../../platform/firestore/write-buffer.ts';
import type { Identified } from '../../platform/firestore/collection.ts';
import { transactBuffered } from './transact.ts';
import type { Call, Operation } from '../operation.ts';
import { getAuditAgency, toEntry, type Audited, type Entry } from './audit-changes.ts';
import { trackRecords, type Records } from './records.ts';

type Subject = Identified | Pick<Entry, 'subject' | 'agencyId'>;
type Details = Partial<Pick<Entry, 'action' | 'agencyId' | 'onBehalfOf' | 'by'>>;

/** One unit of work: records to read and change, and their audit. */
export interface Work extends Records {
  /** Returns the value of the unit's first attempt in each further attempt, such as a new id. */
  readonly once: <Value>(make: () => Value) => Value;
  /** Adds an audit entry that isn't the plain change of a record: of a record that this unit returned, or of any subject. */
  readonly audit: (subject: Subject, before: object | null, after: object | null, details?: Details) => void;
}

/** Returns `once` for one attempt; `made` holds the values of all attempts, in order. */
const createOnce = (made: unknown[]): Work['once'] => {
  let at = 0;
  return <Value>(make: () => Value): Value => {
    if (at === made.length) made.push(make());
    return made[at++] as Value;
  };
};

/** The author of a unit's changes: a caller, the holder of a mailed link, or the platform. */
type UnitAuthor = Caller | Exclude<Author, Pick<Caller, 'uid'>>;

const createWork = <Stored extends Identified>(
  buffer: WriteBuffer,
  getAuthor: () => UnitAuthor,
  action: AuditAction,
  audited: Audited<Stored> | undefined,
  once: Work['once'],
): { readonly work: Work; readonly complete: () => void } => {
  const getCaller = (): Caller => {
    const author = getAuthor();
    if (!('uid' in author)) throw new AppError(401, 'auth.missing');
    return author;
  };

  const { records, refOf, touchedIn } = trackRecords(buffer, getCaller);
  const explicit: Entry[] = [];

  const audit: Work['audit'] = (subject, before, after, details) => {
    const given = {
      ...('subject' in subject ? subject : { agencyId: undefined, subject: refOf(subject).path }),
      ...details,
    };
    // The holder of a link is no caller, so the operation names the agency.
    const agencyId = given.agencyId === undefined ? getAuditAgency(getCaller, subject) : given.agencyId;
    explicit.push({ ...given, agencyId, before, after });
  };

  const complete = (): void => {
    const computed = audited
      ? touchedIn(audited.record).map((touched) => toEntry(touched, audited, getCaller))
      : [];
    const entries = [...computed, ...explicit];
    if (entries.length === 0 && buffer.writes.length > 0)
      throw new Error(`${action} changes records without an audit entry`);
    for (const { by, ...entry } of entries)
      recordAudit(buffer.transaction, by ?? getAuthor(), { action, ...entry });
  };

  return { work: { ...records, audit, once }, complete };
};

const runUnit = <Result, Stored extends Identified>(
  getAuthor: () => UnitAuthor,
  action: AuditAction,
  change: (work: Work) => Promise<Result>,
  audited: Audited<Stored> | undefined,
  isReply: boolean,
): Promise<Result> => {
  const made: unknown[] = [];
  return transactBuffered(async (buffer) => {
    const { work, complete } = createWork(buffer, getAuthor, action, audited, createOnce(made));
    const result = await change(work);
    complete();
    return result;
  }, isReply);
};

/** Runs one step of an operation as one transaction with its audit. `change` may run repeatedly. Fails on changed records without an audit entry. */
export const runInUnit = <Result, Stored extends Identified = never>(
  author: UnitAuthor,
  action: AuditAction,
  change: (work: Work) => Promise<Result>,
  audited?: Audited<Stored>,
): Promise<Result> => runUnit(() => author, action, change, audited, false);

export type UnitCall<Name extends EndpointName> = Call<Api[Name]> & { readonly work: Work };
type Change<Name extends EndpointName> = (call: UnitCall<Name>) => Promise<EndpointReply<Api[Name]>>;

const createOperation =
  <Name extends EndpointName, Stored extends Identified = never>(
    action: AuditAction,
    change: Change<Name>,
    audited?: Audited<Stored>,
  ) =>
  (call: Call<Api[Name]>) =>
    runUnit(
      // Endpoints of mailed links have no caller.
      () => call.caller,
      action,
      (work) => change(Object.create(call, { work: { value: work } })),
      audited,
      true,
    );

/** Endpoints named like the audit action of their change. */
type ChangingName = EndpointName & AuditAction;

interface UnitOfWork {
  <Name extends ChangingName, Stored extends Identified>(
    action: Name,
    audited: Audited<Stored>,
    change: Change<Name>,
  ): Operation<Name>;
  <Name extends ChangingName>(action: Name, change: Change<Name>): Operation<Name>;
}

/** Returns an operation that is one transaction: its changes, their audit entries and, with an idempotency key, its reply. */
export const unitOfWork: UnitOfWork = <Stored extends Identified>(
  action: ChangingName,
  ...rest: readonly [Audited<Stored>, Change<ChangingName>] | readonly [Change<ChangingName>]
) => (rest.length === 2 ? createOperation(action, rest[1], rest[0]) : createOperation(action, rest[0]));

/** Like `unitOfWork`, for an endpoint that has another name than its audit action. */
export const unitOfWorkAs = <Name extends EndpointName>(
  action: AuditAction,
  change: Change<Name>,
): ((call: Call<Api[Name]>) => Promise<EndpointReply<Api[Name]>>) => createOperation(action, change);
