import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@domain/audit/audit.ts';
import { toCanonicalText } from './canonical.ts';
import { matchesSeal, computeSeal } from './seal.ts';

const AT = Timestamp.fromMillis(1_800_000_000_000);
const ENDS = Timestamp.fromMillis(2_100_000_000_000);

const record = (more: Partial<AuditRecord> = {}): AuditRecord => ({
  id: 'one',
  agencyId: 'a',
  by: 'ana',
  as: null,
  action: 'projects.update',
  subject: 'projects/p',
  before: { name: 'Old', at: AT },
  after: { name: 'New', tags: ['x'] },
  at: AT,
  expiresAt: ENDS,
  ...more,
});

const CHAIN = { seq: 4, hash: 'before', lastExpiresAt: ENDS };
const makeSealed = (more: Partial<AuditRecord> = {}): AuditRecord => {
  const plain = record(more);
  return { ...plain, ...computeSeal(plain, CHAIN, 'salt') };
};

describe('the canonical text of a value', () => {
  it('is the same for any order of fields', () => {
    expect(toCanonicalText({ b: { d: 1, c: AT }, a: [2] })).toBe(
      toCanonicalText({ a: [2], b: { c: AT, d: 1 } }),
    );
  });

  it.each([
    ['a moment and what it is made of', AT, { $instant: [AT.seconds, 1] }],
    ['a list in another order', [1, 2], [2, 1]],
    ['a number and its digits', 1, '1'],
    ['nothing and an empty text', null, ''],
  ])('distinguishes %s', (_, a, b) => {
    expect(toCanonicalText(a)).not.toBe(toCanonicalText(b));
  });
});

describe('a sealed record', () => {
  it('has the next number, and verifies unchanged', () => {
    expect([makeSealed().seq, matchesSeal(makeSealed())]).toEqual([5, true]);
    expect(computeSeal(record(), null, 'salt').seq).toBe(1);
  });

  it.each<[string, Partial<AuditRecord>]>([
    ['who', { by: 'eve' }],
    ['as whom', { as: 'eve' }],
    ['what', { action: 'projects.remove' }],
    ['the record', { subject: 'projects/q' }],
    ['the agency', { agencyId: 'b' }],
    ['the moment', { at: ENDS }],
    ['its end', { expiresAt: AT }],
    ['a value before', { before: { name: 'Other', at: AT } }],
    ['a value after', { after: null }],
    ['its number', { seq: 6 }],
    ['its id', { id: 'two' }],
    ['a field more', { byKey: 'Books' }],
  ])('detects a change of %s', (_, change) => {
    expect(matchesSeal({ ...makeSealed(), ...change })).toBe(false);
  });

  it('detects that it follows another record', () => {
    const auditRecord = makeSealed();
    const seal = auditRecord.seal && { ...auditRecord.seal, follows: { hash: 'other', expiresAt: ENDS } };
    expect(matchesSeal({ ...auditRecord, ...(seal ? { seal } : {}) })).toBe(false);
  });

  it('stays valid after its values were erased, and still detects other changes', () => {
    const { seal, ...rest } = makeSealed();
    if (!seal) throw new Error('It has no seal');
    const { salt: _salt, ...left } = seal;
    const erased: AuditRecord = { ...rest, seal: left, before: null, after: null, erasedAt: AT };
    expect(matchesSeal(erased)).toBe(true);
    expect(matchesSeal({ ...erased, by: 'eve' })).toBe(false);
    // Without the moment, the values were removed by tampering.
    const { erasedAt: _erasedAt, ...unsaid } = erased;
    expect(matchesSeal(unsaid)).toBe(false);
  });

  it('reveals no values: equal ones have different hashes', () => {
    const computeHash = (salt: string) => computeSeal(record(), CHAIN, salt).seal.valuesHash;
    expect(computeHash('one')).not.toBe(computeHash('other'));
  });
});
