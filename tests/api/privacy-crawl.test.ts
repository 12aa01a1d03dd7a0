/** @module-tag full */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { ERASURE, erase } from '../../functions/src/features/privacy/erasure/erase.ts';
import { db } from '../../functions/src/platform/firestore/db.ts';
import { APP, auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { plantCanary, type Canary } from '../stack/canaries.ts';
import { findEverywhere } from '../stack/find-everywhere.ts';
import { unzip } from '../stack/unzip.ts';
import { findAuditEntry } from '../stack/audit.ts';

// The functions' client must be set up before first use; it finds the bucket through the tests' app.
firestore();
db();

let staff: readonly string[];
let canary: Canary;

beforeAll(async () => {
  staff = await Promise.all(
    ['team@agency-one.example', 'team@agency-two.example'].map((email) => getIdToken(email)),
  );
});
beforeEach(async () => {
  canary = await plantCanary();
});

// Their shape would break other tests.
afterEach(async () => {
  const left = await findEverywhere(canary.uid.replace('forgotten-', ''));
  const records = left.filter((path) => /^\w+\//.test(path));
  await Promise.all(records.map((path) => firestore().doc(path).delete()));
  await auth().deleteUsers([canary.uid]);
});

const ask = () => call('POST', '/privacy/deletion-request', { token: canary.token, body: {} });
const confirm = (token: string) =>
  call<DeletionRequest>('POST', `/privacy/deletion-request/${canary.uid}/confirm`, {
    token,
    headers: { 'Idempotency-Key': `confirm-${canary.word}` },
    body: {},
  });
const toRecord = async (path: string) => (await firestore().doc(path).get()).data();

/** Only legal records of the canary remain; the last email goes once it is sent. */
const expectForgotten = async (): Promise<void> => {
  await expect.poll(() => toRecord(`mail/data-erased_${canary.uid}`)).toBeUndefined();
  expect(await findEverywhere(canary.word)).toEqual(canary.kept);
  for (const [path, fields] of canary.others) expect([path, await toRecord(path)]).toEqual([path, fields]);
  await expect(auth().getUser(canary.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const left = await findEverywhere(canary.uid);
  // The list by which a restored database erases again has the id alone.
  const ofId = /^(?:audit|deletionRequests|idempotency|gs:\/\/erasures)\//;
  expect(left.filter((path) => !ofId.test(path))).toEqual(canary.kept);
};

describe('every value about a person', () => {
  it('is removed everywhere by an erasure', async () => {
    expect((await findEverywhere(canary.word)).length).toBeGreaterThan(40);
    expect((await ask()).status).toBe(201);
    expect((await confirm(staff[0] ?? '')).collection).toMatchObject({ state: 'requested' });
    expect((await confirm(staff[1] ?? '')).collection).toMatchObject({ state: 'erased' });
    await expectForgotten();

    const key = canary.uid.replace('forgotten-', '');
    expect(await toRecord(`reportInvites/of-${key}`)).toMatchObject({
      signers: {
        CLIENT: { name: '', email: '', version: 2 },
        VOD: { name: 'Other', email: 'other@tests.example', version: 1 },
      },
    });

    expect(await toRecord(`sessionContacts/with-${key}`)).toMatchObject({
      participants: [{ name: 'Other', email: 'other@tests.example' }],
      emails: ['other@tests.example'],
    });

    expect(await toRecord(`recordingSessions/with-${key}`)).toMatchObject({
      participants: [{ name: 'Other', side: 'client' }],
      revision: 5,
    });

    expect(await toRecord(`castings/of-${key}`)).toMatchObject({
      hideTalentFromPreviewList: ['other'],
      talentVoiceTag: { voice: [{ talentId: 'other', tag: 'Stays' }] },
      taggedTalents: ['other'],
    });

    expect(await toRecord(`audit/by-${key}`)).toMatchObject({ by: canary.uid, before: null, after: null });
    expect(await toRecord(`audit/nested-${key}`)).toMatchObject({ before: { all: [null] } });

    const proof = await findAuditEntry(`deletionRequests/${canary.uid}`);
    const states = proof.docs.map((entry) => (entry.get('after') as { state: string }).state);
    expect(states.sort()).toEqual(['erased', 'erasing', 'requested', 'requested']);
  });

  it('is exported if the export has its field, and otherwise not', async () => {
    await ask();

    const response = await fetch(`${APP}/api/privacy/export`, {
      headers: { Authorization: `Bearer ${canary.token}` },
    });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const text = [...files]
      .filter(([name]) => !name.endsWith('.mp3'))
      .map(([, file]) => file.toString())
      .join('\n');
    expect(canary.exported.filter((value) => !text.includes(value))).toEqual([]);
    expect(canary.withheld.filter((value) => text.includes(`"${value}"`))).toEqual([]);
    expect(canary.withheld.filter((value) => text.includes(`>${value}<`))).toEqual([]);

    const audio = [...files].filter(([name]) => name.startsWith('audio/'));
    // A take states its talent's consent before its sound.
    const sound = `audio of ${canary.word}`;
    expect(audio.map(([, file]) => file.toString().slice(-sound.length))).toEqual(Array(4).fill(sound));
    expect(text).not.toContain('Untouched');
  });
});

describe('an erasure that is interrupted', () => {
  it.each(ERASURE.map((_, index) => index))('after step %i is completed by the next one', async (index) => {
    await ask();

    const ref = firestore().doc(`deletionRequests/${canary.uid}`);
    await ref.update({ state: 'erasing', confirmedBy: ['agency-one', 'agency-two'] });

    const request = { ...(await ref.get()).data(), id: canary.uid } as DeletionRequest;
    const crash = () => Promise.reject(new Error('The power is gone'));
    await expect(erase(request, [...ERASURE.slice(0, index + 1), crash])).rejects.toThrow(
      'The power is gone',
    );
    expect(await toRecord(ref.path)).toMatchObject({ state: 'erasing' });
    expect((await confirm(staff[0] ?? '')).collection).toMatchObject({ state: 'erased', email: '' });
    await expectForgotten();
  });
});
