import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntry, AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import type { Waiting } from '@domain/work/work.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { fetchUnderRules, listUnderRules } from '../stack/under-rules.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let talent: Awaited<ReturnType<typeof makeAccount>>;
/** An entry as the client reads it, before any take. */
let untouched: unknown;

const toId = (number: number): string => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;
const readEntry = async (number: number) =>
  (
    await firestore()
      .doc(`auditionEntries/${toId(number)}`)
      .get()
  ).data() as AuditionEntry;
const readDossier = async (number: number) =>
  (
    await firestore()
      .doc(`auditionDossiers/${toId(number)}`)
      .get()
  ).data();
const submit = async (number: number) =>
  call('POST', await getUploadPath(toId(number), tenant.talents[number]!.email), { body: uploadForm(take) });
const openPage = async (number: number) => {
  const body = { email: tenant.talents[number]!.email, urlIdentifier: await getLinkIdentifier(toId(number)) };
  const identity = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  return (await call<AuditionEntryPage>('GET', `/audition-entry?token=${identity.collection.jwtToken}`))
    .collection;
};
const play = (number: number, token: string) =>
  call('GET', `/audition-entry/${toId(number)}/signedUrl`, { token });
const forward = (token: string, numbers: readonly number[], message = '') =>
  call('POST', `/casting/forwardTakes/${cast.castingId}`, {
    token,
    body: { entryIds: numbers.map(toId), message },
  });
const giveBack = (number: number, token: string, body: object = { note: 'Warmer, please.' }) =>
  call('POST', `/audition-entry/return/${toId(number)}`, { token, body });
const markBest = (number: number, token: string | undefined, bestTake: number | null) =>
  call('PATCH', `/audition-entry/bestTake/${toId(number)}`, {
    ...(token ? { token } : {}),
    body: { bestTake },
  });
const findMails = async (kind: string) =>
  (await firestore().collection('mail').where('kind', '==', kind).get()).docs;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(0)]);
  cast = await makeCast(tenant, 3);
  await requestAuditions(cast, tenant.clientToken);

  const { id: uid, email } = tenant.talents[0]!;
  talent = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });

  const path = `/project/${cast.project.id}/takeReceiver`;
  const body = { takeReceiver: 'agency' };
  for (const token of [tenant.clientToken, otherTenant.teamToken])
    expect([403, 404]).toContain((await call('PATCH', path, { token, body })).status);
  expect((await call('PATCH', path, { token: tenant.teamToken, body })).status).toBe(200);
  untouched = { ...(await readEntry(0)), openedAt: expect.any(Timestamp) };
  for (const number of [0, 1]) expect((await submit(number)).status).toBe(201);
});

