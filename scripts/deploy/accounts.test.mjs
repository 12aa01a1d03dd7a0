import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { addMembers, applyAccounts, listGrants, SERVICE_ACCOUNTS, toAccountsTable } from './accounts.mjs';
import { COMPLETE } from './deploy.fixture.mjs';
import { GoogleError } from './google.mjs';

const environment = { project: 'casting-live', settings: COMPLETE };

/** Google's APIs with an owner's policy everywhere. `unknownFor`: so many writes refuse a new account. */
const makeCloud = ({ unknownFor = 0 } = {}) => {
  const [accounts, policies] = [new Map(), new Map()];
  /** @type {string[]} */
  const writes = [];
  let refusals = unknownFor;
  const owner = { role: 'roles/owner', members: ['user:owner@casting.test'] };
  const read = (name) => policies.get(name) ?? { etag: 'one', bindings: [owner] };

  const write = (name, policy) => {
    refusals -= 1;
    if (refusals >= 0) throw new GoogleError(400, 'POST', name, 'Service account does not exist');
    writes.push(name);
    policies.set(name, policy);
    return policy;
  };

  const google = async (method, url, body) => {
    const [name, verb] = url.split(/[?]/)[0].split(/:(?=[gs]et)/);
    if (verb === 'getIamPolicy' || (method === 'GET' && name.endsWith('/iam'))) return read(name);
    if (verb === 'setIamPolicy' || method === 'PUT') return write(name, body.policy ?? body);
    if (method === 'GET') return Promise.resolve(accounts.get(name.split('/').at(-1)));
    accounts.set(`${body.accountId}@casting-live.iam.gserviceaccount.com`, body);
    return body;
  };

  return { google, accounts, policies, writes };
};

describe('the accounts of the functions', () => {
  it('are created with their roles once, and nothing is written when they are there', async () => {
    const cloud = makeCloud();
    await applyAccounts(cloud.google, environment);
    expect([...cloud.accounts.keys()]).toEqual(
      Object.keys(SERVICE_ACCOUNTS).map((name) => `${name}@casting-live.iam.gserviceaccount.com`),
    );

    const { bindings, etag } = cloud.policies.get(
      'https://cloudresourcemanager.googleapis.com/v1/projects/casting-live',
    );
    expect(etag).toBe('one');
    expect(bindings).toContainEqual({ role: 'roles/owner', members: ['user:owner@casting.test'] });
    expect(bindings.find(({ role }) => role === 'roles/datastore.user').members).toHaveLength(4);

    const measuring = JSON.stringify([...cloud.policies]).match(/functions-measuring/g);
    expect(measuring).toHaveLength(4);

    const before = cloud.writes.length;
    await applyAccounts(cloud.google, environment);
    expect(cloud.writes).toHaveLength(before);
  });

  it('get their roles as soon as Google knows them, and other refusals end the step', async () => {
    const slow = makeCloud({ unknownFor: 3 });
    await applyAccounts(slow.google, environment, { everyMs: 1 });
    expect(slow.writes).toHaveLength(3);

    const denied = () => Promise.reject(new GoogleError(403, 'GET', 'policy', 'denied'));
    await expect(applyAccounts(denied, environment, { everyMs: 1 })).rejects.toThrow('403');
    await expect(
      applyAccounts(makeCloud({ unknownFor: 99 }).google, environment, { everyMs: 1 }),
    ).rejects.toThrow('does not exist');
  });

  it('leave a role that others have under a condition', () => {
    const conditional = { role: 'roles/run.invoker', members: ['user:a'], condition: { expression: 'x' } };
    const { bindings } = addMembers({ bindings: [conditional] }, [
      { role: 'roles/run.invoker', member: 'serviceAccount:b' },
    ]);
    expect(bindings).toEqual([conditional, { role: 'roles/run.invoker', members: ['serviceAccount:b'] }]);
  });

  it('have a name that Google accepts, and each role a reason and no power over the project', () => {
    for (const name of Object.keys(SERVICE_ACCOUNTS)) expect(name).toMatch(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/);
    for (const { role, on, reason } of listGrants('casting-live')) {
      expect(reason).not.toBe('');
      expect(role).not.toMatch(/owner|editor|\.admin$(?<!firebaseauth\.admin)/);
      // On the whole project, it could become any other account.
      if (role === 'roles/iam.serviceAccountTokenCreator') expect(on).toBe('itself');
      if (role.startsWith('roles/storage.')) expect(on).toBe('bucket');
    }
  });

  it('are listed in docs/deploy.md', () => {
    const squeeze = (text) =>
      text
        .replaceAll(/ +|-{3,}/g, ' ')
        .replaceAll(/\| +/g, '|')
        .replaceAll(/ +\|/g, '|');
    expect(squeeze(readFileSync(`${ROOT}docs/deploy.md`, 'utf8'))).toContain(squeeze(toAccountsTable()));
  });
});
