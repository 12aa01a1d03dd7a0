import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, firestore } from '../stack/admin.ts';
import { agencyRecord, makeTenant, type Tenant } from '../stack/tenant.ts';

const script = fileURLToPath(new URL('../../scripts/claims.mjs', import.meta.url));

const claims = (...args: string[]): Promise<{ code: number; output: string }> =>
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
const stored = async () => (await auth().getUserByEmail(email)).customClaims;

beforeAll(async () => {
  tenant = await makeTenant(0);
  email = `client.${tenant.key}@tests.example`;
});

describe('npm run claims', () => {
  it('sets roles and agencies and prints what changed', async () => {
    const { code, output } = await claims(
      'set',
      email,
      '--roles',
      'client,talent',
      '--agencies',
      'agency-one,agency-two',
    );
    expect(code).toBe(0);
    expect(output).toContain('before:');
    expect(output).toContain('"roles":["client","talent"]');
    expect(await stored()).toMatchObject({
      roles: ['client', 'talent'],
      agencies: ['agency-one', 'agency-two'],
    });
  });

  it('tells the account’s open browsers, and lists the agencies in its record', async () => {
    const record = await firestore().collection('users').doc(`client-${tenant.key}`).get();
    expect(record.data()).toMatchObject({
      roles: ['client', 'talent'],
      agencyIds: ['agency-one', 'agency-two'],
    });
    expect(Math.abs(Date.now() - Number(record.get('claimsChangedAt').toMillis()))).toBeLessThan(60_000);
  });

  it('refuses more agencies than fit, and changes nothing', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `${tenant.key}-${index}`.padEnd(16, 'x'));
    const batch = firestore().batch();
    for (const id of ids) batch.set(firestore().collection('agencies').doc(id), agencyRecord(id));
    await batch.commit();
    const before = await stored();
    const { code, output } = await claims('set', email, '--agencies', ids.join(','));
    expect([code, output]).toEqual([1, expect.stringContaining('1000 are allowed')]);
    expect(await stored()).toEqual(before);
    expect((await claims('set', email, '--agencies', ids.slice(0, 40).join(','))).code).toBe(0);
    expect((await stored())?.['agencies']).toHaveLength(40);
    await claims('set', email, '--agencies', 'agency-one,agency-two');
  });

  it('shows one account and lists all', async () => {
    const shown = await claims('show', email);
    expect([shown.code, shown.output]).toEqual([0, expect.stringContaining('"agency-two"')]);
    const listed = await claims('list');
    expect(listed.output).toContain('admin@agency-one.example');
  });

  it.each([
    ['an unknown role', ['--roles', 'client,boss'], 'Unknown role: boss'],
    ['an unknown agency', ['--agencies', 'agency-nine'], 'Unknown agency: agency-nine'],
    ['an unknown status', ['--status', 'MAYBE'], 'Unknown status: MAYBE'],
    ['nothing to set', [], 'Nothing to set'],
  ])('refuses %s and changes nothing', async (_, args, message) => {
    const before = await stored();
    const { code, output } = await claims('set', email, ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [['set', 'nobody@agency-one.example', '--roles', 'client'], 'There is no account'],
    [['show', 'nobody@agency-one.example'], 'There is no account'],
    [['promote', 'x@y.example'], 'Unknown command'],
    [[], 'Usage'],
  ])('refuses %j', async (args, message) => {
    const { code, output } = await claims(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(message)]);
  });

  it('removes all claims', async () => {
    expect((await claims('remove', email)).code).toBe(0);
    expect((await stored()) ?? {}).toEqual({});
  });
});
