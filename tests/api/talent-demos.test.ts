import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStereo, makeTone } from '@domain/audio/tones.fixture.ts';
import { encodeMp3 } from '../../functions/src/platform/sound/make-preview.ts';
import { makeOddFiles } from '../../functions/src/platform/sound/odd-files.fixture.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, putAccess, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { changeTicket } from '../stack/curation.ts';
import {
  changeDemo,
  makeDemoForm,
  getFile,
  findFiles,
  readStoredDemo,
  take,
  uploadDemo,
  type StoredDemo,
} from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

const readFixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let talent: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const makeDemo = async (fields: Readonly<Record<string, string>> = {}): Promise<StoredDemo> => {
  const { status, collection, error } = await uploadDemo(talent.token, talent.uid, { fields });
  expect([status, error.code]).toEqual([201, undefined]);
  return collection;
};
const approve = (demo: StoredDemo) => changeDemo(admin.token, demo, { reviewStatus: 'approved' });
const readPublicCopy = async (id: string) => (await firestore().doc(`demoCache/${id}`).get()).data();
/** Size of the audio that staff hear of a demo. */
const countPlayedBytes = async ({ id }: StoredDemo, query = ''): Promise<number> => {
  const path = `/demo/${talent.uid}/${id}/signedUrl${query}`;
  const { collection } = await call<{ demoSignedUrl: string }>('GET', path, { token: tenant.teamToken });
  return (await (await fetch(`${APP}${collection.demoSignedUrl}`)).arrayBuffer()).byteLength;
};
const countStoredBytes = async (path: string): Promise<number> =>
  (await bucket().file(path).download())[0].length;
const listPrincipals = async (): Promise<readonly string[]> => {
  const found = await firestore().collection('demos').where('talentId', '==', talent.uid).get();
  return found.docs.filter((demo) => demo.get('principalInCategory') === true).map(({ id }) => id);
};

