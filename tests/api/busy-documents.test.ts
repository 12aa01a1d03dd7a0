import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DROPPED_AFTER_DAYS } from '@domain/ledger/live-licences.ts';
import { countCall } from '../../functions/src/auth/access/rate-limit.ts';
import { createSummedCounter } from '../../functions/src/auth/access/summed-calls.ts';
import { db } from '../../functions/src/platform/firestore/db.ts';
import { getWindow } from '../../functions/src/work/collections/call-windows.ts';
import { dropEnded } from '../../functions/src/features/ledger/jobs/drop-ended.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeLicence } from '../stack/ledger.ts';
import { tick } from '../stack/moments.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const KEY_LIMIT = { calls: 600, seconds: 60 };
let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(3);
});

const restore: (() => void)[] = [];
afterEach(() => restore.splice(0).forEach((undo) => undo()));

/** Counts transaction attempts that read or write a document from now on, including retries. */
const countAttempts = (path: string, method: 'get' | 'set' = 'get'): (() => number) => {
  const database = db();
  const run = database.runTransaction.bind(database);
  let attempts = 0;
  database.runTransaction = ((update: Parameters<typeof run>[0], ...options: []) =>
    run(
      (transaction) => {
        type Call = (ref: { readonly path?: string }, ...rest: readonly unknown[]) => unknown;
        const original = transaction[method].bind(transaction) as Call;
        const counted: Call = (ref, ...rest) => {
          if (ref.path === path) attempts += 1;
          return original(ref, ...rest);
        };
        Object.assign(transaction, { [method]: counted });
        return update(transaction);
      },
      ...options,
    )) as typeof database.runTransaction;

  restore.push(() => (database.runTransaction = run));

  return () => attempts;
};

it('600 calls of a key in a minute need a few writes of one document, without retries', async () => {
  const caller = `key:${tenant.key}`;
  const attempts = countAttempts(getWindow('apiKeys', caller).path);
  const startedAt = Date.now();
  for (let index = 0; index < 600; index += 50)
    await Promise.all(Array.from({ length: 50 }, () => countCall('apiKeys', caller, KEY_LIMIT)));
  const seconds = (Date.now() - startedAt) / 1000;
  // One write at the first call, then one every five seconds.
  expect(attempts()).toBeLessThanOrEqual(1 + Math.ceil(seconds / 5));
  await expect(countCall('apiKeys', caller, KEY_LIMIT)).rejects.toMatchObject({ status: 429 });
});

it('a counter is written at most once a second per key, for any number of instances', async () => {
  const caller = `key:many-${tenant.key}`;
  const writes = countAttempts(getWindow('apiKeys', caller).path, 'set');
  const instances = Array.from({ length: 12 }, createSummedCounter);
  const startedAt = Date.now();
  for (let round = 0; Date.now() - startedAt < 2500; round += 1) {
    await Promise.all(instances.map((count) => count('apiKeys', caller, { ...KEY_LIMIT, calls: 60_000 })));
    await sleep(50);
  }

  expect(writes()).toBeGreaterThanOrEqual(2);
  expect(writes()).toBeLessThanOrEqual(1 + Math.floor((Date.now() - startedAt) / 1000));
});

it('a limit includes calls counted by other instances, until the window ends', async () => {
  const caller = `key:elsewhere-${tenant.key}`;
  await countCall('apiKeys', caller, KEY_LIMIT);
  const ref = getWindow('apiKeys', caller);
  await ref.update({ calls: 600 });
  await expect(countCall('apiKeys', caller, KEY_LIMIT)).rejects.toMatchObject({ status: 429 });
  await ref.update({ endsAt: new Date(Date.now() - 1000) });
  await expect(countCall('apiKeys', caller, KEY_LIMIT)).resolves.toBeUndefined();
});

it('the first take of a burst is counted with its upload, and the others by the schedule, once', async () => {
  const cast = await makeCast(tenant);
  const audition = await requestAuditions(cast, tenant.clientToken, { script: 'Once.', brief: 'Calm.' });
  expect(audition.status).toBe(201);

  const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
  for (const { id, email } of tenant.talents) {
    const path = await getUploadPath(`${cast.castingId}_${cast.voice.id}_${id}`, email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);
    // On any machine, the others follow soon after the first.
    await firestore().doc(`projects/${cast.project.id}`).update({ takesCountedAt: new Date() });
  }

  const readCounts = async () => {
    const project = await firestore().doc(`projects/${cast.project.id}`).get();
    return [project.get('progress.takes'), project.get('languageProgress.eng.takes')] as unknown[];
  };

  expect(await readCounts()).toEqual([1, 1]);

  for (let times = 0; times < 2; times += 1) {
    await tick('takeCounts', Date.now());
    expect(await readCounts()).toEqual([tenant.talents.length, tenant.talents.length]);
  }
});

it('the live licences of a voice exclude ended ones, and keep those that run or have just ended', async () => {
  const [talent] = tenant.talents;
  const getDay = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const sold = makeLicence(talent?.id ?? '', tenant);
  const ends = {
    ended: getDay(DROPPED_AFTER_DAYS + 2),
    recent: getDay(2),
    running: getDay(-300),
    unaired: null,
  };
  const batch = firestore().batch();
  const orders: Record<string, object> = {};
  for (const [name, liveThrough] of Object.entries(ends)) {
    const orderId = `${name}-${tenant.key}`;
    const { id: _, ...fields } = { ...sold, orderId, liveThrough, expiresOn: liveThrough };
    batch.set(firestore().doc(`soldLicences/${orderId}_1`), fields);
    orders[orderId] = { agencyId: tenant.agencyId, brandKey: 'b', category: 'CARS', uses: [] };
  }

  batch.set(firestore().doc(`liveLicences/${talent?.id}`), { orders });
  await batch.commit();
  expect(await dropEnded(Date.now())).toBeGreaterThan(0);

  const remaining = (await firestore().doc(`liveLicences/${talent?.id}`).get()).get('orders') as object;
  expect(Object.keys(remaining).sort()).toEqual(
    ['recent', 'running', 'unaired'].map((name) => `${name}-${tenant.key}`),
  );
  for (const name of Object.keys(ends))
    await firestore().doc(`soldLicences/${name}-${tenant.key}_1`).delete();
  await firestore().doc(`liveLicences/${talent?.id}`).delete();
});
