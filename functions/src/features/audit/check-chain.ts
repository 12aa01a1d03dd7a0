import type { AuditChain, AuditCheck, AuditFlaw, AuditPlace, AuditRecord } from '@domain/audit/audit.ts';
import { getAgency } from '../../work/access/caller.ts';
import { matchesSeal } from '../../platform/audit/seal.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readChain } from '../../work/collections/audit-chains.ts';
import { findChainedRecords, countToSeal } from '../../work/collections/audit-records.ts';

const PAGE = 300;
/** Expired records are deleted within a day, unordered. In milliseconds. */
const GOING_MS = 24 * 60 * 60 * 1000;

/** The last record checked; without a hash: none yet, because all before it have expired. */
interface Reached {
  readonly seq: number;
  readonly hash: string;
}

const parseReached = (cursor: string | undefined): Reached => {
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

const getPlace = ({ seq, at }: AuditRecord): AuditPlace => ({ seq: seq ?? 0, at: serialise(at) });

/** Returns records missing before the first stored one: none if the previous one had expired. */
const findMissingBefore = (
  first: AuditRecord,
  { firstExpiresAt }: AuditChain,
  now: number,
): AuditFlaw | null => {
  const seq = first.seq ?? 0;
  const follows = first.seal?.follows ?? null;
  if (seq === 1) return null;
  if (!isGoing({ expiresAt: firstExpiresAt }, now)) return { kind: 'missing', seq: 1 };
  return follows && isGoing(follows, now) ? null : { kind: 'missing', seq: seq - 1 };
};

/** Returns the flaw of the record after the last checked one; null: none. */
const getFlaw = (record: AuditRecord, { seq: before, hash }: Reached): AuditFlaw | null => {
  const seq = record.seq ?? 0;
  if (seq > before + 1) return { kind: 'missing', seq: before + 1 };
  const isNext = seq === before + 1 && (record.seal?.follows?.hash ?? '') === hash;
  return isNext && matchesSeal(record) ? null : { kind: 'changed', seq };
};

/** Returns whether the chain ends with the last checked record; if none was checked, all must have expired. */
const findFlawAtEnd = (chain: AuditChain, { seq, hash }: Reached, now: number): AuditFlaw | null => {
  if (hash === '') {
    if (isGoing({ expiresAt: chain.lastExpiresAt }, now)) return null;
    return { kind: 'missing', seq: isGoing({ expiresAt: chain.firstExpiresAt }, now) ? chain.seq : 1 };
  }
  if (chain.seq > seq) return { kind: 'missing', seq: seq + 1 };
  return chain.seq === seq && chain.hash !== hash ? { kind: 'changed', seq } : null;
};

/** Checks a page of the chain, up to the first flaw. */
const walk = (records: readonly AuditRecord[], chain: AuditChain, from: Reached, now: number) => {
  const sound: AuditRecord[] = [];
  let reached = from;

  for (const record of records) {
    const isBegun = reached.hash !== '';
    if (!isBegun && isGoing(record, now)) {
      // Its expiry date was tampered with.
      if (!matchesSeal(record))
        return { sound, reached, flaw: { kind: 'changed', seq: record.seq ?? 0 } as const };
      reached = { seq: record.seq ?? 0, hash: '' };
      continue;
    }

    const start = isBegun ? reached : { seq: (record.seq ?? 0) - 1, hash: record.seal?.follows?.hash ?? '' };
    const flaw = (isBegun ? null : findMissingBefore(record, chain, now)) ?? getFlaw(record, start);
    if (flaw) return { sound, reached, flaw };

    sound.push(record);
    reached = { seq: record.seq ?? 0, hash: record.seal?.hash ?? '' };
  }

  return { sound, reached, flaw: null };
};

/**
 * Checks part of the chain of an admin's agency: each record against its seal and predecessor, the first against what
 * may have expired, the last against the chain's end. The end is read first, so records sealed meanwhile aren't flaws.
 */
const checkPart = async (agencyId: string, cursor: string | undefined): Promise<AuditCheck> => {
  const from = parseReached(cursor);
  const now = Date.now();
  const [chain, waiting] = await Promise.all([readChain(agencyId), countToSeal(agencyId)]);
  const end = { last: chain?.seq ?? 0, hash: chain?.hash ?? null, waiting };
  const none = { checked: 0, erased: 0, from: null, to: null };
  const records = await findChainedRecords(agencyId, from.seq, PAGE);
  if (!chain) {
    const [first] = records;
    // Sealed records have an end; a missing end was removed by tampering.
    return { ...none, ...end, flaw: first ? { kind: 'missing', seq: first.seq ?? 0 } : null };
  }

  const { sound, reached, flaw } = walk(records, chain, from, now);
  const [first, last] = [sound.at(0), sound.at(-1)];
  const isEnd = records.length < PAGE;

  const checked: AuditCheck = {
    checked: sound.length,
    erased: sound.filter(({ seal }) => seal?.salt === undefined).length,
    from: first ? getPlace(first) : null,
    to: last ? getPlace(last) : null,
    flaw: flaw ?? (isEnd ? findFlawAtEnd(chain, reached, now) : null),
    ...end,
  };

  return flaw || isEnd ? checked : { ...checked, cursor: encodeCursor(reached.seq, reached.hash, agencyId) };
};

export const checkChain: Operation<'audit.check'> = ({ caller, query: { cursor } }) =>
  checkPart(getAgency(caller), cursor);

/** Checks a whole chain. Returns the number of its records, and the first flaw; null: none. */
export const checkWholeChain = async (agencyId: string): Promise<Pick<AuditCheck, 'checked' | 'flaw'>> => {
  let checked = 0;

  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const part: AuditCheck = await checkPart(agencyId, cursor || undefined);
    checked += part.checked;
    if (part.flaw) return { checked, flaw: part.flaw };
    cursor = part.cursor;
  }

  return { checked, flaw: null };
};
