import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { decodeStep, encodeStep } from './step-codec.ts';

/** Results of a call's steps by number, as text. */
type Steps = Readonly<Record<string, string>>;

/** `idempotency/{hash of caller, call and key}`: replay data of a call, written with its first change. */
export interface RememberedCall {
  /** Hash of the request: the same key with another one is refused. */
  readonly fingerprint: string;
  /** JSON of `Steps`, written by the call's own transactions, so it exists from the first change on. */
  readonly steps: string;
  /** JSON of the response; null until the call completed. */
  readonly reply: string | null;
  /** Uids of the caller and of accounts the call created; the stored steps are erased with their data. */
  readonly people: readonly string[];
  /** Roles by agency that the caller held; without one of them there is no reply. Absent: an older record. */
  readonly rights?: readonly string[];
  readonly expiresAt: Timestamp;
}

export interface KeyedCall {
  readonly ref: DocumentReference;
  readonly fingerprint: string;
  readonly people: Set<string>;
  readonly rights: readonly string[];
  /** Known results, of this and earlier committed attempts. */
  readonly known: Map<string, string>;
  begun: number;
  /** Whether any attempt has changed anything. */
  hasHappened: boolean;
  /** Whether a change stored the reply, so none is left to store. */
  isReplyStored: boolean;
  /** Whether the reply may be stored: one with a secret is rebuilt from the steps. */
  readonly storesReply: boolean;
}

const calls = new AsyncLocalStorage<KeyedCall>();

export const getCurrentCall = (): KeyedCall | undefined => calls.getStore();

/** Returns a call's replay data, unless expired: Firestore deletes it only within a day. */
export const parseRemembered = (snapshot: DocumentSnapshot): RememberedCall | undefined => {
  const found = snapshot.data() as RememberedCall | undefined;
  return found && found.expiresAt.toMillis() > Date.now() ? found : undefined;
};

export const parseSteps = ({ steps }: RememberedCall): Steps => JSON.parse(steps) as Steps;

/** Runs a call under its key: `transact` stores its changes there. */
export const withKey = <Reply>(call: KeyedCall, carryOut: () => Promise<Reply>): Promise<Reply> =>
  calls.run(call, carryOut);

/** Records that the running call also concerns an account it creates. */
export const addCallSubject = (uid: string): void => void getCurrentCall()?.people.add(uid);

/** Runs work outside the current call, whose result doesn't affect the call. */
export const runOutsideCall = <Result>(work: () => Promise<Result>): Promise<Result> => calls.exit(work);

/**
 * Runs a step of a keyed call whose result would change once the change is made: a check of what is changed, or a side effect outside the database.
 * A repeat returns the first result; without a key the step just runs. The result must be plain data.
 */
export const recordStep = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  const call = getCurrentCall();
  if (!call) return step();
  const number = String(call.begun++);
  const earlier = call.known.get(number);
  if (earlier !== undefined) return decodeStep(earlier) as Result;
  const result = await step();
  call.known.set(number, encodeStep(result));
  return result;
};

/** Returns a name unique to this call and equal in all attempts; undefined without a key. At most 28 letters. */
export const getCallName = (purpose: string): string | undefined => {
  const call = getCurrentCall();
  if (!call) return undefined;
  const digest = createHash('sha256').update(`${purpose} ${call.ref.id} ${call.fingerprint}`).digest('hex');
  return digest.slice(0, 28);
};
