import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { projectState } from '../copies/projected-state.ts';
import { follow } from '../copies/follow.ts';
import { announce } from '../pulses/announce.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import {
  getCurrentCall,
  parseRemembered,
  parseSteps,
  type KeyedCall,
  type RememberedCall,
} from '../../platform/firestore/call-steps.ts';
import { db } from '../../platform/firestore/db.ts';
import { decodeStep, encodeStep } from '../../platform/firestore/step-codec.ts';
import type { Identified } from '../../platform/firestore/collection.ts';
import { bufferWrites, type WriteBuffer } from '../../platform/firestore/write-buffer.ts';
import { getFollowing } from './following.ts';
import { createWork, type Unit, type UnitAuthor, type Work } from './work.ts';

/** How long replay data is kept, in milliseconds. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Of ten concurrent changes of one record, the last retries once per other. */
const ATTEMPTS = { maxAttempts: 10 };

/** Adopts the results of any attempt; stored results take precedence over local ones. */
const adopt = (call: KeyedCall, remembered: RememberedCall): void => {
  for (const [number, result] of Object.entries(parseSteps(remembered))) call.known.set(number, result);
  call.hasHappened = true;
};

type BufferedChange<Result> = (buffer: WriteBuffer) => Promise<Result>;

/** Runs a change whose writes are sent once it is complete, with the read models they outdate and the pulses of those concerned. */
const runChange = async <Result>(transaction: Transaction, change: BufferedChange<Result>) => {
  const buffer = bufferWrites(transaction);
  const result = await change(buffer);
  if (buffer.writes.length > 0) {
    const state = projectState(db(), buffer);
    await follow(state, await getFollowing());
    await announce(state);
  }
  buffer.send();
  return { result, hasWritten: buffer.writes.length > 0 };
};

/** Returns the result that another attempt stored: it was faster, or the response to our own commit was lost. */
const findEarlier = (
  remembered: RememberedCall,
  number: string,
  isReply: boolean,
): { readonly result: unknown } | undefined => {
  if (isReply && remembered.reply !== null) return { result: JSON.parse(remembered.reply) as unknown };
  const encoded = parseSteps(remembered)[number];
  return encoded === undefined ? undefined : { result: decodeStep(encoded) };
};

const runStep = async <Result>(
  call: KeyedCall,
  number: string,
  change: BufferedChange<Result>,
  isReply: boolean,
): Promise<Result> => {
  const encoded = call.known.get(number);
  if (encoded !== undefined) return decodeStep(encoded) as Result;

  const outcome = await db().runTransaction(async (transaction) => {
    const remembered = parseRemembered(await transaction.get(call.ref));
    if (remembered && remembered.fingerprint !== call.fingerprint)
      throw new AppError(422, 'request.keyReused');

    const earlier = remembered && findEarlier(remembered, number, isReply);
    if (earlier) return { remembered, result: earlier.result as Result };

    const { result, hasWritten } = await runChange(transaction, change);
    const steps = { ...Object.fromEntries(call.known), ...(remembered ? parseSteps(remembered) : {}) };

    const note: RememberedCall = {
      fingerprint: call.fingerprint,
      steps: JSON.stringify(isReply ? steps : { ...steps, [number]: encodeStep(result) }),
      reply: isReply ? JSON.stringify(result ?? null) : (remembered?.reply ?? null),
      rights: remembered?.rights ?? call.rights,
      people: [...new Set([...(remembered?.people ?? []), ...call.people])],
      expiresAt: Timestamp.fromMillis(Date.now() + KEEP_MS),
    };

    if (hasWritten) transaction.set(call.ref, note);

    return { remembered: hasWritten ? note : undefined, result };
  }, ATTEMPTS);

  call.isReplyStored = isReply && outcome.remembered !== undefined;
  if (outcome.remembered) adopt(call, outcome.remembered);
  else if (!isReply) call.known.set(number, encodeStep(outcome.result));

  return outcome.result;
};

/** Runs a change with access to the buffered writes. `isReply`: stores the result as the call's reply, in the same transaction. */
const transactBuffered = async <Result>(
  change: BufferedChange<Result>,
  isReply: boolean,
): Promise<Result> => {
  const call = getCurrentCall();
  if (isReply && call?.storesReply === false)
    throw new Error('The reply has a secret: declare the operation in steps, whose reply is not stored');
  if (call) return runStep(call, String(call.begun++), change, isReply);
  const { result } = await db().runTransaction((transaction) => runChange(transaction, change), ATTEMPTS);
  return result;
};

export type Change<Result> = (work: Work) => Promise<Result>;

/**
 * Runs one unit of work as a transaction. `change` may run repeatedly, so it reads and writes through `work` only. Transient failures are
 * retried. With an idempotency key, the same transaction stores the result (plain data), so repeats apply once; `isReply`: as the call's reply.
 */
export const runUnit = <Result, Stored extends Identified = never>(
  unit: Unit<Stored>,
  change: Change<Result>,
  isReply = false,
): Promise<Result> => {
  const made: unknown[] = [];

  return transactBuffered(async (buffer) => {
    const { work, complete } = createWork(buffer, unit, made);
    const result = await change(work);
    complete();
    return result;
  }, isReply);
};

const PLATFORM: UnitAuthor = { platform: 'unnamed' };

/** Runs a unit of work whose changes need no audit entry, or whose stores name the author of theirs. */
export const transact = <Result>(change: Change<Result>): Promise<Result> =>
  runUnit({ getAuthor: () => PLATFORM, action: null }, change);