describe('a take under agency review', () => {
  it('leaves no trace in what the client reads', async () => {
    expect(await readEntry(0)).toEqual(untouched);

    const project = (await firestore().doc(`projects/${cast.project.id}`).get()).data();
    expect(project).toMatchObject({ progress: { takes: 0 } });

    const dossier = `auditionDossiers/${toId(0)}`;
    expect(await fetchUnderRules(tenant.teamToken, dossier)).toBe('OK');
    expect(await fetchUnderRules(tenant.clientToken, dossier)).toBe('PERMISSION_DENIED');

    const where = [{ field: 'agencyId', op: 'EQUAL', value: tenant.agencyId }] as const;
    expect(await listUnderRules(tenant.teamToken, { collection: 'auditionDossiers', where })).toBe('OK');
    expect(await listUnderRules(tenant.clientToken, { collection: 'auditionDossiers', where })).toBe(
      'PERMISSION_DENIED',
    );
    expect((await play(0, tenant.clientToken)).status).toBe(404);
    expect((await play(0, tenant.teamToken)).status).toBe(200);

    const listeners = `/audition-entry/${toId(0)}/listeners`;
    expect((await call('GET', listeners, { token: tenant.teamToken })).collection).toMatchObject([
      { side: 'agency' },
    ]);
    expect(await readEntry(0)).toEqual(untouched);

    const zip = `/casting/downloadTakes/${cast.castingId}`;
    expect((await call('GET', zip, { token: tenant.clientToken })).status).toBe(409);

    const snapshots = (await findMails('takes-arrived')).filter(
      (mail) => mail.get('params.projectId') === cast.project.id,
    );
    expect(snapshots).toEqual([]);

    const mails = (await findMails('takes-held')).filter(
      (mail) => mail.get('params.projectId') === cast.project.id,
    );
    expect(mails).toHaveLength(1);
  });

  it('counts as submitted for its talent, who cannot send another', async () => {
    const waiting = await call<readonly Waiting[]>('GET', '/today', { token: talent.token });
    expect(waiting.collection.map(({ kind }) => kind)).not.toContain('auditionsOpen');

    const from = new Date(Date.now() - 60_000).toISOString();
    const agenda = await call<readonly AgendaEntry[]>('GET', `/agenda?from=${encodeURIComponent(from)}`, {
      token: talent.token,
    });
    expect(agenda.collection).toEqual([]);
    expect(await openPage(0)).toMatchObject({ state: 'uploaded', take: { syntheticVoiceConsent: false } });

    const path = await getUploadPath(toId(0), tenant.talents[0]!.email);
    const different = Buffer.concat([take, take.subarray(take.length >> 1)]);
    expect((await call('POST', path, { body: uploadForm(different) })).status).toBe(409);

    const list = await call<Page<TalentAudition>>('GET', `/audition-entry/talent/${talent.uid}`, {
      token: talent.token,
    });
    expect(list.collection.items[0]).toMatchObject({ state: 'uploaded', uploadedAt: expect.any(String) });
  });

  it('goes back to its talent with a note, and its file is deleted', async () => {
    for (const token of [tenant.clientToken, otherTenant.teamToken])
      expect([403, 404]).toContain((await giveBack(0, token)).status);

    expect(await giveBack(0, tenant.teamToken, {})).toMatchObject({
      status: 422,
      error: { property: 'note' },
    });

    expect((await giveBack(0, tenant.teamToken)).status).toBe(200);
    expect((await giveBack(0, tenant.teamToken)).status).toBe(409);
    expect(await readEntry(0)).toEqual(untouched);
    expect(await openPage(0)).toMatchObject({ state: 'open', returnedNote: 'Warmer, please.', take: null });

    const listens = await firestore().collection('takeListens').where('entryId', '==', toId(0)).get();
    expect(listens.size).toBe(0);
    expect((await play(0, tenant.teamToken)).status).toBe(404);
    expect((await submit(0)).status).toBe(201);
    expect(await readDossier(0)).toMatchObject({ take: { findings: expect.any(Array) }, returned: null });
  });

  it('hides the agency’s best take from the client', async () => {
    const span = { startMs: 500, endMs: 2000 };
    await firestore()
      .doc(`auditionDossiers/${toId(0)}`)
      .update({ 'take.takes': [span, { startMs: 2500, endMs: 4000 }] });
    const refused = [await markBest(0, otherTenant.teamToken, 2), await markBest(0, tenant.clientToken, 2)];
    expect(refused.map(({ status }) => status)).toEqual([404, 409]);
    expect((await markBest(0, tenant.teamToken, 2)).status).toBe(200);
    expect(await readDossier(0)).toMatchObject({ take: { bestTake: 2 } });
    expect(await readEntry(0)).toEqual(untouched);
  });

  it('reaches the client once forwarded, with the message', async () => {
    for (const token of [tenant.clientToken, otherTenant.teamToken])
      expect([403, 404]).toContain((await forward(token, [0])).status);
    expect((await forward(tenant.teamToken, [0, 2])).status).toBe(409);
    expect((await readEntry(0)).status).toBe('open');
    expect((await forward(tenant.teamToken, [0], 'Take two is my favourite.')).status).toBe(200);
    expect(await readEntry(0)).toMatchObject({ status: 'uploaded', agencyNote: 'Take two is my favourite.' });
    expect((await readEntry(0)).bestTake).toBe(2);
    expect(await readEntry(1)).toMatchObject({ status: 'open' });
    expect(await readDossier(0)).toMatchObject({ take: null, forwardBy: null });
    expect((await play(0, tenant.clientToken)).status).toBe(200);
    expect((await play(1, tenant.clientToken)).status).toBe(404);

    const project = (await firestore().doc(`projects/${cast.project.id}`).get()).data();
    expect(project).toMatchObject({ progress: { takes: 1 } });

    const sent = (await findMails('takes-forwarded')).filter(
      (mail) => mail.get('params.projectId') === cast.project.id,
    );
    expect(sent.map((mail) => mail.get('params.message') as string)).toEqual(['Take two is my favourite.']);
  });

  it('lets only client and agency mark another best take', async () => {
    const strangers = [undefined, talent.token, otherTenant.clientToken, otherTenant.teamToken];
    const refused = strangers.map(async (token) => (await markBest(0, token, 1)).status);
    expect(await Promise.all(refused)).toEqual([401, 403, 404, 404]);

    const missing = await markBest(0, tenant.clientToken, 3);
    expect([missing.status, missing.error.property]).toEqual([422, 'bestTake']);
    expect((await readEntry(0)).bestTake).toBe(2);
    expect((await markBest(0, tenant.teamToken, null)).status).toBe(200);
    expect((await markBest(0, tenant.clientToken, 1)).status).toBe(200);
    expect((await readEntry(0)).bestTake).toBe(1);
    expect((await openPage(0)).take).not.toHaveProperty('bestTake');
  });

  it('stops waiting when its request is cancelled', async () => {
    const [waiting, auditionEntry] = [await readEntry(1), await readEntry(0)];
    expect(await readDossier(1)).toMatchObject({ take: expect.any(Object) });
    const path = `/audition/${waiting.auditionId}`;
    expect((await call('DELETE', path, { token: tenant.clientToken })).status).toBe(200);
    expect(await readDossier(1)).toMatchObject({ take: null, forwardBy: null });
    expect((await forward(tenant.teamToken, [1])).status).toBe(409);
    expect(await readEntry(0)).toMatchObject({ status: auditionEntry.status });
    expect((await requestAuditions(cast, tenant.clientToken)).status).toBe(201);
  });

  it('goes directly to the client after the project changes its setting', async () => {
    const path = `/project/${cast.project.id}/takeReceiver`;
    await call('PATCH', path, { token: tenant.teamToken, body: { takeReceiver: 'client' } });
    expect((await submit(2)).status).toBe(201);
    expect(await readEntry(2)).toMatchObject({ status: 'uploaded' });
  });
});
