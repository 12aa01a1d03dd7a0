import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import type { FirstStep } from '@domain/work/first-steps.ts';
import type { NewsEntry } from '@domain/work/news.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let talent: Account;
let competitor: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  cast = await makeCast(tenant);

  const { id: uid, email } = tenant.talents[0]!;
  [talent, competitor] = await Promise.all([
    makeAccount({ uid, email, held: { talent: [tenant.agencyId] } }),
    makeAccount({
      uid: `competitor-${tenant.key}`,
      held: { client: [tenant.agencyId] },
      user: { companyId: `competitor-${tenant.key}` },
    }),
  ]);

  await requestAuditions(cast, tenant.clientToken);
});

const get = async <Answer>(path: string, token: string): Promise<Answer> => {
  const { status, collection } = await call<Answer>('GET', path, { token });
  expect(status).toBe(200);
  return collection;
};
const fetchAgenda = (token: string) =>
  get<readonly AgendaEntry[]>(`/agenda?from=${encodeURIComponent(new Date().toISOString())}`, token);
const listKinds = (entries: readonly { readonly kind: string }[]) => entries.map(({ kind }) => kind);

describe('the dashboard', () => {
  it('lists events and due work for the people responsible', async () => {
    const { id } = cast.project;
    expect(await get<readonly NewsEntry[]>('/news', talent.token)).toMatchObject([
      { kind: 'auditions', count: 1, path: '/profile/auditions' },
      { kind: 'demosApproved', count: 1, path: '/profile/demos' },
    ]);

    const due = await fetchAgenda(talent.token);
    expect(listKinds(due)).toEqual(['deadline']);
    // Project ids stay with their people.
    expect(JSON.stringify(due)).not.toContain(id);

    const entry = firestore().doc(`auditionEntries/${cast.castingId}_${cast.voice.id}_${talent.uid}`);
    const path = await getUploadPath(entry.id, tenant.talents[0]!.email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);

    expect(await get<readonly NewsEntry[]>('/news', tenant.clientToken)).toEqual([
      expect.objectContaining({
        kind: 'takes',
        count: 1,
        title: cast.project.name,
        path: `/project/${id}?step=4`,
      }),
    ]);

    expect(await get<readonly NewsEntry[]>('/news', tenant.teamToken)).toContainEqual(
      expect.objectContaining({ kind: 'takes', path: `/castings/${id}?step=4` }),
    );
    for (const token of [tenant.clientToken, tenant.teamToken, talent.token])
      expect(listKinds(await fetchAgenda(token))).toEqual(token === talent.token ? [] : ['deadline']);

    // Companies of one agency, and agencies, don't see each other.
    for (const token of [competitor.token, otherTenant.teamToken, otherTenant.clientToken]) {
      expect(await get('/news', token)).toEqual([]);
      expect(await fetchAgenda(token)).toEqual([]);
    }

    expect((await call('GET', '/news')).status).toBe(401);
  });

  it('lists the first steps of a new account, with those done', async () => {
    const readDone = async (token: string) =>
      Object.fromEntries(
        (await get<readonly FirstStep[]>('/firstSteps', token)).map(({ kind, isDone }) => [kind, isDone]),
      );

    expect(await readDone(competitor.token)).toEqual({
      project: false,
      shortlist: false,
      guests: false,
      booking: false,
      order: false,
    });

    expect(await readDone(tenant.clientToken)).toMatchObject({
      project: true,
      shortlist: true,
      order: false,
    });

    await firestore().doc(`projects/${cast.project.id}`).update({ state: 'Ordered' });
    // Nothing is booked, as after its bookings were cancelled.
    expect(await readDone(tenant.clientToken)).toMatchObject({ shortlist: true, booking: true, order: true });
    expect(await readDone(talent.token)).toMatchObject({ demo: true, demoApproved: true, billing: false });
    expect(await readDone(tenant.teamToken)).toEqual({});
  });
});
