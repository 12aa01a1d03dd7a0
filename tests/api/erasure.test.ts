import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { continueErasures } from '../../functions/src/features/privacy/erasure/continue-erasures.ts';
import { ERASURE, erase } from '../../functions/src/features/privacy/erasure/erase.ts';
import { eraseAgain } from '../../functions/src/features/privacy/erasure/erase-again.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentSignUp } from './repeatable-changes.ts';

const PASSWORD = 'a long  password';
let address: string;
beforeAll(async () => {
  const server = await startOwnApi();
  address = server.address;
  return server.stop;
});

const makeKeyHeaders = () => ({ 'Idempotency-Key': randomBytes(8).toString('hex') });

/** A signed-in talent who has requested deletion of their data. */
const makeLeaver = async (lastName = 'Costa') => {
  const { body } = makeTalentSignUp({ lastName, password: PASSWORD, repeatPassword: PASSWORD });
  const { email } = body as { email: string };
  const { collection } = await call<{ id: string }>('POST', '/talent', {
    body,
    headers: makeKeyHeaders(),
    at: address,
  });
  const uid = collection.id;
  await auth().updateUser(uid, { emailVerified: true });

  const token = await getIdToken(email, PASSWORD);
  await call('POST', '/privacy/deletion-request', { token, headers: makeKeyHeaders(), at: address });

  const ref = firestore().doc(`deletionRequests/${uid}`);
  const request = async () => ({ ...(await ref.get()).data(), id: uid }) as DeletionRequest;

  const begin = async () => {
    await ref.update({ state: 'erasing', confirmedBy: ['agency-one'] });
    return request();
  };

  return { uid, email, token, request, begin };
};

/** Idempotency records that contain a text. */
const countRemembered = async (text: string): Promise<number> => {
  const { docs } = await firestore().collection('idempotency').get();
  return docs.filter((snapshot) => JSON.stringify(snapshot.data()).includes(text)).length;
};

describe('an erasure', () => {
  it('ends every session first', async () => {
    const { token, uid, begin } = await makeLeaver();
    const read = () => call('GET', `/talent/${uid}`, { token, at: address });
    expect((await read()).status).toBe(200);
    const crash = () => Promise.reject(new Error('crash'));
    await expect(erase(await begin(), [...ERASURE.slice(0, 1), crash])).rejects.toThrow('crash');
    expect((await read()).status).toBe(401);
    await continueErasures();
  });

  it('deletes only the stored replies to their calls, including the registration', async () => {
    const [leaver, second] = [await makeLeaver(), await makeLeaver('Otero')];
    expect(await countRemembered(leaver.uid)).toBe(2);

    const confirm = (token: string) =>
      call('POST', `/privacy/deletion-request/${leaver.uid}/confirm`, {
        token,
        headers: makeKeyHeaders(),
        at: address,
      });

    const { status, collection } = await confirm(await getIdToken('team@agency-one.example'));
    expect([status, collection]).toMatchObject([200, { state: 'erased', fullName: '', email: '' }]);
    expect(await countRemembered(leaver.email)).toBe(0);
    // The remaining one belongs to the confirmation and records that it was done.
    expect(await countRemembered(leaver.uid)).toBe(1);
    expect(await countRemembered(second.email)).toBe(2);
  });

  it('continues in the next run if one is too short', async () => {
    const { uid, request, begin } = await makeLeaver();
    const batch = firestore().batch();
    const entries = Array.from({ length: 450 }, () => firestore().collection('audit').doc());
    for (const entry of entries)
      batch.set(entry, {
        subject: 'projects/p',
        by: 'staff',
        before: null,
        after: { note: { talentId: uid } },
      });

    await batch.commit();

    const first = await erase(await begin(), ERASURE, 0);
    expect([first.state, first.scanned?.collection]).toEqual(['erasing', 'audit']);
    expect(await auth().getUser(uid)).toMatchObject({ disabled: true });
    // A deletion without a recorded start is found after its first unfinished round.
    expect((await request()).erasingSince?.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    for (let round = 0; round < 200 && (await request()).state === 'erasing'; round += 1)
      await continueErasures(0);

    const last = await request();
    expect([last.state, last.email]).toEqual(['erased', '']);
    expect([last.scanned, last.erasingSince]).toEqual([undefined, undefined]);

    const left = (await firestore().getAll(...entries)).filter((entry) =>
      JSON.stringify(entry.get('after')).includes(uid),
    );
    expect(left).toHaveLength(0);
  });
});

describe('after a restore', () => {
  it('erases who was erased after the backup, without another email, and nobody else', async () => {
    const [leaver, staying] = [await makeLeaver('Restored'), await makeLeaver('Staying')];
    const collections = ['users', 'talents', 'memberships'];
    const readAll = async () =>
      (await Promise.all(collections.map((name) => firestore().collection(name).get())))
        .flatMap(({ docs }) => docs)
        .filter(
          (snapshot) => JSON.stringify(snapshot.data()).includes(leaver.uid) || snapshot.id === leaver.uid,
        )
        .map((snapshot) => [snapshot.ref, snapshot.data()] as const);
    const backup = await readAll();

    await erase(await leaver.begin());
    expect(await eraseAgain()).toBe(0);

    for (const [ref, record] of backup) await ref.set(record);
    await firestore().doc(`deletionRequests/${leaver.uid}`).delete();
    const mails = firestore().doc(`mail/data-erased_${leaver.uid}`);
    await mails.delete();

    expect(await eraseAgain()).toBe(1);
    expect((await leaver.request()).state).toBe('erased');
    expect(await readAll()).toEqual([]);
    expect((await mails.get()).exists).toBe(false);
    expect((await staying.request()).state).toBe('requested');
  });
});
