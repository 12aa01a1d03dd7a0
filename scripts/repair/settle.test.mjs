import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { faultOf } from './compare.mjs';
import { settle } from './settle.mjs';

const ref = { path: 'talentCache/vera' };
/** A database that keeps what is written to it; `transactions` are the options of each. */
const database = () => {
  const written = [];
  const transactions = [];
  const transaction = {
    set: (_ref, fields) => written.push(fields),
    update: (_ref, fields) => written.push(fields),
    delete: () => written.push('deleted'),
  };
  const runTransaction = (work, options) => {
    transactions.push(options);
    return work(transaction);
  };
  return { written, transactions, runTransaction };
};

describe('a copy is mended', () => {
  it('by what its source says in the transaction that mends it, whatever it said before', async () => {
    const firestore = database();
    const names = ['Vera L.', 'Vera Lund'];
    const copiesOf = async () => [
      { ref, stored: { publicName: 'x' }, wanted: { publicName: names.shift() } },
    ];
    const { faults } = await settle(firestore, copiesOf);
    expect(faults).toHaveLength(1);
    expect(firestore.written).toEqual([{ publicName: 'Vera Lund' }]);
    expect(firestore.transactions).toEqual([{ readOnly: true }, undefined]);
  });

  it('not at all when somebody else did it meanwhile', async () => {
    const firestore = database();
    const names = ['Vera Lund', 'Vera L.'];
    const copiesOf = async () => [
      { ref, stored: { publicName: names.shift() }, wanted: { publicName: 'Vera L.' } },
    ];
    expect((await settle(firestore, copiesOf)).faults).toEqual([]);
    expect(firestore.written).toEqual([]);
  });

  it('not at all when it is to be told alone', async () => {
    const firestore = database();
    const copiesOf = async () => [{ ref, stored: undefined, wanted: { publicName: 'Vera L.' } }];
    const { faults } = await settle(firestore, copiesOf, { check: true });
    expect(faults.map(({ words }) => words)).toEqual(['is missing']);
    expect([firestore.written, firestore.transactions]).toEqual([[], [{ readOnly: true }]]);
  });
});

describe('a copy differs', () => {
  const wordsOf = (stored, wanted, rest) => faultOf({ ref, stored, wanted, ...rest })?.words;

  it('by values, and not by the order of agencies or by what is not stored', () => {
    expect(wordsOf({ agencyIds: ['b', 'a'] }, { agencyIds: ['a', 'b'] })).toBeUndefined();
    expect(wordsOf({ languages: ['b', 'a'] }, { languages: ['a', 'b'] })).toBe('differs in languages');
    expect(wordsOf({}, { level: undefined })).toBeUndefined();
    expect(wordsOf({ level: null }, { level: undefined })).toBe('differs in level');
    expect(wordsOf({ gender: null }, { gender: 'FEM' })).toBe('differs in gender');
  });

  it('by moments to the microsecond', () => {
    const [one, other] = [1000, 2000].map((nanoseconds) => ({ at: new Timestamp(1, nanoseconds) }));
    expect(wordsOf(one, { at: new Timestamp(1, 1000) })).toBeUndefined();
    expect(wordsOf(one, other)).toBe('differs in at');
  });

  it('by fields that it should not have, where that is known', () => {
    const stored = { publicName: 'Vera L.', email: 'vera@talents.example' };
    expect(wordsOf(stored, { publicName: 'Vera L.' })).toBeUndefined();
    expect(wordsOf(stored, { publicName: 'Vera L.' }, { besides: [] })).toBe('differs in email');
    expect(wordsOf(stored, { publicName: 'Vera L.' }, { besides: ['email'] })).toBeUndefined();
  });
});