describe('an uploaded demo', () => {
  it('is measured, waits for review, and is invisible to clients', async () => {
    const demo = await makeDemo({ accent: 'Scottish', languageTag: 'en-GB', comment: 'Recorded at home.' });
    expect(demo).toMatchObject({
      name: 'Warm read',
      accent: 'Scottish',
      languageTag: 'en-GB',
      comment: 'Recorded at home.',
      reviewStatus: 'pending',
      approved: false,
      syntheticVoiceConsent: false,
      principalInCategory: true,
      fileSize: take.length,
      quality: { channels: 1, clippedSamples: 0 },
    });

    expect(demo.quality?.loudness).toBeLessThan(-5);
    expect(await findFiles(talent.uid)).toEqual([await getFile(demo)]);
    expect(await readPublicCopy(demo.id)).toBeUndefined();

    const { collection } = await call<{ demoSignedUrl: string }>(
      'GET',
      `/demo/${talent.uid}/${demo.id}/signedUrl`,
      { token: talent.token },
    );
    expect(collection.demoSignedUrl).toContain('/api/audio/');
  });

  it('is played to clients at 128 kbit/s, which goes with it', async () => {
    const channels = makeStereo(makeTone([[4, -18]], 44_100, 440));
    const bytes = await encodeMp3(channels, 44_100, 320_000, Date.now() + 10_000);
    const { collection: demo } = await uploadDemo(talent.token, talent.uid, { bytes });
    await approve(demo);

    const played = await countPlayedBytes(demo, '?version=approved');
    expect(played / 4 / 125).toBeCloseTo(128, -1);
    expect(await countPlayedBytes(demo)).toBe(bytes.length);

    await sweepFiles({ olderThanMs: -60_000 });
    expect(await findFiles(talent.uid)).toHaveLength(2);
    await call('DELETE', `/demo/${talent.uid}/${demo.id}`, { token: talent.token });
    expect(await findFiles(talent.uid)).toEqual([]);
  });

  it('may have any tags, be joined, or be wrapped in a WAV', async () => {
    const files = makeOddFiles();
    for (const [name, seconds] of [
      ['two-tags.mp3', 2.6],
      ['joined-with-tags-between.mp3', 5.2],
      ['in-riff.mp3', 2.6],
    ] as const) {
      const { status, collection } = await uploadDemo(talent.token, talent.uid, { bytes: files[name]! });
      expect([name, status]).toEqual([name, 201]);
      expect(collection.durationMs / 1000).toBeCloseTo(seconds, 1);
    }
  });

  it('is one demo when the upload is repeated', async () => {
    const key = randomUUID();
    const send = () => uploadDemo(talent.token, talent.uid, { key });
    const [first, second] = await Promise.all([send(), send()]);
    const third = await send();
    expect(new Set([first, second, third].map(({ collection }) => collection.id)).size).toBe(1);
    expect(await findFiles(talent.uid)).toContain(await getFile(first.collection));
    const found = await firestore().collection('demos').where('talentId', '==', talent.uid).get();
    expect(found.size).toBe(1);
  });

  it('is managed by staff of the talent’s agency only', async () => {
    const allowed = await uploadDemo(tenant.teamToken, talent.uid);
    expect([allowed.status, allowed.collection.talentId]).toEqual([201, talent.uid]);
    expect((await uploadDemo(otherTenant.teamToken, talent.uid)).status).toBe(404);
    expect((await uploadDemo(tenant.clientToken, talent.uid)).status).toBe(403);
    const stranger = await makeTalentAccount([tenant.agencyId]);
    expect((await uploadDemo(stranger.token, talent.uid)).status).toBe(404);
    const records = await findAuditEntry(`demos/${allowed.collection.id}`);
    expect(records.docs.map((record) => record.get('by') as unknown)).toEqual([`agencyTeam-${tenant.key}`]);
    expect(await findFiles(talent.uid)).toHaveLength(1);
  });

  it('is refused for a talent blocked by their only agency', async () => {
    await makeDemo();
    await putAccess({ uid: talent.uid, held: { talent: [tenant.agencyId] }, standing: { blocked: true } });
    await refreshCopies(talent.uid);
    expect((await uploadDemo(talent.token, talent.uid)).status).toBe(403);
    expect(await findFiles(talent.uid)).toHaveLength(1);
  });

  it('is refused beyond a talent’s maximum', async () => {
    const demo = await makeDemo();
    const batch = firestore().batch();
    const { id: _id, ...record } = (await readStoredDemo(demo.id)) ?? demo;
    for (let number = 1; number < 50; number += 1)
      batch.set(firestore().doc(`demos/${talent.uid}-${number}`), { ...record, principalInCategory: false });
    await batch.commit();
    await refreshCopies(talent.uid);

    const { status, error } = await uploadDemo(talent.token, talent.uid);
    expect([status, error.code]).toEqual([409, 'demo.tooMany']);
    expect(error.message).toContain('50');
  });
});

const wav = Buffer.concat([Buffer.from('RIFF\x24\x08\0\0WAVEfmt ', 'latin1'), Buffer.alloc(4000, 3)]);
const makePicture = (bytes: number): Buffer => {
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), Buffer.alloc(bytes, 0x41)]);
};

