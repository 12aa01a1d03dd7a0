import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runQuery } from '../src/queries/run.ts';
import { planWrites } from '../src/storage/apply-writes.ts';
import { Database } from '../src/storage/database.ts';
import { getStateAt } from '../src/storage/past.ts';
import { SortedList } from '../src/storage/sorted-list.ts';
import type { Query } from '../src/queries/query.ts';

describe('a sorted list', () => {
  it('equals a sorted set after any additions and deletions', () => {
    const step = fc.record({ add: fc.boolean(), value: fc.integer({ min: 0, max: 2000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 3000 }), (steps) => {
        const list = new SortedList<number>((a, b) => a - b);
        const set = new Set<number>();
        for (const { add, value } of steps) {
          if (add) {
            list.add(value);
            set.add(value);
          } else expect(list.delete(value)).toBe(set.delete(value));
        }

        expect([...list]).toEqual([...set].sort((a, b) => a - b));
        expect(list.size).toBe(set.size);
      }),
      { numRuns: 50 },
    );
  });

  it('splits without losing order when it grows', () => {
    const list = new SortedList<number>((a, b) => a - b);
    for (let n = 0; n < 5000; n++) list.add((n * 7919) % 5000);
    expect([...list]).toEqual(Array.from({ length: 5000 }, (_, n) => n));
  });
});

describe('time', () => {
  it('of a commit is later than all before, so that readers miss nothing', () => {
    const store = new Database({ projectId: 'p', database: '(default)' });
    for (let n = 0; n < 10_000; n++) {
      const reply = store.now();
      const commitMicros = store.nextCommitMicros();
      expect(commitMicros > reply).toBe(true);
      store.commit({ commitMicros, changes: [] });
      expect(store.now() >= commitMicros).toBe(true);
    }
  });
});

describe('the past', () => {
  const query: Query = { parent: [], collectionId: 'c', allDescendants: false, orderBy: [] };

  /** Writes or deletes a number under an id; returns the time. */
  function write(store: Database, id: string, n: number | undefined): bigint {
    const commitMicros = store.nextCommitMicros();
    const path = ['c', id];

    const { changes } = planWrites(
      store,
      [
        n === undefined
          ? { kind: 'delete', path }
          : {
              kind: 'set',
              path,
              fields: new Map([['n', { kind: 'integer', value: BigInt(n) }]]),
              transforms: [],
            },
      ],
      commitMicros,
    );
    store.commit({ commitMicros, changes });

    return commitMicros;
  }

  it('is the state at each moment', () => {
    const ids = fc.constantFrom('a', 'b', 'd');
    const step = fc.tuple(ids, fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const store = new Database({ projectId: 'p', database: '(default)' });
        const moments: { at: bigint; rows: readonly string[] }[] = [];
        for (const [id, n] of steps) {
          const time = write(store, id, n);
          moments.push({ at: time, rows: runQuery(store, query).documents.map((document) => document.name) });
        }

        for (const { at, rows } of moments) {
          const past = runQuery(getStateAt(store, at), query).documents;
          expect(past.map((document) => document.name)).toEqual(rows);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is kept for at least 10,000 changes, then refused', () => {
    const store = new Database({ projectId: 'p', database: '(default)' });
    const times: bigint[] = [];
    for (let n = 0; n < 40_000; n++) {
      times.push(write(store, 'a', n));
      if (n >= 10_000 && n % 100 === 0) expect(getStateAt(store, times[n - 10_000] ?? 0n)).toBeDefined();
    }
    expect(() => getStateAt(store, times[20_000] ?? 0n)).toThrow("The requested 'read_time' is too old.");
  });
});
