import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ProjectedState } from '../copies/projected-state.ts';
import { refresh } from '../copies/refresh.ts';
import { AppError } from '../errors/app-error.ts';
import { PROJECTIONS } from '../records/projections.ts';
import { currentCall, rememberedIn, parseSteps, type KeyedCall, type RememberedCall } from './call-steps.ts';
import { db } from './db.ts';
import { decodeStep, encodeStep } from './step-codec.ts';
import { bufferWrites } from './write-buffer.ts';

/** How long replay data is kept, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Of ten concurrent changes of one record, the last retries once per other. */
const ATTEMPTS = { maxAttempts: 10 };

/** Runs a change whose writes are sent once it is complete, with the read models they outdate. Returns whether it wrote. */
const buffered = async <Result>(
  transaction: Transaction,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<{ readonly result: Result; readonly hasWritten: boolean }> => {
  const buffer = bufferWrites(transaction);
  const result = await change(buffer.transaction);
  await refresh(new ProjectedState(db(), buffer), PROJECTIONS);
  buffer.send();
  return { result, hasWritten: buffer.writes.length > 0 };
};

/** Adopts the results of any attempt; stored results take precedence over local ones. */
const adopt = (call: KeyedCall, remembered: RememberedCall): void => {
  for (const [number, result] of Object.entries(parseSteps(remembered))) call.known.set(number, result);
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
    const earlier = remembered && parseSteps(remembered)[number];
    // Another attempt was faster, or the response to our own commit was lost.
    if (earlier !== undefined) return { remembered, result: decodeStep(earlier) as Result };
    const { result, hasWritten } = await buffered(transaction, change);
    const steps = {
      ...Object.fromEntries(call.known),
      ...(remembered ? parseSteps(remembered) : {}),
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
 * Runs one change as a transaction; every change of the API uses it. `change` may run repeatedly, so it may only read and write
 * through the transaction. Reads may follow writes and see the state before them. Transient database failures are retried with
 * back-off. With an idempotency key, the same transaction stores the result (plain data), so repeats apply once.
 */
export const transact = <Result>(change: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
  const call = currentCall();
  if (call) return step(call, String(call.begun++), change);
  return db().runTransaction(async (transaction) => (await buffered(transaction, change)).result, ATTEMPTS);
};