describe('an invalid demo file', () => {
  it.each<[string, Buffer, number, string]>([
    ['no MP3', Buffer.from('Hello, this is text'), 415, 'audio.notMp3'],
    ['a WAV that is called .mp3', wav, 415, 'audio.notMp3'],
    ['of 61 seconds', readFixture('sixty-one-seconds.mp3'), 422, 'audio.tooLong'],
    ['cut off', take.subarray(0, take.length / 2), 422, 'audio.damaged'],
    ['empty', Buffer.alloc(0), 422, 'audio.empty'],
    [
      'with a picture larger than all that is taken',
      Buffer.concat([makePicture(11_000_000), take]),
      413,
      'audio.tooLarge',
    ],
  ])('%s is refused with a message, and leaves nothing behind', async (_, bytes, status, code) => {
    const answer = await uploadDemo(talent.token, talent.uid, { bytes });
    expect([answer.status, answer.error.code, answer.error.property]).toEqual([status, code, 'record']);
    expect(answer.error.message.length).toBeGreaterThan(10);
    expect(await findFiles(talent.uid)).toEqual([]);
    const found = await firestore().collection('demos').where('talentId', '==', talent.uid).get();
    expect(found.empty).toBe(true);
  });

  it('is never one whose picture is huge but fits', async () => {
    const { status, collection } = await uploadDemo(talent.token, talent.uid, {
      bytes: Buffer.concat([makePicture(5_000_000), take]),
    });
    expect(status).toBe(201);
    expect(collection.quality?.bitRate).toBeLessThan(400);
  });

  it.each([
    ['category', 'NOTHING'],
    ['language', 'xxx'],
    ['languageTag', 'English!'],
    ['name', ''],
    ['principalInCategory', 'yes'],
    ['storagePath', 'demos/mine.mp3'],
  ])('is reported with the fault in its %s', async (property, value) => {
    const { status, error } = await uploadDemo(talent.token, talent.uid, { fields: { [property]: value } });
    expect([status, error.property]).toEqual([422, property]);
    expect(await findFiles(talent.uid)).toEqual([]);
  });
});

describe('a change of an approved demo', () => {
  it('waits for review if clients see it, and they keep the earlier version', async () => {
    const demo = await makeDemo();
    await approve(demo);
    const { status, collection } = await changeDemo(talent.token, demo, { tone: 'HIGH' });
    expect([status, collection.reviewStatus, collection.approved]).toEqual([200, 'pending', true]);
    expect(await readPublicCopy(demo.id)).toMatchObject({ tone: 'MED' });
    expect((await approve(demo)).status).toBe(200);
    expect(await readPublicCopy(demo.id)).toMatchObject({ tone: 'HIGH' });
  });

  it('needs no review in a private field, with immediate effect', async () => {
    const demo = await makeDemo();
    await approve(demo);
    const { collection } = await changeDemo(talent.token, demo, {
      syntheticVoiceConsent: true,
      comment: 'New',
      tone: 'MED',
    });
    expect(collection).toMatchObject({ reviewStatus: 'approved', syntheticVoiceConsent: true });
    expect(await readPublicCopy(demo.id)).toMatchObject({ syntheticVoiceConsent: true });
  });

  it('is refused after a concurrent save', async () => {
    const demo = await makeDemo();
    await changeDemo(talent.token, demo, { name: 'First' });
    const { status, error } = await changeDemo(talent.token, demo, {
      name: 'Second',
      updatedAt: demo.updatedAt,
    });
    expect([status, error.code]).toEqual([409, 'record.stale']);
  });

  it('is visible to talent and agency, without its review', async () => {
    const demo = await makeDemo();
    expect((await changeDemo(tenant.teamToken, demo, { name: 'Ours' })).status).toBe(200);
    expect((await changeDemo(otherTenant.teamToken, demo, { name: 'Theirs' })).status).toBe(404);

    for (const token of [talent.token, tenant.teamToken]) {
      const { status, error } = await changeDemo(token, demo, { reviewStatus: 'approved' });
      expect([status, error.property]).toEqual([403, 'reviewStatus']);
      const reasons = await changeDemo(token, demo, { reviewerReasons: ['room'] });
      expect([reasons.status, reasons.error.property]).toEqual([403, 'reviewerReasons']);
    }

    expect((await approve(demo)).collection.reviewStatus).toBe('approved');
  });

  it('is visible to the reviewer of the ticket', async () => {
    const demo = await makeDemo();
    const agencies = { engineer: [tenant.agencyId] };
    const [account, idle] = await Promise.all(
      ['own', 'idle'].map((name) => makeAccount({ uid: `${name}-${randomUUID()}`, held: agencies })),
    );
    expect((await changeTicket(account?.token ?? '', demo.curationTicketId, 'take')).status).toBe(200);

    const { collection } = await changeDemo(account?.token ?? '', demo, {
      tone: 'LOW',
      reviewStatus: 'approved',
    });
    expect(collection).toMatchObject({ editedDuringCuration: true, tone: 'LOW', engineer: account?.uid });
    expect((await changeDemo(idle?.token ?? '', demo, { tone: 'HIGH' })).status).toBe(404);

    const consent = await changeDemo(account?.token ?? '', demo, { syntheticVoiceConsent: false });
    expect([consent.status, consent.error.property]).toEqual([403, 'syntheticVoiceConsent']);

    const removed = await call('DELETE', `/demo/${talent.uid}/${demo.id}`, { token: account?.token });
    expect(removed.status).toBe(403);
  });
});

