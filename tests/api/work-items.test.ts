import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { WAITING_KINDS, type Waiting, type WaitingItem, type WaitingKind } from '@domain/work/work.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAvailability, addRoleLicence } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { deliverFile, uploadFile } from '../stack/deliveries.ts';
import { bookVoice, makePlan, plan, type SessionReply } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let engineer: Account;
let session: SessionReply;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(0)]);
  cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const booked = await bookVoice(tenant, cast);
  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const listKinds = async (token: string): Promise<ReadonlyMap<WaitingKind, Waiting>> => {
  const { collection } = await call<readonly Waiting[]>('GET', '/today', { token });
  return new Map(collection.map((entry) => [entry.kind, entry]));
};
const listItems = async (token: string, kind: WaitingKind): Promise<readonly WaitingItem[]> =>
  (await call<readonly WaitingItem[]>('GET', `/today/${kind}`, { token })).collection;

describe('the work items of a kind', () => {
  it('show project, person, date and page, in the same number as the count', async () => {
    const second = await makeCast(tenant, 2);
    await addRoleLicence(tenant.clientToken, second.voice.id);
    await requestAvailability(tenant.clientToken, second);

    const entry = (await listKinds(tenant.teamToken)).get('availabilityUnanswered');
    expect(entry).toMatchObject({ count: 2, unfolds: true });

    const items = await listItems(tenant.teamToken, 'availabilityUnanswered');
    expect(items.toSorted((a, b) => a.detail.localeCompare(b.detail))).toEqual(
      ['Talent 1.', 'Talent 2.'].map((detail) => ({
        project: 'Production',
        detail,
        at: entry?.at,
        path: `/castings/${second.project.id}?step=5`,
      })),
    );

    for (const token of [otherTenant.teamToken, tenant.clientToken, engineer.token])
      expect(await listItems(token, 'availabilityUnanswered')).toEqual([]);
    expect((await call('GET', '/today/nothing', { token: tenant.teamToken })).status).toBe(404);
    expect((await call('GET', '/today/deletions')).status).toBe(401);
  });

  it('match the count of their row, in every kind that expands', async () => {
    for (const token of [tenant.teamToken, tenant.clientToken, engineer.token]) {
      const entries = await listKinds(token);
      for (const kind of WAITING_KINDS) {
        const { unfolds = false, count = 0 } = entries.get(kind) ?? {};
        if (unfolds) expect([kind, (await listItems(token, kind)).length]).toEqual([kind, count]);
      }
    }
  });
});

describe('deliveries', () => {
  const getCounts = async (token: string, ...kinds: readonly WaitingKind[]) => {
    const entries = await listKinds(token);
    return kinds.map((kind) => entries.get(kind)?.count ?? 0);
  };

  it('are missing after their session until a file is sent, and again when it is withdrawn', async () => {
    expect(await getCounts(tenant.teamToken, 'deliveriesMissing')).toEqual([0]);
    const ended = { endsAt: Timestamp.fromMillis(Date.now() - 3_600_000) };
    await firestore().doc(`recordingSessions/${session.id}`).update(ended);
    const missing = { count: 1, path: `/sessions/${session.id}` };
    for (const token of [tenant.teamToken, engineer.token])
      expect((await listKinds(token)).get('deliveriesMissing')).toMatchObject(missing);
    for (const token of [tenant.clientToken, otherTenant.teamToken])
      expect(await getCounts(token, 'deliveriesMissing')).toEqual([0]);

    await uploadFile(engineer.token, session.id, 'Unsent.wav');
    expect(await getCounts(engineer.token, 'deliveriesMissing')).toEqual([1]);
    const id = await deliverFile(engineer.token, session.id, 'Spot.wav');
    expect(await getCounts(engineer.token, 'deliveriesMissing')).toEqual([0]);
    const withdrawn = await call('POST', `/delivery/${id}/withdraw`, { token: engineer.token });
    expect(withdrawn.status).toBe(200);
    expect(await getCounts(engineer.token, 'deliveriesMissing')).toEqual([1]);
  });

  it('wait for the client’s acceptance, and for the engineer after a requested change', async () => {
    const ids = [
      await deliverFile(engineer.token, session.id, 'First.wav'),
      await deliverFile(engineer.token, session.id, 'Second.wav'),
    ];
    const kinds = ['deliveriesToAccept', 'deliveriesUnanswered', 'deliveriesToRevise'] as const;
    expect(await getCounts(tenant.clientToken, ...kinds)).toEqual([2, 0, 0]);
    expect(await getCounts(tenant.teamToken, ...kinds)).toEqual([0, 2, 0]);
    expect(await getCounts(engineer.token, ...kinds)).toEqual([0, 0, 0]);

    expect((await listItems(tenant.clientToken, 'deliveriesToAccept')).map(({ detail }) => detail)).toEqual([
      'First.wav · Narrator',
      'Second.wav · Narrator',
    ]);

    const actions = (await listItems(tenant.clientToken, 'deliveriesToAccept')).map(({ action }) => action);
    expect(actions).toEqual(ids.map((id) => ({ kind: 'accept', id })));
    const unanswered = await listItems(tenant.teamToken, 'deliveriesUnanswered');
    expect(unanswered.map(({ action }) => action)).toEqual([undefined, undefined]);

    expect(await listItems(otherTenant.clientToken, 'deliveriesToAccept')).toEqual([]);

    const body = { atMs: null, note: 'Please slower.', cause: 'client' };
    const token = tenant.clientToken;
    expect((await call('POST', `/delivery/${ids[0]}/revision`, { token, body })).status).toBe(200);
    expect((await call('POST', `/delivery/${ids[1]}/accept`, { token })).status).toBe(200);
    expect(await getCounts(tenant.clientToken, ...kinds)).toEqual([0, 0, 0]);
    expect(await getCounts(tenant.teamToken, ...kinds)).toEqual([0, 0, 1]);
    expect(await getCounts(engineer.token, ...kinds)).toEqual([0, 0, 1]);
  });
});
