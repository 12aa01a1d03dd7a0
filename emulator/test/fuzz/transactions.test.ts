import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMIN } from '../../src/server/caller.ts';
import type { Query } from '../../src/queries/query.ts';
import type { DatabaseService } from '../../src/server/database-service.ts';
import { Emulator } from '../../src/server/emulator.ts';
import { StatusError } from '../../src/status/status.ts';
import type { StoredDocument } from '../../src/values/value.ts';

const NAME = { projectId: 'p', database: '(default)' };
const COUNTERS = 3;

/** Delay before the next step: none, a few microtasks, or a turn. */
type Pause = 0 | 1 | 2 | 3 | 'turn';

interface Task {
  /** Counters read individually or by a query: all of them, or low ones. */
  readonly reads: readonly number[] | { readonly below: bigint | undefined };
  readonly writes: readonly number[];
  readonly pauses: readonly Pause[];
}

/** What a successful transaction read and wrote. */
interface Entry {
  readonly at: bigint;
  readonly seen: ReadonlyMap<number, bigint>;
  readonly low?: { readonly below: bigint; readonly counters: ReadonlySet<number> };
  readonly left: ReadonlyMap<number, bigint>;
}

const pause = fc.constantFrom<Pause>(0, 1, 2, 3, 'turn');
const counter = fc.integer({ min: 0, max: COUNTERS - 1 });
const task: fc.Arbitrary<Task> = fc
  .record({
    reads: fc.oneof(
      { weight: 4, arbitrary: fc.uniqueArray(counter, { minLength: 1 }) },
      { weight: 1, arbitrary: fc.constant({ below: undefined }) },
      { weight: 2, arbitrary: fc.record({ below: fc.bigInt({ min: 1n, max: 4n }) }) },
    ),
    extra: fc.uniqueArray(counter),
    pauses: fc.array(pause, { minLength: 3, maxLength: 3 }),
  })
  // Writes depend on reads, so only counters that were read are written.
  .map(({ reads, extra, pauses }) => ({
    reads,
    writes: 'below' in reads ? extra : reads.filter((_, index) => index % 2 === 0),
    pauses,
  }));

async function wait(time: Pause | undefined): Promise<void> {
  if (time === 'turn') await new Promise((resolve) => setImmediate(resolve));
  else for (let step = 0; step < (time ?? 0); step++) await Promise.resolve();
}

const getPath = (index: number) => ['counters', String(index)];
const numberIn = (document: StoredDocument | undefined): bigint => {
  const value = document?.fields.get('n');
  return value?.kind === 'integer' ? value.value : 0n;
};

const makeQuery = (below: bigint | undefined): Query => ({
  parent: [],
  collectionId: 'counters',
  allDescendants: false,
  orderBy: [],
  ...(below !== undefined && {
    where: { kind: 'field', field: ['n'], op: '<', value: { kind: 'integer', value: below } },
  }),
});

async function attempt(service: DatabaseService, { reads, writes, pauses }: Task): Promise<Entry> {
  const transaction = service.reads.beginTransaction({ kind: 'new-transaction', readOnly: false });
  const consistency = { kind: 'transaction', id: transaction } as const;
  await wait(pauses[0]);

  const seen = new Map<number, bigint>();
  let low: Entry['low'];
  if ('below' in reads) {
    const { below } = reads;
    const { documents } = await service.reads.runQuery(ADMIN, makeQuery(below), consistency);
    const found = new Map(documents.map((document) => [Number(document.path.at(-1)), numberIn(document)]));
    if (below === undefined) for (let index = 0; index < COUNTERS; index++) seen.set(index, 0n);
    else low = { below, counters: new Set(found.keys()) };
    for (const [index, value] of found) seen.set(index, value);
  } else {
    for (const index of reads) {
      const { documents } = await service.reads.getDocuments(ADMIN, [getPath(index)], consistency);
      seen.set(index, numberIn(documents[0]));
      await wait(pauses[1]);
    }
  }

  await wait(pauses[2]);

  // A counter outside the results is written blindly.
  const left = new Map(writes.map((index) => [index, (seen.get(index) ?? 0n) + 1n]));

  const { commitMicros } = await service.commits.commit(
    ADMIN,
    [...left].map(([index, value]) => ({
      kind: 'set',
      path: getPath(index),
      fields: new Map([['n', { kind: 'integer', value }]]),
      transforms: [],
    })),
    transaction,
  );

  return { at: commitMicros, seen, low, left };
}

async function retryUntilThrough(service: DatabaseService, retried: Task): Promise<Entry> {
  for (;;) {
    try {
      return await attempt(service, retried);
    } catch (error) {
      if (!(error instanceof StatusError) || error.status !== 'ABORTED') throw error;
      await wait('turn');
    }
  }
}

describe('concurrent transactions', () => {
  it('have the same effect as in series', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(task, { minLength: 2, maxLength: 8 }), async (tasks) => {
        const emulator = new Emulator();
        const service = emulator.database(NAME);
        const entries = await Promise.all(tasks.map((item) => retryUntilThrough(service, item)));
        const state = new Map<number, bigint>();
        for (const { seen, low, left } of entries.sort((a, b) => (a.at < b.at ? -1 : 1))) {
          for (const [index, value] of seen) expect(value).toBe(state.get(index) ?? 0n);
          if (low !== undefined) {
            const stood = [...state].filter(([, value]) => value < low.below).map(([index]) => index);
            expect(low.counters).toEqual(new Set(stood));
          }
          for (const [index, value] of left) state.set(index, value);
        }

        for (const [index, value] of state) {
          expect(numberIn(service.store.get(getPath(index)))).toBe(value);
        }
        emulator.close();
      }),
      { numRuns: 400 },
    );
  }, 15_000);
});
