import { createHash } from 'node:crypto';
import type { AuditChain, AuditRecord, AuditSeal } from '@domain/audit/audit.ts';
import { toCanonicalText } from './canonical.ts';

const computeSha256 = (value: unknown): string =>
  createHash('sha256').update(toCanonicalText(value)).digest('hex');

/** Hashes the erasable values. The salt prevents guessing short ones, such as a name. */
const computeValuesHash = ({ before, after }: Pick<AuditRecord, 'before' | 'after'>, salt: string): string =>
  computeSha256([salt, before, after]);

const computeContentHash = (record: AuditRecord, valuesHash: string): string => {
  const {
    id: _id,
    before: _before,
    after: _after,
    seq: _seq,
    seal: _seal,
    erasedAt: _erasedAt,
    ...what
  } = record;

  return computeSha256([what, valuesHash]);
};

const computeLinkHash = (
  follows: AuditSeal['follows'],
  seq: number,
  id: string,
  contentHash: string,
): string => computeSha256([follows, seq, id, contentHash]);

/** Returns a record's seal at the end of a chain; null: it is the first. */
export const computeSeal = (
  record: AuditRecord,
  chain: Pick<AuditChain, 'seq' | 'hash' | 'lastExpiresAt'> | null,
  salt: string,
): { readonly seq: number; readonly seal: AuditSeal } => {
  const seq = (chain?.seq ?? 0) + 1;
  const follows = chain && { hash: chain.hash, expiresAt: chain.lastExpiresAt };
  const valuesHash = computeValuesHash(record, salt);
  const contentHash = computeContentHash(record, valuesHash);
  const hash = computeLinkHash(follows, seq, record.id, contentHash);
  return { seq, seal: { hash, contentHash, valuesHash, salt, follows } };
};

/** Returns whether a record matches its seal, ignoring erased values. */
export const matchesSeal = (record: AuditRecord): boolean => {
  const { id, seq, seal, erasedAt } = record;
  if (typeof seq !== 'number' || !seal?.hash) return false;
  if (seal.salt === undefined && !erasedAt) return false;
  if (seal.salt !== undefined && computeValuesHash(record, seal.salt) !== seal.valuesHash) return false;
  const isContent = computeContentHash(record, seal.valuesHash) === seal.contentHash;
  return isContent && computeLinkHash(seal.follows ?? null, seq, id, seal.contentHash) === seal.hash;
};
