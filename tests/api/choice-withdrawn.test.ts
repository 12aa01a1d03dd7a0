import { describe, expect, it } from 'vitest';
import type { Project } from '@domain/projects/projects.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let cast: Cast;
let admin: string;
let voices: readonly Account[];
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 2);
  admin = (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token;
  const agenciesByRole = { talent: [tenant.agencyId] };
  voices = await Promise.all(
    tenant.talents.map(({ id: uid, email }) => makeAccount({ uid, email, held: agenciesByRole })),
  );
  expect((await choose(true)).status).toBe(200);
  expect(await readStanding()).toEqual(['Booking', 1]);
});

const choose = (isSelected: boolean, index = 0) =>
  call('PATCH', `/casting-demo/${cast.shortlisted[index]?.id}/${cast.project.id}`, {
    token: tenant.clientToken,
    body: { isSelected },
  });
const readStanding = async () => {
  const project = (await firestore().doc(`projects/${cast.project.id}`).get()).data() as Project;
  return [project.state, project.progress.chosen];
};
const block = (blocked: boolean) =>
  call('PATCH', `/talent/${cast.shortlisted[0]?.talentId}`, {
    token: admin,
    body: { status: blocked ? 'blocked' : 'active' },
  });

describe('a project whose chosen voice is lost', () => {
  it('returns to casting when the talent is blocked, and advances when unblocked', async () => {
    expect((await block(true)).status).toBe(200);
    expect(await readStanding()).toEqual(['Casting', 0]);
    expect((await block(false)).status).toBe(200);
    expect(await readStanding()).toEqual(['Booking', 1]);
  });

  it('counts the loss once if the choice is withdrawn or made again afterwards', async () => {
    await block(true);
    expect((await choose(true, 1)).status).toBe(200);
    expect(await readStanding()).toEqual(['Booking', 1]);
    await block(false);
    expect(await readStanding()).toEqual(['Booking', 1]);
    expect((await choose(false, 1)).status).toBe(200);
    expect(await readStanding()).toEqual(['Casting', 0]);
  });

  it('returns to casting when the demo is deleted, and when the talent leaves the agency', async () => {
    const { talentId, demoId } = cast.shortlisted[0] ?? {};
    const removed = await call('DELETE', `/demo/${talentId}/${demoId}`, { token: voices[0]?.token });
    expect(removed.status).toBe(200);
    expect(await readStanding()).toEqual(['Casting', 0]);
    expect((await choose(true, 1)).status).toBe(200);
    expect(await readStanding()).toEqual(['Booking', 1]);
    const left = await call('DELETE', `/talent/${cast.shortlisted[1]?.talentId}`, { token: admin });
    expect(left.status).toBe(200);
    expect((await readStanding())[0]).toBe('Casting');
  });

  it('stays unchanged once it was ordered', async () => {
    await firestore().doc(`projects/${cast.project.id}`).update({ state: 'Ordered' });
    await block(true);
    expect(await readStanding()).toEqual(['Ordered', 0]);
  });
});
