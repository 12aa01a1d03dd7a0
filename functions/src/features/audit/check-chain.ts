import type { AuditChain, AuditCheck, AuditFlaw, AuditPlace, AuditRecord } from '@domain/audit/audit.ts';
import { agencyOf } from '../../access/caller.ts';
import { isAsSealed } from '../../audit/seal.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readChain } from '../../records/audit-chains.ts';
import { chainedAfter, countToSeal } from '../../records/audit-records.ts';

/** Records checked by one call. */
const PAGE = 300;
/** Records whose time is over go within a day, in no order. In milliseconds. */
const GOING_MS = 24 * 60 * 60 * 1000;

/** The record that a part of a check ended at; without a hash: none was checked yet, all before it are about to go. */
interface Reached {
  readonly seq: number;
  readonly hash: string;
}

const reachedBy = (cursor: string | undefined): Reached => {
  if (cursor === undefined) return { seq: 0, hash: '' };
  const {
    keys: [seq, hash],
  } = decodeCursor(cursor);
  if (!Number.isSafeInteger(seq) || Number(seq) < 0 || typeof hash !== 'string')
    throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return { seq: Number(seq), hash };
};

const isGoing = ({ expiresAt }: Pick<AuditRecord, 'expiresAt'>, now: number): boolean =>
  expiresAt.toMillis() <= now + GOING_MS;

const placeOf = ({ seq, at }: AuditRecord): AuditPlace => ({ seq: seq ?? 0, at: serialised(at) });

/** What is missing before the first record that is kept: nothing, where the one before it was over. */
const missingBefore = (first: AuditRecord, { firstExpiresAt }: AuditChain, now: number): AuditFlaw | null => {
  const seq = first.seq ?? 0;
  const follows = first.seal?.follows ?? null;
  if (seq === 1) return null;
  if (!isGoing({ expiresAt: firstExpiresAt }, now)) return { kind: 'missing', seq: 1 };
  return follows && isGoing(follows, now) ? null : { kind: 'missing', seq: seq - 1 };
};

/** What is wrong with a record behind the one that was reached; null: nothing. */
const flawOf = (record: AuditRecord, { seq: before, hash }: Reached): AuditFlaw | null => {
  const seq = record.seq ?? 0;
  if (seq > before + 1) return { kind: 'missing', seq: before + 1 };
  const isNext = seq === before + 1 && (record.seal?.follows?.hash ?? '') === hash;
  return isNext && isAsSealed(record) ? null : { kind: 'changed', seq };
};

/** Whether the end of the chain is the record that was reached; where none was, all of them must be over. */
const flawAtEnd = (chain: AuditChain, { seq, hash }: Reached, now: number): AuditFlaw | null => {
  if (hash === '') {
    if (isGoing({ expiresAt: chain.lastExpiresAt }, now)) return null;
    return { kind: 'missing', seq: isGoing({ expiresAt: chain.firstExpiresAt }, now) ? chain.seq : 1 };
  }
  if (chain.seq > seq) return { kind: 'missing', seq: seq + 1 };
  return chain.seq === seq && chain.hash !== hash ? { kind: 'changed', seq } : null;
};

/** Goes through a page of the chain, up to the first flaw. */
const walk = (records: readonly AuditRecord[], chain: AuditChain, from: Reached, now: number) => {
  const sound: AuditRecord[] = [];
  let reached = from;
  for (const record of records) {
    const isBegun = reached.hash !== '';
    if (!isBegun && isGoing(record, now)) {
      // One of which only somebody says that its time is over.
      if (!isAsSealed(record))
        return { sound, reached, flaw: { kind: 'changed', seq: record.seq ?? 0 } as const };
      reached = { seq: record.seq ?? 0, hash: '' };
      continue;
    }
    const start = isBegun ? reached : { seq: (record.seq ?? 0) - 1, hash: record.seal?.follows?.hash ?? '' };
    const flaw = (isBegun ? null : missingBefore(record, chain, now)) ?? flawOf(record, start);
    if (flaw) return { sound, reached, flaw };
    sound.push(record);
    reached = { seq: record.seq ?? 0, hash: record.seal?.hash ?? '' };
  }
  return { sound, reached, flaw: null };
};

/**
 * Checks a part of the chain of an admin's agency: each record against its seal and the one before it, the first against
 * what may be over by now, the last against the end of the chain. That is read before the records, so those that are
 * sealed meanwhile are no flaw.
 */
export const checkChain: Operation<'audit.check'> = async ({ caller, query: { cursor } }) => {
  const agencyId = agencyOf(caller);
  const from = reachedBy(cursor);
  const now = Date.now();
  const [chain, waiting] = await Promise.all([readChain(agencyId), countToSeal(agencyId)]);
  const end = { last: chain?.seq ?? 0, hash: chain?.hash ?? null, waiting };
  const none = { checked: 0, erased: 0, from: null, to: null };
  const records = await chainedAfter(agencyId, from.seq, PAGE);
  if (!chain) {
    const [first] = records;
    // What was sealed has an end: without one, somebody has taken it away.
    return { ...none, ...end, flaw: first ? { kind: 'missing', seq: first.seq ?? 0 } : null };
  }
  const { sound, reached, flaw } = walk(records, chain, from, now);
  const [first, last] = [sound.at(0), sound.at(-1)];
  const isEnd = records.length < PAGE;
  const checked: AuditCheck = {
    checked: sound.length,
    erased: sound.filter(({ seal }) => seal?.salt === undefined).length,
    from: first ? placeOf(first) : null,
    to: last ? placeOf(last) : null,
    flaw: flaw ?? (isEnd ? flawAtEnd(chain, reached, now) : null),
    ...end,
  };
  return flaw || isEnd ? checked : { ...checked, cursor: encodeCursor(reached.seq, reached.hash, agencyId) };
};