describe('consent to synthetic voices', () => {
  it('defaults to the talent’s record', async () => {
    await firestore().doc(`talents/${talent.uid}`).update({ syntheticVoiceConsent: true });
    expect((await makeDemo()).syntheticVoiceConsent).toBe(true);
    expect((await makeDemo({ syntheticVoiceConsent: 'false' })).syntheticVoiceConsent).toBe(false);
  });

  it('is given by the talent only, and also withdrawn by staff', async () => {
    const demo = await makeDemo();
    const answer = await changeDemo(tenant.teamToken, demo, { syntheticVoiceConsent: true });
    expect([answer.status, answer.error.property]).toEqual([403, 'syntheticVoiceConsent']);
    const fields = { syntheticVoiceConsent: 'true' };
    expect((await uploadDemo(tenant.teamToken, talent.uid, { fields })).status).toBe(403);
    expect((await changeDemo(talent.token, demo, { syntheticVoiceConsent: true })).status).toBe(200);
    const taken = await changeDemo(tenant.teamToken, demo, { syntheticVoiceConsent: false });
    expect([taken.status, taken.collection.syntheticVoiceConsent]).toEqual([200, false]);
  });
});

describe('a replaced demo', () => {
  it('waits again with its last review, while clients play the earlier file', async () => {
    const demo = await makeDemo();
    const first = await getFile(demo);
    await changeDemo(admin.token, demo, { reviewStatus: 'approved', reviewerComment: 'Lovely.' });

    const { status, collection } = await call<StoredDemo>('PUT', `/demo/${talent.uid}/${demo.id}`, {
      token: talent.token,
      body: makeDemoForm({ name: 'Second try' }, readFixture('sixty-seconds.mp3')),
    });
    expect([status, collection.reviewStatus, collection.name]).toEqual([200, 'pending', 'Second try']);
    expect(collection.earlierReviews).toMatchObject([
      { status: 'approved', comment: 'Lovely.', engineer: admin.uid, otherFile: true },
    ]);

    const files = [first, await getFile(demo)];
    expect((await readStoredDemo(demo.id))?.approvedPath).toBe(first);
    expect(await findFiles(talent.uid)).toEqual(files.toSorted());

    const [before, after] = await Promise.all(files.map(countStoredBytes));
    expect([await countPlayedBytes(demo, '?version=approved'), await countPlayedBytes(demo)]).toEqual([
      before,
      after,
    ]);

    await approve(demo);
    expect(await findFiles(talent.uid)).toEqual(files.slice(1));

    expect(await readPublicCopy(demo.id)).toMatchObject({
      name: 'Second try',
      durationMs: collection.durationMs,
    });
  });

  it('keeps its file when the new one is refused or belongs to another talent', async () => {
    const demo = await makeDemo();
    const path = `/demo/${talent.uid}/${demo.id}`;
    const bad = await call('PUT', path, { token: talent.token, body: makeDemoForm({}, wav) });
    expect(bad.status).toBe(415);
    const answer = await call('PUT', path, { token: otherTenant.teamToken, body: makeDemoForm({}) });
    expect(answer.status).toBe(404);
    expect(await findFiles(talent.uid)).toEqual([await getFile(demo)]);
  });
});

