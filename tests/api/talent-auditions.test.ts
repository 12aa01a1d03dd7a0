import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import { makeAccount } from '../stack/account.ts';
import { actingToken } from '../stack/acting.ts';
import { APP, firestore } from '../stack/admin.ts';
import { uploadPathOf } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { deadlineIn, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let other: Tenant;
let cast: Cast;
let talentToken: string;
beforeAll(async () => {
  [tenant, other] = await Promise.all([makeTenant(2), makeTenant(1)]);
  cast = await makeCast(tenant);
  await call('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
    token: tenant.clientToken,
    body: { style: 'NATURAL', deadline: deadlineIn(5), script: 'The script.', brief: 'The brief.' },
  });
  const { id: uid, email } = tenant.talents[0]!;
  ({ token: talentToken } = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } }));
});
beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));

const entryIdOf = (number: number): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;

const ofTalent = (token: string, id = tenant.talents[0]!.id, query = '') =>
  call<Page<TalentAudition>>('GET', `/audition-entry/talent/${id}${query}`, { token });

describe('auditions of a talent', () => {
  it('are told to the talent and to staff of the agency that asked, and to nobody else', async () => {
    for (const token of [talentToken, tenant.teamToken]) {
      const { status, collection } = await ofTalent(token);
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
    expect((await ofTalent(other.teamToken)).status).toBe(404);
    expect((await ofTalent(tenant.clientToken)).status).toBe(403);
    expect((await ofTalent(talentToken, tenant.talents[1]!.id)).status).toBe(404);
    expect((await ofTalent(tenant.teamToken, tenant.talents[1]!.id)).status).toBe(200);
  });

  it('are of the caller’s agencies alone, of a talent whom two agencies know', async () => {
    const { id } = tenant.talents[0]!;
    const foreign = {
      agencyId: other.agencyId,
      companyId: other.companyId,
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
    expect((await ofTalent(tenant.teamToken)).collection.items).toHaveLength(1);
    expect((await ofTalent(talentToken)).collection.items).toHaveLength(1);
    await firestore().doc(`auditionEntries/foreign_eng_foreign_${id}`).delete();
  });

  it('come page by page, the latest deadline first', async () => {
    const { id } = tenant.talents[1]!;
    const known = (
      await firestore()
        .doc(`auditionEntries/${entryIdOf(1)}`)
        .get()
    ).data()!;
    const more = Array.from({ length: 27 }, (_, at) => `paged_eng_voice${at}_${id}`);
    const batch = firestore().batch();
    more.forEach((name, at) =>
      batch.set(firestore().doc(`auditionEntries/${name}`), {
        ...known,
        projectId: 'paged',
        castingId: 'paged_eng',
        voiceId: `voice${at}`,
        // Made in another order than they are due.
        createdAt: Timestamp.fromMillis(Date.now() + at * 60_000),
        deadline: Timestamp.fromMillis(Date.now() - at * 60_000),
      }),
    );
    await batch.commit();
    const first = (await ofTalent(tenant.teamToken, id)).collection;
    const second = (await ofTalent(tenant.teamToken, id, `?cursor=${first.cursor}`)).collection;
    expect([first.items.length, second.items.length, second.cursor]).toEqual([25, 3, undefined]);
    const moments = [...first.items, ...second.items].map(({ deadline }) => deadline);
    expect(moments).toEqual([...moments].sort().reverse());
    expect((await ofTalent(tenant.teamToken, id, '?cursor=broken')).status).toBe(422);
    await Promise.all(more.map((name) => firestore().doc(`auditionEntries/${name}`).delete()));
  });

  const ownLink = (token: string, number = 0) =>
    call<{ path: string }>('GET', `/audition-entry/${entryIdOf(number)}/link`, { token });

  it('lead the talent in person to the page where they are handed in, and nobody else', async () => {
    const { status, collection } = await ownLink(talentToken);
    expect(status).toBe(200);
    const { pathname, searchParams } = new URL(collection.path, APP);
    expect(pathname).toBe('/audition-entry/upload');
    const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${searchParams.get('token')}`);
    expect(page.collection).toMatchObject({ character: 'Narrator', script: 'The script.', state: 'open' });
    expect(page.collection.jwtToken).toBe(searchParams.get('token'));

    expect((await ownLink(talentToken, 1)).status).toBe(404);
    expect((await ownLink(tenant.teamToken)).status).toBe(403);
    // Of the staff as well: somebody else's audition is still not theirs to hand in.
    const { id: uid, email } = tenant.talents[1]!;
    const held = { talent: [tenant.agencyId], agencyTeam: [tenant.agencyId] };
    const { token: both } = await makeAccount({ uid, email, held });
    expect((await ofTalent(both)).status).toBe(200);
    expect((await ownLink(both)).status).toBe(404);
    expect((await ownLink(both, 1)).status).toBe(200);
  });

  it('are shown to an admin who acts as the talent, who gets no link to hand them in', async () => {
    const uid = `admin-${tenant.key}`;
    const admin = await makeAccount({ uid, held: { admin: [tenant.agencyId] } });
    const acting = await actingToken(admin.token, tenant.talents[0]!.id);
    expect((await ofTalent(acting)).status).toBe(200);
    expect((await ownLink(acting)).status).toBe(403);
  });

  it('give their take back to the holder of the link, once there is one', async () => {
    const path = await uploadPathOf(entryIdOf(0), tenant.talents[0]!.email);
    const [, key = '', token = ''] = /upload\/([^?]+)\?token=(.+)$/.exec(path) ?? [];
    const download = (id = key, by = token) => fetch(`${APP}/api/audition-entry/download/${id}?token=${by}`);
    expect((await download()).status).toBe(404);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);
    const response = await download();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(Buffer.from(await response.arrayBuffer()).equals(take)).toBe(true);
    expect((await download('another')).status).toBe(403);
    expect((await download(key, `${token}x`)).status).toBe(401);
    const { items } = (await ofTalent(talentToken)).collection;
    expect(items).toMatchObject([{ state: 'uploaded' }]);
  });
});
