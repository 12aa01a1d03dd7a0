import { beforeAll, describe, expect, it } from 'vitest';
import { toPresenceId } from '@domain/projects/presence.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let stranger: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, stranger] = await Promise.all([makeTenant(0), makeTenant(0)]);
  cast = await makeCast(tenant, 0);
});

const note = (token?: string, id = cast.project.id) =>
  call<{ readonly seenAt: string }>('PUT', `/project/${id}/presence`, { token });
const present = async () =>
  (await firestore().collection('projectPresence').where('projectId', '==', cast.project.id).get()).docs;

describe('the people in a project', () => {
  it('are visible to its people only, once each, by the server’s clock', async () => {
    const before = Date.now();
    const elsewhere = await makePerson(tenant.agencyId, 'company-elsewhere', 'client');
    const tokens = [tenant.clientToken, tenant.teamToken, tenant.clientToken];
    const outsiders = [
      elsewhere.token,
      stranger.clientToken,
      stranger.teamToken,
      tenant.talentToken,
      undefined,
    ];
    const answers = [];
    for (const token of [...tokens, ...outsiders]) answers.push(await note(token));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 404, 403, 401]);
    expect((await note(tenant.clientToken, 'no-such-project')).status).toBe(404);

    const seen = Date.parse(answers[2]?.collection.seenAt ?? '');
    expect(seen).toBeGreaterThanOrEqual(before);

    const docs = await present();
    expect(docs.map(({ id }) => id).sort()).toEqual(
      [`agencyTeam-${tenant.key}`, `client-${tenant.key}`].map((uid) => toPresenceId(cast.project.id, uid)),
    );

    const snapshot = docs.find((item) => item.get('userId') === `client-${tenant.key}`);
    expect(snapshot?.data()).toMatchObject({
      agencyId: tenant.agencyId,
      companyId: tenant.companyId,
      name: 'client',
    });

    expect((snapshot?.get('seenAt') as { toMillis(): number }).toMillis()).toBe(seen);
  });

  it('never include the person an admin acts as', async () => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const person = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect((await note(await getActingToken(admin.token, person.uid))).status).toBe(403);
    expect((await present()).map((snapshot) => String(snapshot.get('userId')))).not.toContain(person.uid);
    expect((await note(person.token)).status).toBe(200);
    expect((await present()).map((snapshot) => String(snapshot.get('userId')))).toContain(person.uid);
  });
});
