import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '../errors/app-error.ts';
import { currentCall, rememberedIn, stepsOf, type KeyedCall, type RememberedCall } from './call-steps.ts';
import { db } from './db.ts';
import { decodeStep, encodeStep } from './step-codec.ts';

/** How long calls are remembered, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Of ten changes of one record at the same moment, the last is tried again for each of the others. */
const ATTEMPTS = { maxAttempts: 10 };

const WRITES: ReadonlySet<unknown> = new Set(['create', 'set', 'update', 'delete']);

/** The same transaction, which tells of its first write. */
const watched = (transaction: Transaction, onWrite: () => void): Transaction =>
  new Proxy(transaction, {
    get: (target, name) => {
      if (WRITES.has(name)) onWrite();
      const member = Reflect.get(target, name, target) as unknown;
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });

/** Makes known what any attempt has carried out; what is stored stands over what this one found. */
const adopt = (call: KeyedCall, remembered: RememberedCall): void => {
  for (const [number, result] of Object.entries(stepsOf(remembered))) call.known.set(number, result);
  call.hasHappened = true;
};

const step = async <Result>(
  call: KeyedCall,
  number: string,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const known = call.known.get(number);
  if (known !== undefined) return decodeStep(known) as Result;
  const outcome = await db().runTransaction(async (transaction) => {
    const remembered = rememberedIn(await transaction.get(call.ref));
    if (remembered && remembered.fingerprint !== call.fingerprint)
      throw new AppError(422, 'request.keyReused');
    const earlier = remembered && stepsOf(remembered)[number];
    // Another attempt was faster, or the answer to our own commit was lost and the transaction is tried again.
    if (earlier !== undefined) return { remembered, result: decodeStep(earlier) as Result };
    let hasWritten = false;
    const result = await change(watched(transaction, () => (hasWritten = true)));
    const steps = {
      ...Object.fromEntries(call.known),
      ...(remembered ? stepsOf(remembered) : {}),
      [number]: encodeStep(result),
    };
    const note: RememberedCall = {
      fingerprint: call.fingerprint,
      steps: JSON.stringify(steps),
      reply: null,
      people: [...new Set([...(remembered?.people ?? []), ...call.people])],
      expiresAt: Timestamp.fromMillis(Date.now() + KEEP_MS),
    };
    if (hasWritten) transaction.set(call.ref, note);
    return { remembered: hasWritten ? note : undefined, result };
  }, ATTEMPTS);
  if (outcome.remembered) adopt(call, outcome.remembered);
  else call.known.set(number, encodeStep(outcome.result));
  return outcome.result;
};

/**
 * Carries one change out as a transaction: all of it or nothing. Every change of the API goes through here. `change` may
 * run more than once and must therefore do nothing but read and write by the transaction; reads come before writes.
 * Failures of the database that pass are tried again, with growing waits, before they are the caller's.
 *
 * In a call that carries a key the result is noted by the same transaction, so that a repeat of the call finds it and the
 * change is made once, whatever breaks in between; it must then be plain data.
 */
export const transact = <Result>(change: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
  const call = currentCall();
  return call ? step(call, String(call.begun++), change) : db().runTransaction(change, ATTEMPTS);
};
