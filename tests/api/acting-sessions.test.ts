import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';
import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import { makeAccount, PASSWORD, putAccess, type Account } from '../stack/account.ts';
import { getActingToken, beginActing, refreshSession, type ProviderSession } from '../stack/acting.ts';
import { requestAuth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { fetchUnderRules, listUnderRules } from '../stack/under-rules.ts';
import { countReads } from '../stack/usage.ts';
import { makeClientRecord } from '../stack/clients.ts';

/** The admin administers the first agency; the client works with both. */
let first: Tenant;
let second: Tenant;
let admin: Account;
let client: Account;
let acting: ProviderSession;
beforeAll(async () => {
  [first, second] = await Promise.all([makeTenant(1), makeTenant(1)]);
});
beforeEach(async () => {
  const key = randomBytes(4).toString('hex');
  const [firstId, secondId, { companyId }] = [first.agencyId, second.agencyId, first];
  admin = await makeAccount({ uid: `admin-${key}`, held: { admin: [firstId] } });
  client = await makeAccount({
    uid: `both-${key}`,
    held: { client: [firstId, secondId] },
    user: { companyId },
  });
  const record = makeClientRecord(client.email, [firstId, secondId], companyId);
  await firestore().doc(`clients/${client.uid}`).set(record);
  acting = await beginActing(admin.token, client.uid);
});

const listProjects = (token: string, { agencyId }: Tenant) =>
  listUnderRules(token, {
    collection: 'projects',
    where: [
      { field: 'agencyId', op: 'EQUAL', value: agencyId },
      { field: 'companyId', op: 'EQUAL', value: first.companyId },
    ],
  });

const getAccess = async (token: string) => {
  const { status, error } = await call('GET', '/projectStep/type/regular', { token });
  return [status, status < 400 ? null : error.code];
};
const ALLOWED = [200, null];
const REFUSED = [403, 'auth.forbidden'];
const ENDED = [401, 'auth.invalid'];

/** Returns the results of an API call and of a query under the rules. */
const getReach = async (token: string) => [await getAccess(token), await listProjects(token, first)];

const setUser = (uid: string, change: Record<string, unknown>) =>
  firestore()
    .doc(`users/${uid}`)
    .update({ accessVersion: FieldValue.increment(1), ...change });

describe('an admin of one of two agencies', () => {
  it('is the client in that agency only, by API and rules alike', async () => {
    expect(await getReach(acting.idToken)).toEqual([ALLOWED, 'OK']);
    const { collection } = await call<SiteConfig>('GET', '/', { token: acting.idToken });
    expect(collection.agencies.map(({ id }) => id)).toEqual([first.agencyId]);
    const there = await call('GET', '/', { token: acting.idToken, agency: second.agencyId });
    expect([there.status, there.error.code]).toEqual([403, 'auth.wrongAgency']);
    expect(await listProjects(acting.idToken, second)).toBe('PERMISSION_DENIED');
    expect(await listProjects(client.token, second)).toBe('OK');
  });

  it('reads the client’s own records, except the one that names all their agencies', async () => {
    expect(await fetchUnderRules(acting.idToken, `clients/${client.uid}`)).toBe('OK');
    expect(await fetchUnderRules(acting.idToken, `users/${admin.uid}`)).toBe('OK');
    expect(await fetchUnderRules(acting.idToken, `users/${client.uid}`)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(client.token, `users/${client.uid}`)).toBe('OK');
    await firestore()
      .doc(`clients/${client.uid}`)
      .update({ agencyIds: [second.agencyId] });
    expect(await fetchUnderRules(acting.idToken, `clients/${client.uid}`)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(client.token, `clients/${client.uid}`)).toBe('OK');
  });

  it('has no rights of an admin', async () => {
    const waiting = {
      collection: 'memberships',
      where: [{ field: 'agencyId', op: 'EQUAL', value: first.agencyId } as const],
    };
    expect(await listUnderRules(acting.idToken, waiting)).toBe('PERMISSION_DENIED');
    expect(await listUnderRules(admin.token, waiting)).toBe('OK');
  });

  it('reads a list with one more read than the client', async () => {
    const countCost = (token: string): Promise<number> =>
      countReads('projects', async () => expect(await listProjects(token, first)).toBe('OK'));
    await firestore()
      .doc(`projects/one-of-${client.uid}`)
      .set({
        agencyId: first.agencyId,
        companyId: first.companyId,
        companyName: 'Test company',
        name: 'One',
        brand: '',
        campaignName: '',
        words: getWordPrefixes('One', 'Test company'),
        progress: NO_PROGRESS,
        languages: [],
        languageProgress: {},
      });

    const { size } = await firestore()
      .collection('projects')
      .where('agencyId', '==', first.agencyId)
      .where('companyId', '==', first.companyId)
      .get();
    expect(await countCost(client.token)).toBe(size + 1);
    expect(await countCost(acting.idToken)).toBe(size + 2);
  });
});

describe('an acting session ends', () => {
  it('with the admin’s role, immediately', async () => {
    expect(await getReach(acting.idToken)).toEqual([ALLOWED, 'OK']);
    await setUser(admin.uid, { held: { agencyTeam: [first.agencyId] }, roles: ['agencyTeam'] });
    expect(await getReach(acting.idToken)).toEqual([REFUSED, 'PERMISSION_DENIED']);
  });

  it.each<[string, Record<string, unknown>, readonly unknown[]]>([
    ['the admin is rejected', { accountValidationStatus: 'REJECTED' }, [403, 'auth.notAccepted']],
    ['the admin’s account is closed', { disabled: true }, ENDED],
    ['every session of the admin is ended', { sessionsFrom: 1 }, ENDED],
  ])('when %s', async (_, change, api) => {
    expect(await getReach(acting.idToken)).toEqual([ALLOWED, 'OK']);
    await setUser(admin.uid, change);
    expect(await getReach(acting.idToken)).toEqual([api, 'PERMISSION_DENIED']);
  });

  it("when the admin's agency blocks the person, regardless of other agencies", async () => {
    const body = { status: 'blocked' };
    const blocked = await call('PATCH', `/client/${client.uid}`, { token: admin.token, body });
    expect(blocked.status).toBe(200);
    expect(await getReach(acting.idToken)).toEqual([REFUSED, 'PERMISSION_DENIED']);
    await expect(getActingToken(admin.token, client.uid)).rejects.toThrow('auth.forbidden');
    expect(await getAccess(await getIdToken(client.email))).toEqual(ALLOWED);
  });

  it('when the person becomes an admin', async () => {
    const agenciesByRole = { client: [first.agencyId], admin: [second.agencyId] };
    await setUser(client.uid, { held: agenciesByRole });
    expect(await getReach(acting.idToken)).toEqual([REFUSED, 'PERMISSION_DENIED']);
  });

  it('for live queries after any other decision on either, and can be restarted', async () => {
    for (const { uid } of [admin, client]) {
      const { idToken } = await beginActing(admin.token, client.uid);
      expect(await getReach(idToken)).toEqual([ALLOWED, 'OK']);
      await setUser(uid, {});
      expect(await getReach(idToken)).toEqual([ALLOWED, 'PERMISSION_DENIED']);
      expect(await getReach(await getActingToken(admin.token, client.uid))).toEqual([ALLOWED, 'OK']);
    }
  });
});

describe('the identity that carries an acting session', () => {
  it('survives a renewed token', async () => {
    expect(await getReach((await refreshSession(acting)).idToken)).toEqual([ALLOWED, 'OK']);
  });

  it('is not the person: its password isn’t theirs, and it has no rights without claims', async () => {
    const changed = await requestAuth<ProviderSession>('identitytoolkit.googleapis.com/v1/accounts:update', {
      idToken: acting.idToken,
      password: 'taken over by an admin',
      returnSecureToken: true,
    });
    const [api, rules] = await getReach(changed.idToken);
    // Whether the provider counts the change's own second as before it depends on that second.
    expect([REFUSED, ENDED]).toContainEqual(api);
    expect(rules).toBe('PERMISSION_DENIED');
    expect(await getAccess(await getIdToken(client.email, PASSWORD))).toEqual(ALLOWED);
  });

  it('can be deleted without affecting an account, and is created again', async () => {
    const path = 'identitytoolkit.googleapis.com/v1/accounts:delete';
    await requestAuth(path, { idToken: acting.idToken });
    expect(await getAccess(await getIdToken(client.email, PASSWORD))).toEqual(ALLOWED);
    expect(await getAccess(await getIdToken(admin.email, PASSWORD))).toEqual(ALLOWED);
    expect(await getReach(await getActingToken(admin.token, client.uid))).toEqual([ALLOWED, 'OK']);
  });

  it('allows several concurrent sessions', async () => {
    const uid = `talent-of-${admin.uid}`;
    await putAccess({ uid, held: { talent: [first.agencyId] }, hasIdentity: false });
    const talent = await getActingToken(admin.token, uid);
    const pickUser = async (token: string) =>
      (await call<SiteConfig>('GET', '/', { token })).collection.user?.uid;
    expect([await pickUser(talent), await pickUser(acting.idToken)]).toEqual([uid, client.uid]);
  });
});
