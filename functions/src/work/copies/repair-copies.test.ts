import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { getFault, toWords, type Copy } from './compare.ts';
import { compareCopies } from './refresh.ts';
import { repairCopies } from './repair-copies.ts';

const ref = { path: 'talentCache/vera', parent: { path: 'talentCache' } } as DocumentReference;
const copy = (stored: object | undefined, expected: object | null, rest: Partial<Copy> = {}): Copy => ({
  ref,
  agencyIds: ['a', 'b'],
  stored,
  wanted: expected,
  ...rest,
});

const compareOne =
  (next: () => Copy): Parameters<typeof repairCopies>[1] =>
  (state) =>
    Promise.resolve(compareCopies(state, [next()]));

/** A fake database; `transactions`: the options of each. */
const createDatabase = () => {
  const written: unknown[] = [];
  const transactions: unknown[] = [];
  const transaction = {
    set: (_ref: unknown, fields: unknown) => written.push(fields),
    update: (_ref: unknown, fields: unknown) => written.push(fields),
    delete: () => written.push('deleted'),
  };

  const runTransaction = (work: (handle: typeof transaction) => unknown, options: unknown) => {
    transactions.push(options);
    return work(transaction);
  };

  return { written, transactions, firestore: { runTransaction } as unknown as Firestore };
};

describe('a copy is repaired', () => {
  it('from its source in the repairing transaction, regardless of earlier reads', async () => {
    const { firestore, written, transactions } = createDatabase();
    const names = ['Vera L.', 'Vera Lund'];
    const compare = compareOne(() => copy({ publicName: 'x' }, { publicName: names.shift() }));
    const { faults } = await repairCopies(firestore, compare);
    expect(faults).toHaveLength(1);
    expect(written).toEqual([{ publicName: 'Vera Lund' }]);
    expect(transactions).toEqual([{ readOnly: true }, undefined]);
  });

  it('unless another writer repaired it meanwhile', async () => {
    const { firestore, written } = createDatabase();
    const names = ['Vera Lund', 'Vera L.'];
    const compare = compareOne(() => copy({ publicName: names.shift() }, { publicName: 'Vera L.' }));
    expect((await repairCopies(firestore, compare)).faults).toEqual([]);
    expect(written).toEqual([]);
  });

  it('not in a check', async () => {
    const { firestore, written, transactions } = createDatabase();
    const compare = compareOne(() => copy(undefined, { publicName: 'Vera L.' }));
    const { faults } = await repairCopies(firestore, compare, { check: true });
    expect(faults.map(toWords)).toEqual(['is missing']);
    expect([written, transactions]).toEqual([[], [{ readOnly: true }]]);
  });
});

describe('a copy differs', () => {
  const describeFault = (stored: object, expected: object, rest: Partial<Copy> = {}): string | undefined => {
    const fault = getFault(copy(stored, expected, rest));
    return fault && toWords(fault);
  };

  it('by values, ignoring the order of agencies and absent fields', () => {
    expect(describeFault({ agencyIds: ['b', 'a'] }, { agencyIds: ['a', 'b'] })).toBeUndefined();
    expect(describeFault({ languages: ['b', 'a'] }, { languages: ['a', 'b'] })).toBe('differs in languages');
    expect(describeFault({}, { level: undefined })).toBeUndefined();
    expect(describeFault({ level: null }, { level: undefined })).toBe('differs in level');
    expect(describeFault({ gender: null }, { gender: 'FEM' })).toBe('differs in gender');
  });

  it('by moments to the microsecond', () => {
    const makeCopy = (nanoseconds: number) => ({ at: new Timestamp(1, nanoseconds) });
    expect(describeFault(makeCopy(1000), makeCopy(1000))).toBeUndefined();
    expect(describeFault(makeCopy(1000), makeCopy(2000))).toBe('differs in at');
  });

  it('by unexpected fields, where all fields are known', () => {
    const stored = { publicName: 'Vera L.', email: 'vera@talents.example' };
    expect(describeFault(stored, { publicName: 'Vera L.' })).toBeUndefined();
    expect(describeFault(stored, { publicName: 'Vera L.' }, { besides: [] })).toBe('differs in email');
    expect(describeFault(stored, { publicName: 'Vera L.' }, { besides: ['email'] })).toBeUndefined();
  });

  it('and is reported to its agencies, without the talent’s other agencies', () => {
    const findConcerned = (stored: object, expected: object | null) =>
      getFault(copy(stored, expected))?.agencyIds;
    expect(findConcerned({ agencyIds: ['a'] }, { agencyIds: ['a', 'b'] })).toEqual(['b']);
    expect(findConcerned({ agencyIds: ['a'], tone: 1 }, { agencyIds: ['a', 'b'], tone: 2 })).toEqual([
      'a',
      'b',
    ]);
    expect(findConcerned({ agencyIds: ['a'] }, null)).toEqual(['a', 'b']);
  });
});
