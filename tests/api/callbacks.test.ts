import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Audition, AuditionEntry, AuditionEntryPage } from '@domain/auditions/auditions.ts';
import type { PreviewPage } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { moveBack } from '../stack/moments.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(0)]);
  cast = await makeCast(tenant, 3);
  await requestAuditions(cast, tenant.clientToken);
  for (const number of [0, 1]) expect((await submit(number)).status).toBe(201);
});

const toId = (number: number, round = 1): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}${round === 1 ? '' : `_r${round}`}`;
const readEntry = async (number: number, round = 1) =>
  (
    await firestore()
      .doc(`auditionEntries/${toId(number, round)}`)
      .get()
  ).data() as AuditionEntry | undefined;
const submit = async (number: number, round = 1) =>
  call('POST', await getUploadPath(toId(number, round), tenant.talents[number]!.email), {
    body: uploadForm(take),
  });
const openPage = async (number: number, round: number) => {
  const urlIdentifier = await getLinkIdentifier(toId(number, round));
  const body = { email: tenant.talents[number]!.email, urlIdentifier };
  const identity = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  const path = `/audition-entry?token=${identity.collection.jwtToken}`;
  return (await call<AuditionEntryPage>('GET', path)).collection;
};
const callBack = (entryIds: readonly string[], token = tenant.clientToken, change: object = {}) =>
  call<Serialised<Audition>>('POST', `/audition/callback/${cast.castingId}/${cast.voice.id}`, {
    token,
    body: {
      style: 'NATURAL',
      script: 'The second script.',
      brief: '',
      deadline: makeDeadline(4),
      entryIds,
      direction: 'Warmer, 10 % slower.',
      ...change,
    },
  });

describe('a callback', () => {
  it('requires a take of the last round, within the project’s own agency', async () => {
    expect((await callBack([toId(0)], otherTenant.clientToken)).status).toBe(404);
    // Nothing was sent.
    expect((await callBack([toId(2)])).error.code).toBe('audition.notCallable');
    expect((await callBack([])).status).toBe(422);
    expect(await readEntry(0, 2)).toBeUndefined();
  });

  it('opens a round with a new take, and closes the previous one', async () => {
    const { status, collection } = await callBack([toId(0), toId(1)]);
    expect(status).toBe(201);
    expect(collection).toMatchObject({ round: 2, revision: 2, talents: 2 });

    expect(await readEntry(0)).toMatchObject({
      status: 'uploaded',
      outcome: 'calledBack',
      promise: 'inTime',
    });

    expect(await readEntry(0, 2)).toMatchObject({ status: 'open', round: 2, outcome: null });

    expect(await openPage(0, 2)).toMatchObject({
      state: 'open',
      round: 2,
      direction: 'Warmer, 10 % slower.',
      script: 'The second script.',
    });

    // The former round is closed to another callback.
    expect((await callBack([toId(0)])).error.code).toBe('audition.notCallable');

    expect((await submit(0, 2)).status).toBe(201);
    expect((await submit(0, 2)).status).toBe(201);
    expect(await readEntry(0, 2)).toMatchObject({ status: 'uploaded', recordedRevision: 2 });
    expect(await readEntry(0)).toMatchObject({ recordedRevision: 1 });
  });

  it('is what guests play once its take has arrived', async () => {
    const token = tenant.clientToken;
    const link = `/casting/${cast.castingId}/link`;
    expect((await call('PATCH', link, { token, body: { hears: 'allTakes' } })).status).toBe(200);
    // Their lengths tell them apart.
    await firestore()
      .doc(`auditionEntries/${toId(0, 2)}`)
      .update({ durationMs: 1234 });

    const page = await call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`);
    const takes = page.collection.castings[0]!.voices.flatMap(({ take: heard }) => heard ?? []);
    const [auditionEntry] = [await readEntry(1)];
    expect(takes.map(({ durationMs }) => durationMs).sort()).toEqual(
      [1234, auditionEntry!.durationMs].sort(),
    );
  });

  it('mails the direction once', async () => {
    const id = `mail/audition-request_${toId(1, 2)}_`;
    const found = await firestore().collection('mail').where('params.entryId', '==', toId(1, 2)).get();
    expect(found.docs.filter(({ ref }) => ref.path.startsWith(id))).toHaveLength(1);
  });

  it('stops at five rounds', async () => {
    for (const round of [2, 3, 4]) {
      if (round > 2) expect((await submit(0, round)).status).toBe(201);
      expect((await callBack([toId(0, round)])).status).toBe(201);
    }
    expect((await submit(0, 5)).status).toBe(201);
    expect((await callBack([toId(0, 5)])).error.code).toBe('audition.tooManyRounds');
  });

  it('counts each voice once, by its last round', async () => {
    const firstCast = cast;
    cast = await makeCast(tenant, 1);
    await requestAuditions(cast, tenant.clientToken);
    expect((await submit(0)).status).toBe(201);

    const approve = await call('PATCH', `/audition-entry/approve/${toId(0)}`, {
      token: tenant.clientToken,
      body: { isApproved: true },
    });
    expect(approve.status).toBe(200);

    const read = async () => {
      const { progress, state } = (
        await firestore().doc(`projects/${cast.project.id}`).get()
      ).data() as Project;
      const { requested, takes, approved } = progress;
      return [requested, takes, approved, state];
    };

    expect(await read()).toEqual([1, 1, 1, 'Booking']);

    const again = await callBack([toId(0)]);
    expect(await read()).toEqual([1, 0, 0, 'Casting']);

    const path = `/audition/${again.collection.id}`;
    expect((await call('DELETE', path, { token: tenant.clientToken })).status).toBe(200);
    expect(await read()).toEqual([1, 1, 1, 'Booking']);
    expect((await callBack([toId(0)])).status).toBe(201);
    // Takes that come one after another are counted by the schedule.
    await moveBack(`projects/${cast.project.id}`, { takesCountedAt: 0 });
    expect((await submit(0, 2)).status).toBe(201);
    expect(await read()).toEqual([1, 1, 0, 'Casting']);
    cast = firstCast;
  });
});
