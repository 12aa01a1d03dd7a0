import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { decodeStep, encodeStep } from './step-codec.ts';

/** Results of a call's steps by their number, as text. */
export type Steps = Readonly<Record<string, string>>;

/** What is kept of a call that can be repeated: `idempotency/{hash of caller, call and key}`. */
export interface RememberedCall {
  /** Of the request: the same key with another one is refused. */
  readonly fingerprint: string;
  /** JSON of `Steps`, written by the transactions of the call themselves: there from the moment that anything happened. */
  readonly steps: string;
  /** JSON of the answer; null until the call came to its end. */
  readonly reply: string | null;
  /** Uids of whoever called, and of accounts that the call made: what is remembered goes with their data. */
  readonly people: readonly string[];
  readonly expiresAt: Timestamp;
}

/** A call under way that carries a key. */
export interface KeyedCall {
  readonly ref: DocumentReference;
  readonly fingerprint: string;
  /** Uids that are noted with it. */
  readonly people: Set<string>;
  /** Results that are known: of this attempt, and of earlier ones that were carried out. */
  readonly known: Map<string, string>;
  /** Steps begun so far. */
  begun: number;
  /** Whether any attempt at this call has changed anything. */
  hasHappened: boolean;
}

const calls = new AsyncLocalStorage<KeyedCall>();

export const currentCall = (): KeyedCall | undefined => calls.getStore();

/** What is remembered of a call, unless its time is over: Firestore deletes such documents within a day alone. */
export const rememberedIn = (snapshot: DocumentSnapshot): RememberedCall | undefined => {
  const found = snapshot.data() as RememberedCall | undefined;
  return found && found.expiresAt.toMillis() > Date.now() ? found : undefined;
};

export const stepsOf = ({ steps }: RememberedCall): Steps => JSON.parse(steps) as Steps;

/** Carries a call out under its key: what `transact` changes meanwhile, it notes there. */
export const withKey = <Reply>(call: KeyedCall, carryOut: () => Promise<Reply>): Promise<Reply> =>
  calls.run(call, carryOut);

/** Notes that the call under way is about an account as well: one that it makes. */
export const isAbout = (uid: string): void => void currentCall()?.people.add(uid);

/** Carries something out that is not part of the call under way: it may happen, or not, without the call being another. */
export const apartFromCall = <Result>(work: () => Promise<Result>): Promise<Result> => calls.exit(work);

/**
 * Takes a step of a call that is not its change, and would end otherwise once the change is made: a check that looks at
 * what is changed, or something done outside of the database. A repeat of the call gets the first result. Without a key
 * it is just taken. The result must be plain data.
 */
export const recordStep = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  const call = currentCall();
  if (!call) return step();
  const number = String(call.begun++);
  const earlier = call.known.get(number);
  if (earlier !== undefined) return decodeStep(earlier) as Result;
  const result = await step();
  call.known.set(number, encodeStep(result));
  return result;
};

/** A name that every attempt at this call gets, and no other call; undefined without a key. At most 28 letters. */
export const nameForCall = (purpose: string): string | undefined => {
  const call = currentCall();
  if (!call) return undefined;
  const digest = createHash('sha256').update(`${purpose} ${call.ref.id} ${call.fingerprint}`).digest('hex');
  return digest.slice(0, 28);
};
