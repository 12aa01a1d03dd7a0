import type { AccountRole } from './access/roles.ts';
import type { AuditAction } from './audit/actions.ts';
import type { MailKind } from './mail/mail.ts';
import type { ErrorCode } from './messages/errors.en.ts';
import type { WebhookEvent } from './webhooks/webhooks.ts';

/** Who makes a change: a role on the record's side, the holder of a mailed link, or the platform. */
export type Author = AccountRole | 'link' | 'platform';

/** Staff of an agency. */
export const STAFF = ['agencyTeam', 'admin'] as const satisfies readonly Author[];
/** Those who run a project. */
export const PRODUCERS = ['client', ...STAFF] as const;
/** Those who run a recording session: staff, and its engineer. */
export const CREW = ['engineer', ...STAFF] as const;

/** Why a state refuses a change. */
export interface Refusal {
  readonly status: 409 | 410;
  readonly code: ErrorCode;
}

/** A change of a record's state, and of what its state decides on. */
export interface Transition<State extends string = string> {
  readonly from: readonly State[];
  /** States in which it was made already: a repeat is accepted, and none is offered. */
  readonly done?: readonly State[];
  /** Possible states afterwards; absent: the state stays; null: the record is deleted. */
  readonly to?: State | readonly State[] | null;
  readonly by: readonly Author[];
  /** States in which fewer may make it. */
  readonly only?: Partial<Readonly<Record<State, readonly Author[]>>>;
  /** Absent: that of each operation which needs the state. */
  readonly action?: AuditAction;
  readonly event?: WebhookEvent;
  readonly mails?: readonly MailKind[];
  /** The error in other states; absent: the record has changed. */
  readonly refusal?: ErrorCode;
  /** The errors of states that have their own; by code alone: 409. */
  readonly refusals?: Partial<Readonly<Record<State, ErrorCode | Refusal>>>;
}

export type Transitions<State extends string = string, Name extends string = string> = Readonly<
  Record<Name, Transition<State>>
>;

/** Returns a table of all changes of a record with these states. */
export const defineTransitions =
  <State extends string>() =>
  <Name extends string>(table: Transitions<State, Name>): Transitions<State, Name> =>
    table;

/** Returns whether a change was made already. */
export const isDone = <State extends string>({ done = [] }: Transition<State>, state: State): boolean =>
  done.includes(state);

/** Returns why a state refuses a change; undefined: it allows it, or was made by it. */
export const findRefusal = <State extends string>(
  transition: Transition<State>,
  state: State,
): Refusal | undefined => {
  const { from, refusal = 'record.stale', refusals } = transition;
  if (from.includes(state) || isDone(transition, state)) return undefined;
  const stated = refusals?.[state] ?? refusal;
  return typeof stated === 'string' ? { status: 409, code: stated } : stated;
};

/** Returns whether one of these may make a change in a state. */
export const isAuthor = <State extends string>(
  { by, only }: Transition<State>,
  state: State,
  authors: readonly Author[],
): boolean => (only?.[state] ?? by).some((author) => authors.includes(author));

/** Returns whether a state allows a change to one of these, so that it can be offered. */
export const isAllowed = <State extends string>(
  transition: Transition<State>,
  state: State,
  authors: readonly Author[],
): boolean => transition.from.includes(state) && isAuthor(transition, state, authors);
