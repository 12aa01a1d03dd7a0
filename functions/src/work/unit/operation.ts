import type { Api, EndpointName } from '@domain/api.ts';
import type { AuditAction } from '@domain/audit/actions.ts';
import type { EndpointReply } from '@domain/contract.ts';
import type { Identified } from '../../platform/firestore/collection.ts';
import type { Call, Operation } from '../operation.ts';
import type { Audited } from './audit-changes.ts';
import { runUnit, type Change } from './transact.ts';
import type { UnitAuthor, Work } from './work.ts';

/** An operation's call, with its one unit of work. */
export type UnitCall<Name extends EndpointName> = Call<Api[Name]> & { readonly work: Work };

type OperationChange<Name extends EndpointName> = (call: UnitCall<Name>) => Promise<EndpointReply<Api[Name]>>;

/** Endpoints named like the audit action of their change. */
type ChangingName = EndpointName & AuditAction;

interface DeclareOperation {
  <Name extends ChangingName, Stored extends Identified>(
    name: Name,
    audited: Audited<Stored>,
    change: OperationChange<Name>,
  ): Operation<Name>;
  <Name extends ChangingName>(name: Name, change: OperationChange<Name>): Operation<Name>;
  /** Of an endpoint that has another name than its audit action; null: its record says who made the change and when. */
  <Name extends EndpointName>(
    name: Name,
    options: { readonly action: AuditAction | null },
    change: OperationChange<Name>,
  ): Operation<Name>;
}

type Options<Stored extends Identified> = Audited<Stored> | { readonly action: AuditAction | null };

const declareOperation =
  <Name extends EndpointName, Stored extends Identified>(
    name: Name,
    change: OperationChange<Name>,
    options?: Options<Stored>,
  ) =>
  (call: Call<Api[Name]>) => {
    const audited = options && 'record' in options ? options : undefined;
    // The overloads admit a name without an action only with the action.
    const action = options && 'action' in options ? options.action : (name as AuditAction);

    return runUnit(
      // Endpoints of mailed links have no caller.
      { getAuthor: () => call.caller, action, audited },
      (work) => change(Object.create(call, { work: { value: work } }) as UnitCall<Name>),
      true,
    );
  };

/** Returns an operation that is one transaction: its changes, their audit entries and, with an idempotency key, its reply. */
export const operation: DeclareOperation = <Name extends EndpointName, Stored extends Identified>(
  name: Name,
  ...rest: readonly [Options<Stored>, OperationChange<Name>] | readonly [OperationChange<Name>]
) => (rest.length === 2 ? declareOperation(name, rest[1], rest[0]) : declareOperation(name, rest[0]));

interface StepOptions<Stored extends Identified> {
  /** Null: the changes of this step need no audit entry, because their record says who made them and when, or nothing is changed. */
  readonly action?: AuditAction | null;
  /** Absent: the caller. */
  readonly author?: UnitAuthor;
  readonly audited?: Audited<Stored>;
}

/** Runs one step as a unit of work, whose result (plain data) a repeat gets again. `change` may run repeatedly. */
export type Step = <Result, Stored extends Identified = never>(
  change: Change<Result>,
  options: StepOptions<Stored> & { readonly action: AuditAction | null },
) => Promise<Result>;

/** A step that has the action of its operation unless it names another. */
type OwnStep = <Result, Stored extends Identified = never>(
  change: Change<Result>,
  options?: StepOptions<Stored>,
) => Promise<Result>;

const makeStep =
  (getAuthor: () => UnitAuthor, action: AuditAction | null): OwnStep =>
  (change, { author, audited, ...options } = {}) =>
    runUnit(
      {
        getAuthor: author ? () => author : getAuthor,
        action: options.action === undefined ? action : options.action,
        audited,
      },
      change,
    );

/** Returns the steps of what is no operation: a part of signing in, or of what goes out. */
export const createStep = (author: UnitAuthor, action: AuditAction | null): OwnStep =>
  makeStep(() => author, action);

type CallInSteps<Name extends EndpointName> = Call<Api[Name]> & {
  readonly step: Name extends AuditAction ? OwnStep : Step;
};

/** Returns an operation of several steps, each one transaction, with effects outside the database between or after them. */
export const operationInSteps =
  <Name extends EndpointName>(
    name: Name,
    run: (call: CallInSteps<Name>) => Promise<EndpointReply<Api[Name]>>,
  ): ((call: Call<Api[Name]>) => Promise<EndpointReply<Api[Name]>>) =>
  (call) => {
    // The type of the steps of a name without an action requires one.
    const step = makeStep(() => call.caller, name as AuditAction);
    return run(Object.create(call, { step: { value: step } }) as CallInSteps<Name>);
  };

/** Returns a job of a clock or trigger; `part` names it as the author of its changes. */
export const job =
  <Args extends readonly unknown[], Result>(
    part: string,
    run: (step: Step, ...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) =>
  (...args) =>
    run(createStep({ platform: part }, null), ...args);