describe('a deleted demo', () => {
  it('loses its file, public copy and dossier, once', async () => {
    const demo = await makeDemo();
    await approve(demo);
    await firestore().doc(`demoDossiers/${demo.id}`).set({ demoId: demo.id });

    const path = `/demo/${talent.uid}/${demo.id}`;
    expect((await call('DELETE', path, { token: otherTenant.teamToken })).status).toBe(404);
    expect((await call('DELETE', path, { token: talent.token })).status).toBe(200);
    expect((await call('DELETE', path, { token: talent.token })).status).toBe(404);
    expect(await readStoredDemo(demo.id)).toBeUndefined();
    expect(await readPublicCopy(demo.id)).toBeUndefined();
    expect((await firestore().doc(`demoDossiers/${demo.id}`).get()).exists).toBe(false);
    expect(await findFiles(talent.uid)).toEqual([]);
  });
});

describe('the principal demo of a category', () => {
  it('is unique, also after concurrent choices', async () => {
    const demos = [await makeDemo(), await makeDemo(), await makeDemo()];
    expect(await listPrincipals()).toEqual([demos[0]?.id]);
    await Promise.all(
      demos.slice(1).map((demo) => changeDemo(talent.token, demo, { principalInCategory: true })),
    );
    const [chosen, ...more] = await listPrincipals();
    expect(more).toEqual([]);
    expect(demos.slice(1).map(({ id }) => id)).toContain(chosen);
  });

  it('changes when it is deleted or moved to another category, visibly to clients', async () => {
    const [first, second] = [await makeDemo(), await makeDemo()];
    await approve(second);
    expect(await readPublicCopy(second.id)).toMatchObject({ principalInCategory: false });
    await changeDemo(talent.token, first, { category: 'SONG' });
    expect([...(await listPrincipals())].sort()).toEqual([first.id, second.id].sort());
    expect(await readPublicCopy(second.id)).toMatchObject({ principalInCategory: true });
  });
});

describe('the list of demos', () => {
  it('contains talents’ own, an agency’s for staff, those to review for engineers, and approved ones for clients', async () => {
    const demo = await makeDemo();

    const list = async (token: string, query = '') => {
      const { status, collection } = await call<{ items: readonly StoredDemo[] }>('GET', `/demo${query}`, {
        token,
      });
      return status === 200 ? collection.items.map(({ id }) => id) : status;
    };

    expect(await list(talent.token)).toEqual([demo.id]);
    expect(await list(talent.token, '?reviewStatus=approved')).toEqual([]);
    expect(await list(talent.token, `?talentId=${tenant.talents[0]?.id}`)).toBe(404);
    expect(await list(tenant.teamToken, `?talentId=${talent.uid}`)).toEqual([demo.id]);
    expect(await list(tenant.teamToken, `?talentId=${talent.uid}&reviewStatus=pending`)).toEqual([demo.id]);
    expect(await list(otherTenant.teamToken, `?talentId=${talent.uid}`)).toEqual([]);

    // Clients only get the public copies of approved demos.
    const approved = tenant.talents.map(({ demoId }) => demoId);
    expect(await list(tenant.clientToken)).toEqual(expect.arrayContaining([...approved]));
    expect(await list(tenant.clientToken)).not.toContain(demo.id);

    const engineer = await makeAccount({ uid: `eng-${randomUUID()}`, held: { engineer: [tenant.agencyId] } });
    expect(await list(engineer.token)).toEqual([]);
    expect((await changeTicket(engineer.token, demo.curationTicketId, 'take')).status).toBe(200);
    expect(await list(engineer.token)).toEqual([demo.id]);
  });
});
