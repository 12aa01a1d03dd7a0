import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { TakeListener } from '@domain/auditions/listens.ts';
import type { Page } from '@domain/contract.ts';
import { makeAccount, putAccess } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { APP, bucket, firestore, getIdToken } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

/** An MP3 without its ID3v2 tag. */
const getSound = (file: Buffer): Buffer => {
  const size = [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | (file[index] ?? 0), 0);
  return file.toString('latin1', 0, 3) === 'ID3' ? file.subarray(10 + size) : file;
};
const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let talentToken: string;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  cast = await makeCast(tenant);
  await requestAuditions(cast, tenant.clientToken);
  const { id: uid, email } = tenant.talents[0]!;
  ({ token: talentToken } = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } }));
});

const toEntryId = (number: number): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;

const listAuditions = (token: string, id = tenant.talents[0]!.id, query = '') =>
  call<Page<TalentAudition>>('GET', `/audition-entry/talent/${id}${query}`, { token });

describe('auditions of a talent', () => {
  it('are visible to the talent and to staff of the requesting agency only', async () => {
    for (const token of [talentToken, tenant.teamToken]) {
      const { status, collection } = await listAuditions(token);
      expect(status).toBe(200);

      expect(collection.items).toMatchObject([
        {
          projectName: 'Production',
          character: 'Narrator',
          language: 'eng',
          state: 'open',
          isApproved: false,
        },
      ]);
    }

    expect((await listAuditions(otherTenant.teamToken)).status).toBe(404);
    expect((await listAuditions(tenant.clientToken)).status).toBe(403);
    expect((await listAuditions(talentToken, tenant.talents[1]!.id)).status).toBe(404);
    expect((await listAuditions(tenant.teamToken, tenant.talents[1]!.id)).status).toBe(200);
  });

  it('have keys for their talent that reveal no project id, and work like ids', async () => {
    const read = (await listAuditions(talentToken)).collection;
    const key = read.items[0]!.id;
    const replyText = [JSON.stringify(read), Buffer.from(read.cursor ?? '', 'base64url').toString()].join();
    for (const id of [cast.project.id, cast.castingId, cast.voice.id]) expect(replyText).not.toContain(id);
    expect((await listAuditions(tenant.teamToken)).collection.items[0]!.id).toBe(toEntryId(0));

    const link = (id: string) => call('GET', `/audition-entry/${id}/link`, { token: talentToken });
    expect((await link(key)).status).toBe(200);
    expect((await link(toEntryId(0))).status).toBe(200);
    expect((await link(`${key.slice(0, -2)}AA`)).status).toBe(404);
    for (const path of [`/casting/urlIdentifier/${key}`, `/casting/link/${key}`, `/project/${key}/casting`])
      expect((await call('GET', path)).status).toBe(404);
  });

  it('are limited to the caller’s agencies, for a shared talent', async () => {
    const { id } = tenant.talents[0]!;
    const foreign = {
      agencyId: otherTenant.agencyId,
      companyId: otherTenant.companyId,
      talentId: id,
      auditionId: 'none',
    };
    const place = { projectId: 'foreign', castingId: 'foreign_eng', voiceId: 'foreign' };
    await firestore()
      .doc(`auditionEntries/foreign_eng_foreign_${id}`)
      .set({
        ...foreign,
        ...place,
        talentPublicName: 'Talent 1.',
        status: 'open',
        deadline: Timestamp.fromMillis(Date.now() - 1000),
        isApproved: false,
        uploadedAt: null,
        durationMs: null,
        peaks: [],
        createdAt: Timestamp.now(),
      });

    expect((await listAuditions(tenant.teamToken)).collection.items).toHaveLength(1);
    expect((await listAuditions(talentToken)).collection.items).toHaveLength(1);
    await firestore().doc(`auditionEntries/foreign_eng_foreign_${id}`).delete();
  });

  it('are paginated, the latest deadline first', async () => {
    const { id } = tenant.talents[1]!;
    const stored = (
      await firestore()
        .doc(`auditionEntries/${toEntryId(1)}`)
        .get()
    ).data()!;
    const more = Array.from({ length: 27 }, (_, index) => `paged_eng_voice${index}_${id}`);
    const batch = firestore().batch();
    more.forEach((name, index) =>
      batch.set(firestore().doc(`auditionEntries/${name}`), {
        ...stored,
        projectId: 'paged',
        castingId: 'paged_eng',
        voiceId: `voice${index}`,
        // Created in another order than they are due.
        createdAt: Timestamp.fromMillis(Date.now() + index * 60_000),
        deadline: Timestamp.fromMillis(Date.now() - index * 60_000),
      }),
    );

    await batch.commit();

    const first = (await listAuditions(tenant.teamToken, id)).collection;
    const second = (await listAuditions(tenant.teamToken, id, `?cursor=${first.cursor}`)).collection;
    expect([first.items.length, second.items.length, second.cursor]).toEqual([25, 3, undefined]);

    const moments = [...first.items, ...second.items].map(({ deadline }) => deadline);
    expect(moments).toEqual([...moments].sort().reverse());
    expect((await listAuditions(tenant.teamToken, id, '?cursor=broken')).status).toBe(422);
    await Promise.all(more.map((name) => firestore().doc(`auditionEntries/${name}`).delete()));
  });

  const openOwnLink = (token: string, number = 0) =>
    call<{ path: string }>('GET', `/audition-entry/${toEntryId(number)}/link`, { token });

  it('link only the talent in person to the upload page', async () => {
    const { status, collection } = await openOwnLink(talentToken);
    expect(status).toBe(200);
    const { pathname, searchParams } = new URL(collection.path, APP);
    expect(pathname).toBe('/audition-entry/upload');
    const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${searchParams.get('token')}`);
    expect(page.collection).toMatchObject({ character: 'Narrator', script: 'The script.', state: 'open' });
    expect(page.collection.jwtToken).toBe(searchParams.get('token'));

    expect((await openOwnLink(talentToken, 1)).status).toBe(404);
    expect((await openOwnLink(tenant.teamToken)).status).toBe(403);
    // Staff can't upload another talent's take either.
    const { id: uid, email } = tenant.talents[1]!;
    const agenciesByRole = { talent: [tenant.agencyId], agencyTeam: [tenant.agencyId] };
    const { token: both } = await makeAccount({ uid, email, held: agenciesByRole });
    expect((await listAuditions(both)).status).toBe(200);
    expect((await openOwnLink(both)).status).toBe(404);
    expect((await openOwnLink(both, 1)).status).toBe(200);
  });

  it('are visible to an admin who acts as the talent, without an upload link', async () => {
    const uid = `admin-${tenant.key}`;
    const admin = await makeAccount({ uid, held: { admin: [tenant.agencyId] } });
    const acting = await getActingToken(admin.token, tenant.talents[0]!.id);
    expect((await listAuditions(acting)).status).toBe(200);
    expect((await openOwnLink(acting)).status).toBe(403);
  });

  it('return the take to the holder of the link', async () => {
    const path = await getUploadPath(toEntryId(0), tenant.talents[0]!.email);
    const [, key = '', token = ''] = /upload\/([^?]+)\?token=(.+)$/.exec(path) ?? [];
    const download = (id = key, by = token) => fetch(`${APP}/api/audition-entry/download/${id}?token=${by}`);
    expect((await download()).status).toBe(404);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);

    const response = await download();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);

    // Without consent the file says so; its sound is the original.
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.toString('latin1')).toContain('No synthetic voice may be made from this recording');
    expect(getSound(file).equals(getSound(take))).toBe(true);

    const part = await fetch(`${APP}/api/audition-entry/download/${key}?token=${token}`, {
      headers: { Range: 'bytes=0-2' },
    });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-2/${file.length}`,
      'ID3',
    ]);

    expect((await download('another')).status).toBe(403);
    expect((await download(key, `${token}x`)).status).toBe(401);

    const { items } = (await listAuditions(talentToken)).collection;
    expect(items).toMatchObject([{ state: 'uploaded' }]);
  });

  it('include the talent’s consent, with the take and in its file', async () => {
    const path = await getUploadPath(toEntryId(1), tenant.talents[1]!.email);
    const [, key = '', token = ''] = /upload\/([^?]+)\?token=(.+)$/.exec(path) ?? [];
    const page = () => call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);
    expect((await page()).collection.take).toBeNull();

    const send = (consent: string) =>
      call('POST', `${path}&syntheticVoiceConsent=${consent}`, { body: uploadForm(take) });
    expect((await send('perhaps')).status).toBe(422);

    const sent = await send('true');
    expect(sent.status).toBe(201);
    // A repeated upload of the same file is ignored; the first consent stays.
    expect((await send('false')).collection).toEqual(sent.collection);

    expect((await page()).collection.take).toMatchObject({ syntheticVoiceConsent: true });

    const entry = await firestore()
      .doc(`auditionEntries/${toEntryId(1)}`)
      .get();
    expect(entry.get('syntheticVoiceConsent')).toBe(true);

    const { items } = (await listAuditions(tenant.teamToken, tenant.talents[1]!.id)).collection;
    expect(items).toMatchObject([{ state: 'uploaded', syntheticVoiceConsent: true }]);

    const file = await fetch(`${APP}/api/audition-entry/download/${key}?token=${token}`);
    const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(text).toContain('The talent allows a synthetic voice to be made from this recording.');

    // The original bytes are stored and recognised by their digest.
    const [stored, ...more] = (await bucket().getFiles({ prefix: `auditions/${toEntryId(1)}/` }))[0];
    expect(more).toEqual([]);
    const [bytes] = await stored!.download();
    expect(bytes.equals(take)).toBe(true);
    const invite = await firestore()
      .doc(`auditionInvites/${toEntryId(1)}`)
      .get();
    expect(invite.get('takeDigest')).toBe(createHash('sha256').update(take).digest('base64url'));
  });

  const hear = (token: string, number = 0) =>
    call('GET', `/audition-entry/${toEntryId(number)}/signedUrl`, { token });
  const listListeners = (token: string, number = 0) =>
    call<readonly TakeListener[]>('GET', `/audition-entry/${toEntryId(number)}/listeners`, { token });
  const readHeardAt = async () => (await listAuditions(talentToken)).collection.items[0]?.heardAt;

  it('are marked as played when a project member opened the take, and the agency sees who', async () => {
    expect(await readHeardAt()).toBeNull();
    expect((await listListeners(tenant.teamToken)).collection).toEqual([]);

    // An admin acting as a client doesn't mark takes as played.
    const admin = await makeAccount({ uid: `helper-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    expect((await hear(await getActingToken(admin.token, `client-${tenant.key}`))).status).toBe(200);
    expect(await readHeardAt()).toBeNull();
    // A talent who is also staff plays their own take.
    const { id: uid, email } = tenant.talents[0]!;
    await putAccess({ uid, email, held: { talent: [tenant.agencyId], agencyTeam: [tenant.agencyId] } });
    const both = await getIdToken(email);
    expect((await hear(both)).status).toBe(200);
    expect(await readHeardAt()).toBeNull();

    // Two tabs together and a later repeat count as one first play.
    const opened = await Promise.all([hear(tenant.clientToken), hear(tenant.clientToken)]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);

    const first = await readHeardAt();
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await hear(tenant.teamToken)).status).toBe(200);
    expect((await hear(tenant.clientToken)).status).toBe(200);
    expect(await readHeardAt()).toBe(first);

    const { status, collection } = await listListeners(tenant.teamToken);
    expect(status).toBe(200);

    expect(collection).toMatchObject([
      { name: 'client', side: 'client', heardAt: first },
      { name: 'agencyTeam', side: 'agency' },
    ]);

    expect((await listListeners(tenant.clientToken)).status).toBe(403);
    expect((await listListeners(otherTenant.teamToken)).status).toBe(404);
    expect((await listListeners(both)).status).toBe(404);
    await putAccess({ uid, email, held: { talent: [tenant.agencyId] } });
    talentToken = await getIdToken(email);
    expect((await listListeners(talentToken)).status).toBe(403);
    expect(JSON.stringify((await listAuditions(talentToken)).collection)).not.toContain(
      `client-${tenant.key}`,
    );
  });

  it('hide listeners from clients, even from those who are staff elsewhere', async () => {
    const agenciesByRole = { client: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] };
    const user = { companyId: tenant.companyId };
    const { token } = await makeAccount({ uid: `between-${tenant.key}`, held: agenciesByRole, user });
    expect((await hear(token)).status).toBe(200);
    expect((await listListeners(token)).status).toBe(404);
    expect((await listListeners(tenant.teamToken)).collection).toHaveLength(3);
  });
});
