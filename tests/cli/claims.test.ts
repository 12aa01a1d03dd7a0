import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { makeAccount } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { addPhone, makePhone } from '../stack/phone-codes.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeAgencyRecord, makeTenant, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';

const script = fileURLToPath(new URL('../../scripts/claims.mjs', import.meta.url));

const runClaims = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        output: stdout + stderr,
      });
    });
  });

let tenant: Tenant;
let email: string;
const readClaims = async () => (await auth().getUserByEmail(email)).customClaims;

beforeAll(async () => {
  tenant = await makeTenant(0);
  email = `client.${tenant.key}@tests.example`;
});

const getRecord = async () => (await firestore().doc(`users/client-${tenant.key}`).get()).data();
const getMemberships = async () =>
  (await firestore().collection('memberships').where('userId', '==', `client-${tenant.key}`).get()).docs.map(
    ({ id }) => id.replace(`client-${tenant.key}`, 'them'),
  );

describe('npm run claims', () => {
  it('grants every role in every given agency, like the API, and reports the rest', async () => {
    const { code, output } = await runClaims(
      'set',
      email,
      '--roles',
      'client,talent',
      '--agencies',
      'agency-one,agency-two',
    );
    expect([code, output]).toEqual([0, expect.stringContaining('before:')]);

    const both = ['agency-one', 'agency-two'];
    const agenciesByRole = { client: both, talent: both };
    expect(output).toContain(JSON.stringify({ held: agenciesByRole }));
    expect(output).toContain(`There is no talents/client-${tenant.key}`);

    expect(await readClaims()).toMatchObject({
      held: { CLIENT: both, TALENT: both },
      roles: ['TALENT', 'CLIENT'],
      agencies: both,
      accessVersion: 1,
    });

    expect(await getRecord()).toMatchObject({ held: agenciesByRole, agencyIds: both, accessVersion: 1 });

    expect((await getMemberships()).sort()).toEqual([
      'agency-one_them_client',
      'agency-one_them_talent',
      'agency-two_them_client',
      'agency-two_them_talent',
    ]);

    const audit = await findAuditEntry(`users/client-${tenant.key}`, 'claims.set');
    expect(audit.docs.map((entry) => String(entry.get('agencyId'))).sort()).toEqual(
      [...both, tenant.agencyId].sort(),
    );
  });

  it('grants each role in its own agencies', async () => {
    const pairs = ['--role', 'admin@agency-one', '--role', 'talent@agency-two'];
    expect((await runClaims('set', email, ...pairs)).code).toBe(0);
    expect(await readClaims()).toMatchObject({ held: { ADMIN: ['agency-one'], TALENT: ['agency-two'] } });
    expect((await getMemberships()).sort()).toEqual(['agency-one_them_admin', 'agency-two_them_talent']);
    const wrong = await runClaims('set', email, '--role', 'admin');
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('admin@agency-one')]);
    await runClaims('set', email, '--roles', 'client', '--agencies', 'agency-one,agency-two');
  });

  it('decides on a registration in every agency', async () => {
    expect((await runClaims('set', email, '--status', 'REJECTED')).code).toBe(0);
    expect(await readClaims()).toMatchObject({ accountValidationStatus: 'REJECTED', held: { CLIENT: [] } });
    expect((await runClaims('set', email, '--status', 'none')).code).toBe(0);
    expect(await readClaims()).not.toHaveProperty('accountValidationStatus');
    expect(await readClaims()).toMatchObject({ held: { CLIENT: ['agency-one', 'agency-two'] } });
  });

  it('requires of a new admin what their agency requires of its team', async () => {
    const asking = await makeTenant(0);
    await firestore().doc(`agencies/${asking.agencyId}`).update({ asksSecondFactor: true });
    const person = await makeAccount({ uid: `named-${asking.key}`, held: { client: [tenant.agencyId] } });
    const record = async () => (await firestore().doc(`users/${person.uid}`).get()).data();
    await runClaims('set', person.email, '--role', `admin@${asking.agencyId}`);
    expect(await record()).toMatchObject({ needsSecondFactor: true });
    await runClaims('set', person.email, '--role', `admin@${tenant.agencyId}`);
    expect(await record()).not.toHaveProperty('needsSecondFactor');
  });

  it('removes the phones of an account for an owner who lost them, and ends its sessions', async () => {
    const person = await makeAccount({ uid: `lost-${tenant.key}`, held: { agencyTeam: [tenant.agencyId] } });
    const token = await addPhone(person.token, makePhone());
    expect((await call('GET', '/today', { token })).status).toBe(200);
    await expect(getIdToken(person.email)).rejects.toThrow('No token');
    const { code, output } = await runClaims('forget-phones', person.email);
    expect([code, output]).toEqual([0, expect.stringContaining('had 1 phone and has none now')]);
    expect((await call('GET', '/today', { token })).status).toBe(401);
    expect((await call('GET', '/today', { token: await getIdToken(person.email) })).status).toBe(200);
  });

  it('updates what clients find of a talent after the decision', async () => {
    const talent = await makeTalentAccount([tenant.agencyId]);
    const readShown = async () =>
      (await firestore().doc(`talentCache/${talent.uid}`).get()).get('agencyIds') as unknown;
    expect((await runClaims('set', talent.email, '--status', 'REJECTED')).code).toBe(0);
    expect(await readShown()).toEqual([]);
    expect((await runClaims('set', talent.email, '--status', 'ACCEPTED')).code).toBe(0);
    expect(await readShown()).toEqual([tenant.agencyId]);
  });

  it('hides a talent in an agency where the role is removed', async () => {
    const otherTenant = await makeTenant(0);
    const agencyIds = [tenant.agencyId, otherTenant.agencyId];
    const talent = await makeTalentAccount(agencyIds);
    const { collection: demo } = await uploadDemo(talent.token, talent.uid);
    const admin = await makeAccount({ uid: `ends-${otherTenant.key}`, held: { admin: agencyIds } });
    expect((await changeDemo(admin.token, demo, { reviewStatus: 'approved' })).status).toBe(200);

    const read = async () =>
      Promise.all(
        [`talents/${talent.uid}`, `talentCache/${talent.uid}`, `demoCache/${demo.id}`].map(
          async (path) => (await firestore().doc(path).get()).get('agencyIds') as unknown,
        ),
      );

    const listEntries = async (agencyId: string) => {
      const entries = firestore().collection('roster').where('talentId', '==', talent.uid);
      return (await entries.where('agencyId', '==', agencyId).get()).size;
    };

    expect(await read()).toEqual([agencyIds, agencyIds, agencyIds]);
    expect((await runClaims('set', talent.email, '--role', `talent@${otherTenant.agencyId}`)).code).toBe(0);
    expect(await read()).toEqual([[otherTenant.agencyId], [otherTenant.agencyId], [otherTenant.agencyId]]);
    expect([await listEntries(tenant.agencyId), await listEntries(otherTenant.agencyId)]).toEqual([0, 1]);
    expect((await runClaims('remove', talent.email)).code).toBe(0);
    expect(await read()).toEqual([[], [], []]);
    expect(await listEntries(otherTenant.agencyId)).toBe(0);
  });

  it('closes an account, ends its sessions, and opens it again', async () => {
    const token = await getIdToken(email);
    const fetchSite = () => call('GET', '/', { token });
    expect((await fetchSite()).status).toBe(200);
    expect((await runClaims('disable', email)).output).toContain('disabled');
    expect((await fetchSite()).status).toBe(401);
    await expect(getIdToken(email)).rejects.toThrow('No token');
    expect((await runClaims('enable', email)).code).toBe(0);
    // Ended sessions stay ended.
    expect((await fetchSite()).status).toBe(401);
    expect((await call('GET', '/', { token: await getIdToken(email) })).status).toBe(200);
  });

  it('refuses more agencies than fit, and changes nothing', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `${tenant.key}-${index}`.padEnd(16, 'x'));
    const batch = firestore().batch();
    for (const id of ids) batch.set(firestore().collection('agencies').doc(id), makeAgencyRecord(id));
    await batch.commit();

    const before = await readClaims();
    const { code, output } = await runClaims('set', email, '--agencies', ids.join(','));
    expect([code, output]).toEqual([1, expect.stringContaining('1,000 are allowed')]);
    expect(await readClaims()).toEqual(before);
    expect((await runClaims('set', email, '--agencies', ids.slice(0, 20).join(','))).code).toBe(0);
    expect((await readClaims())?.['agencies']).toHaveLength(20);
    await runClaims('set', email, '--agencies', 'agency-one,agency-two');
  });

  it('shows its usage', async () => {
    const { code, output } = await runClaims('--help');
    expect([code, output]).toEqual([0, expect.stringContaining('npm run claims -- set EMAIL')]);
  });

  it('shows one account and lists all', async () => {
    const shown = await runClaims('show', email);
    expect([shown.code, shown.output]).toEqual([0, expect.stringContaining('"agency-two"')]);
    const listed = await runClaims('list');
    expect(listed.output).toContain('admin@agency-one.example');
  });

  it.each([
    ['an unknown role', ['--roles', 'client,boss'], 'Unknown role: boss'],
    ['an unknown agency', ['--agencies', 'agency-nine'], 'Unknown agency: agency-nine'],
    ['an unknown status', ['--status', 'MAYBE'], 'Unknown status: MAYBE'],
    ['nothing to set', [], 'Nothing to set'],
  ])('refuses %s and changes nothing', async (_, args, message) => {
    const before = await readClaims();
    const { code, output } = await runClaims('set', email, ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(await readClaims()).toEqual(before);
  });

  it.each([
    [['set', 'nobody@agency-one.example', '--roles', 'client'], 'There is no account'],
    [['show', 'nobody@agency-one.example'], 'There is no account'],
    [['promote', 'x@y.example'], 'Unknown command'],
    [[], 'Usage'],
  ])('refuses %j', async (args, message) => {
    const { code, output } = await runClaims(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('removes every role', async () => {
    expect((await runClaims('remove', email)).code).toBe(0);
    expect(await readClaims()).toMatchObject({ held: {}, roles: [], agencies: [] });
    expect(await getMemberships()).toEqual([]);
  });
});
