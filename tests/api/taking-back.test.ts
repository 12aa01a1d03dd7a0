import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import type { Project } from '@domain/projects/projects.ts';
import { call } from '../stack/call.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
});

const exists = async (path: string): Promise<boolean> => (await firestore().doc(path).get()).exists;

describe('removals by a client', () => {
  it('a listed voice, also when repeated, in the own company only', async () => {
    const { project, shortlisted } = await makeCast(tenant);
    const id = shortlisted[0]?.id ?? '';
    const remove = (token: string) => call('DELETE', `/casting-demo/${project.id}/${id}`, { token });
    expect((await remove(otherTenant.clientToken)).status).toBe(404);
    expect(await exists(`castingDemos/${id}`)).toBe(true);
    for (const _ of ['once', 'twice']) expect((await remove(tenant.clientToken)).collection).toEqual({ id });
    expect(await exists(`castingDemos/${id}`)).toBe(false);

    const audit = await findAuditEntry(`castingDemos/${id}`);
    expect(audit.docs.map((entry) => entry.get('action') as string).sort()).toEqual([
      'castings.addDemo',
      'castings.removeDemo',
    ]);
  });

  it('a character with its shortlists, unless it was ordered', async () => {
    const { project, castingId, voice, shortlisted } = await makeCast(tenant);
    const remove = (token: string) => call('DELETE', `/voice/${project.id}/${voice.id}`, { token });
    const [record, place] = [`projects/${project.id}`, `castingDemos/${shortlisted[0]?.id}`];
    await firestore().doc(place).update({ isSelected: true });
    await firestore().doc(record).update({ state: 'Ordered' });

    const ordered = await remove(tenant.clientToken);
    expect([ordered.status, ordered.error.code]).toEqual([409, 'project.voiceOrdered']);
    await firestore().doc(place).update({ isSelected: false });
    await firestore().doc(record).update({ state: project.state });
    expect((await remove(otherTenant.clientToken)).status).toBe(404);
    expect(await exists(`voices/${voice.id}`)).toBe(true);
    expect((await remove(tenant.clientToken)).status).toBe(200);
    expect([await exists(`voices/${voice.id}`), await exists(place)]).toEqual([false, false]);

    const { progress } = (await firestore().doc(record).get()).data() as Pick<Project, 'progress'>;
    expect(progress.shortlisted).toBe(0);

    const casting = await firestore().doc(`castings/${castingId}`).get();
    expect(casting.get('shortlisted')).toEqual({});
  });

  it('a character, unless it has an audition request', async () => {
    const { project, castingId, voice, shortlisted } = await makeCast(tenant);
    const answer = await requestAuditions({ castingId, voice }, tenant.clientToken, {
      script: '',
      brief: '',
    });
    expect(answer.status).toBeLessThan(300);
    await call('DELETE', `/casting-demo/${project.id}/${shortlisted[0]?.id}`, { token: tenant.clientToken });

    const refused = await call('DELETE', `/voice/${project.id}/${voice.id}`, { token: tenant.clientToken });
    expect([refused.status, refused.error.code]).toEqual([409, 'project.voiceAskedFor']);
    expect(await exists(`voices/${voice.id}`)).toBe(true);
  });
});

describe('the stages of a project', () => {
  it('are the same for every kind, also without an agency', async () => {
    const fetchSteps = (token: string, type = 'regular') =>
      call('GET', `/projectStep/type/${type}`, { token });
    const { collection } = await fetchSteps(tenant.clientToken);
    expect(collection).toHaveLength(6);
    expect((await fetchSteps(tenant.clientToken, 'express')).collection).toEqual(collection);
    expect((await fetchSteps(tenant.clientToken, 'nothing')).status).toBe(404);
    expect((await fetchSteps(tenant.talentToken)).status).toBe(403);
  });
});

describe('the check whether an address has an audition request', () => {
  it('works with the identifier of the mailed link', async () => {
    const { castingId, voice } = await makeCast(tenant);
    const email = tenant.talents[0]?.email ?? '';
    const body = { style: 'NATURAL', deadline: makeDeadline(5), script: 'Script.', brief: 'Brief.' };
    await call('POST', `/audition/${castingId}/${voice.id}`, { token: tenant.clientToken, body });

    const identifier = findLink(await waitForMail(email)).pathname.split('/')[3] ?? '';
    const verify = async (key: string, address: string) =>
      (await call('GET', `/audition-entry/verify/${key}/${address}`)).collection;
    expect(await verify(identifier, email.toUpperCase())).toEqual({ valid: true });
    expect(await verify(identifier, 'stranger@tests.example')).toEqual({ valid: false });
    expect(await verify('no-such-casting', email)).toEqual({ valid: false });
  });
});
