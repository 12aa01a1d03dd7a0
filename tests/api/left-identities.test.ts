import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { sweepIdentities } from '../../functions/src/auth/identity/sweep.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentSignUp } from './repeatable-changes.ts';

let server: Awaited<ReturnType<typeof startOwnApi>>;
beforeAll(async () => {
  server = await startOwnApi();
  return server.stop;
});

const PASSWORD = 'a long  password';
const makeRegistration = () => makeTalentSignUp({ password: PASSWORD, repeatPassword: PASSWORD });

/** In the future, so that new identities count as old. */
const NOW_IS_OLD = { olderThanMs: -60_000, pageSize: 3 };

const isThere = async (uid: string): Promise<boolean> => {
  const { users } = await auth().getUsers([{ uid }]);
  return users.length > 0;
};

it('the sweep deletes remains of a registration, and its address can be registered again', async () => {
  const { method, path, body } = makeRegistration();
  const first = await call<{ id: string }>(method, path, { body, at: server.address });
  const uid = first.collection.id;
  // As if the process had died before it wrote the record.
  await firestore().doc(`users/${uid}`).delete();
  expect((await call(method, path, { body, at: server.address })).status).toBe(409);

  await sweepIdentities();
  expect(await isThere(uid)).toBe(true);
  expect(await sweepIdentities(NOW_IS_OLD)).toBeGreaterThan(0);
  expect(await isThere(uid)).toBe(false);
  expect((await call(method, path, { body, at: server.address })).status).toBe(201);
});

it('the sweep keeps accounts with a record, and those created by hand', async () => {
  const { method, path, body } = makeRegistration();
  const { collection } = await call<{ id: string }>(method, path, { body, at: server.address });
  const byHand = `byHand${randomBytes(8).toString('hex')}`;
  await auth().createUser({ uid: byHand, email: `${byHand}@tests.example`.toLowerCase() });
  await sweepIdentities(NOW_IS_OLD);
  expect([await isThere(collection.id), await isThere(byHand)]).toEqual([true, true]);
});
