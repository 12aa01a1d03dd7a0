import { doc, runTransaction } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { createWebClient } from './support/clients.ts';
import { DOCUMENTS, send, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

beforeEach(async () => {
  await emulator.clear();
  await admin.db.doc('counters/a').set({ n: 0 });
});

/** Slightly less than a writer's time-out. */
const LOCK_WAIT_MS = 1900;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const COUNTER = 'projects/demo-casting/databases/(default)/documents/counters/a';

const call = async (verb: string, body: object) =>
  fetch(`${emulator.url}/v1/projects/demo-casting/databases/(default)/documents:${verb}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });

const begin = async (options?: object) =>
  ((await (await call('beginTransaction', { options })).json()) as { transaction: string }).transaction;

const setCounter = (n: number) => ({
  writes: [{ update: { name: COUNTER, fields: { n: { integerValue: String(n) } } } }],
});

describe('a transaction', () => {
  it('keeps every increment of many concurrent ones', async () => {
    const counter = admin.db.doc('counters/a');
    await Promise.all(
      Array.from({ length: 12 }, () =>
        admin.db.runTransaction(
          async (transaction) => {
            const found = await transaction.get(counter);
            transaction.update(counter, { n: (found.get('n') as number) + 1 });
          },
          { maxAttempts: 20 },
        ),
      ),
    );

    expect((await counter.get()).get('n')).toBe(12);
  }, 60_000);

  it('blocks writes to its reads until it ends', async () => {
    const order: string[] = [];
    const counter = admin.db.doc('counters/a');
    let outside: Promise<unknown> = Promise.resolve();
    await admin.db.runTransaction(async (transaction) => {
      await transaction.get(counter);
      outside = counter.set({ n: 100 }).then(() => order.push('outside'));
      await pause(300);
      order.push('inside');
      transaction.update(counter, { n: 1 });
    });

    await outside;
    expect(order).toEqual(['inside', 'outside']);
    expect((await counter.get()).get('n')).toBe(100);
  });

  it('makes a waiting writer give up after two seconds', async () => {
    const transaction = await begin();
    await call('batchGet', { documents: [COUNTER], transaction });

    const write = setCounter(5);
    const start = Date.now();
    const refused = await call('commit', write);
    expect(Date.now() - start).toBeGreaterThan(LOCK_WAIT_MS);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: { status: 'ABORTED', message: 'Transaction lock timeout.' },
    });
    expect((await call('rollback', { transaction })).status).toBe(200);
    expect((await call('commit', write)).status).toBe(200);

    const stale = await call('commit', { ...write, transaction });
    expect(await stale.json()).toMatchObject({ error: { status: 'ABORTED' } });
  });

  it("locks a query's results and its potential results", async () => {
    const order: string[] = [];
    const outside: Promise<unknown>[] = [];

    const write = (path: string, n: number) =>
      admin.db
        .doc(path)
        .set({ n })
        .then(() => order.push(`${path} ${n}`));

    await admin.db.doc('counters/elsewhere').set({ n: 5 });

    await admin.db.runTransaction(async (transaction) => {
      const found = await transaction.get(admin.db.collection('counters').where('n', '==', 0));
      expect(found.size).toBe(1);
      await write('counters/other', 5);
      await write('houses/h/counters/a', 0);
      outside.push(write('counters/new', 0), write('counters/elsewhere', 0), write('counters/a', 7));
      await pause(200);
      order.push('inside');
      transaction.set(admin.db.doc('totals/t'), { count: found.size });
    });

    await Promise.all(outside);
    expect(order.slice(0, 3)).toEqual(['counters/other 5', 'houses/h/counters/a 0', 'inside']);
    expect(order.slice(3).sort()).toEqual(['counters/a 7', 'counters/elsewhere 0', 'counters/new 0']);
  });

  it('that began first commits first, and the other that read the same is restarted', async () => {
    const counter = admin.db.doc('counters/a');
    const attempts = { first: 0, second: 0 };
    let second: Promise<unknown> = Promise.resolve();
    await admin.db.runTransaction(async (transaction) => {
      await transaction.get(counter);

      if (++attempts.first === 1) {
        second = admin.db.runTransaction(async (item) => {
          attempts.second++;
          const found = await item.get(counter);
          item.update(counter, { n: (found.get('n') as number) + 1 });
        });
        await pause(200);
      }

      transaction.update(counter, { n: 10 });
    });

    await second;
    expect(attempts).toEqual({ first: 1, second: 2 });
    expect((await counter.get()).get('n')).toBe(11);
  });

  it('doesn’t wait for younger ones, which abort at their next request', async () => {
    const [older, younger] = [await begin(), await begin()];
    await call('batchGet', { documents: [COUNTER], transaction: older });
    await call('batchGet', { documents: [COUNTER], transaction: younger });
    const start = Date.now();
    expect((await call('commit', { ...setCounter(5), transaction: older })).status).toBe(200);
    expect(Date.now() - start).toBeLessThan(LOCK_WAIT_MS);
    const late = await call('batchGet', { documents: [COUNTER], transaction: younger });
    expect(await late.json()).toMatchObject({ error: { status: 'ABORTED' } });
  });

  it('retries in the place of the failed attempt', async () => {
    const [first, failed] = [await begin(), await begin()];
    await call('batchGet', { documents: [COUNTER], transaction: failed });
    expect((await call('commit', { ...setCounter(5), transaction: first })).status).toBe(200);

    const newcomer = await begin();
    const again = await begin({ readWrite: { retryTransaction: failed } });
    await call('batchGet', { documents: [COUNTER], transaction: newcomer });
    await call('batchGet', { documents: [COUNTER], transaction: again });
    expect((await call('commit', { ...setCounter(6), transaction: again })).status).toBe(200);

    const refused = await call('commit', { ...setCounter(7), transaction: newcomer });
    expect(await refused.json()).toMatchObject({ error: { status: 'ABORTED' } });
  });

  it('is answered before a writer that waited for it', async () => {
    const counter = admin.db.doc('counters/a');
    for (let round = 0; round < 10; round++) {
      const order: string[] = [];
      let outside: Promise<unknown> = Promise.resolve();
      await admin.db.runTransaction(async (transaction) => {
        await transaction.get(counter);
        outside = counter.update({ n: 100 }).then(() => order.push('outside'));
        await pause(20);
        transaction.update(counter, { n: round });
      });

      order.push('transaction');
      await outside;
      expect(order).toEqual(['transaction', 'outside']);
    }
  });

  it.each<[string, (transaction: FirebaseFirestore.Transaction) => Promise<unknown>]>([
    ['document', async (transaction) => (await transaction.get(admin.db.doc('counters/a'))).get('n')],
    [
      'query',
      async (transaction) =>
        (await transaction.get(admin.db.collection('counters').where('n', '==', 100))).docs[0]?.get('n'),
    ],
  ])('reads a %s only after an earlier writer', async (_, read) => {
    const counter = admin.db.doc('counters/a');
    let outside: Promise<unknown> = Promise.resolve();
    let younger: Promise<unknown> = Promise.resolve();
    await admin.db.runTransaction(async (transaction) => {
      await transaction.get(counter);
      outside = counter.set({ n: 100 });
      await pause(50);
      younger = admin.db.runTransaction(read);
      await pause(100);
    });

    expect(await younger).toBe(100);
    await outside;
  });

  it('ignores a failed writer, and releases its locks', async () => {
    const counter = admin.db.doc('counters/a');
    await expect(
      admin.db.runTransaction(async (transaction) => {
        await transaction.get(counter);
        transaction.update(counter, { n: 9 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');

    const start = Date.now();
    await counter.update({ other: true });
    expect(Date.now() - start).toBeLessThan(LOCK_WAIT_MS);
    expect((await counter.get()).data()).toEqual({ n: 0, other: true });
  });

  it('that is read-only refuses writes', async () => {
    const value = await admin.db.runTransaction(
      async (transaction) => (await transaction.get(admin.db.doc('counters/a'))).get('n') as number,
      { readOnly: true },
    );
    expect(value).toBe(0);
  });

  it('of the web SDK is retried when its reads have changed', async () => {
    const web = createWebClient(emulator.port);
    let attempts = 0;
    await runTransaction(web.db, async (transaction) => {
      const found = await transaction.get(doc(web.db, 'counters/a'));
      if (++attempts === 1) await admin.db.doc('counters/a').update({ n: 10 });
      transaction.update(found.ref, { n: (found.get('n') as number) + 1 });
    });

    expect(attempts).toBe(2);
    expect((await admin.db.doc('counters/a').get()).get('n')).toBe(11);
    await web.close();
  });

  it('of the web SDK locks documents that it only reads', async () => {
    const web = createWebClient(emulator.port);
    let attempts = 0;
    await runTransaction(web.db, async (transaction) => {
      const found = await transaction.get(doc(web.db, 'counters/a'));
      if (++attempts === 1) await admin.db.doc('counters/a').update({ n: 10 });
      transaction.set(doc(web.db, 'copies/a'), { n: found.get('n') as number });
    });

    expect(attempts).toBe(2);
    expect((await admin.db.doc('copies/a').get()).get('n')).toBe(10);
    await web.close();
  });
});

describe('a transaction id', () => {
  const call = (name: string, body: object = {}) => callVerb(emulator.port, name, body);
  const begin = async (options: object = {}) =>
    ((await call('beginTransaction', { options })) as { transaction: string }).transaction;
  const name = `${DOCUMENTS}/counters/a`;
  const put = (fields: object) => ({ writes: [{ update: { name, fields } }] });
  const read = (transaction: string) => call('batchGet', { documents: [name], transaction });
  const OVER = 'ABORTED: The referenced transaction has expired or is no longer valid.';
  const INVALID = 'INVALID_ARGUMENT: Invalid transaction.';

  it('has nine bytes, and anything else is refused', async () => {
    const id = Buffer.from(await begin(), 'base64');
    expect([id.length, id[0]]).toEqual([9, 0x11]);
    for (const transaction of ['', 'AAAA']) {
      expect(await call('rollback', { transaction })).toBe(INVALID);
    }
    expect(await call('commit', { writes: [], transaction: 'AAAA' })).toBe(INVALID);
    expect(await call('beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } })).toBe(
      INVALID,
    );
    expect(await call('rollback', { transaction: 'EWQAAAAAAAAA' })).toBe(
      'INVALID_ARGUMENT: Transaction is invalid or expired.',
    );
  });

  it('is used up by a commit, even an empty one; a later rollback has no effect', async () => {
    const transaction = await begin();
    expect(await call('commit', { writes: [], transaction })).toEqual({});
    expect(await read(transaction)).toBe(OVER);
    expect(await call('commit', { ...put({}), transaction })).toBe(OVER);
    expect(await call('rollback', { transaction })).toEqual({});
  });

  it('stays valid after an invalid write, but not after a failed precondition', async () => {
    const transaction = await begin();
    const reserved = { ...put({ __x__: { nullValue: null } }), transaction };
    expect(await call('commit', reserved)).toBe('INVALID_ARGUMENT: field name __x__ is reserved');
    expect(await read(transaction)).toHaveLength(1);
    const [write] = put({}).writes;
    const fresh = { writes: [{ ...write, currentDocument: { exists: false } }], transaction };
    expect(await call('commit', fresh)).toMatch(/^ALREADY_EXISTS: /);
    expect(await read(transaction)).toBe(OVER);
  });

  it('of a read-only transaction stays valid after a write', async () => {
    const transaction = await begin({ readOnly: {} });
    expect(await call('commit', { ...put({}), transaction })).toBe(
      'INVALID_ARGUMENT: Cannot modify entities in a read-only transaction.',
    );
    await call('commit', put({ n: { integerValue: '7' } }));
    expect(await read(transaction)).toMatchObject([{ found: { fields: { n: { integerValue: '0' } } } }]);
  });

  it('locks reads even with optimistic concurrency requested', async () => {
    const transaction = await begin({ readWrite: { concurrencyMode: 'OPTIMISTIC' } });
    await read(transaction);
    expect(await call('commit', put({}))).toBe('ABORTED: Transaction lock timeout.');
    await call('rollback', { transaction });
  });

  it('is returned before the first document', async () => {
    const answers = (await call('batchGet', {
      documents: [name],
      newTransaction: { readWrite: {} },
    })) as unknown as [{ transaction: string }, object];
    expect(answers).toEqual([{ transaction: expect.any(String) as string }, expect.anything()]);
    expect(answers[1]).toMatchObject({ found: { name } });
    await call('rollback', { transaction: answers[0].transaction });
  });

  it('doesn’t delay errors of invalid writes by others', async () => {
    const transaction = await begin();
    await read(transaction);
    const start = Date.now();
    expect(await call('commit', put({ __x__: { nullValue: null } }))).toMatch(/is reserved$/);
    expect(Date.now() - start).toBeLessThan(LOCK_WAIT_MS);
    await call('rollback', { transaction });
  });

  it('is invalid after a reset, and holds no lock', async () => {
    const transaction = await begin();
    await read(transaction);
    await send(emulator.port, 'POST', '/reset');
    const start = Date.now();
    expect(await call('commit', put({}))).toMatchObject({ writeResults: [{}] });
    expect(Date.now() - start).toBeLessThan(LOCK_WAIT_MS);
  });

  it('refuses reads of the far past and of the future', async () => {
    const beginAt = (readTime: string) => call('beginTransaction', { options: { readOnly: { readTime } } });
    expect(await beginAt('2020-01-01T00:00:00Z')).toBe(
      "FAILED_PRECONDITION: The requested 'read_time' is too old.",
    );
    expect(await beginAt('2999-01-01T00:00:00Z')).toBe(
      "INVALID_ARGUMENT: The requested 'read_time' cannot be in the future.",
    );
  });
});
