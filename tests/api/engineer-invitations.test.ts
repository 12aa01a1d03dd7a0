import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { toMembershipId } from '@domain/access/memberships.ts';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { toEngineerSearch } from '@domain/engineers/engineer-search.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeTenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let first: string;
let second: string;
let admin: Person;
let clientEmail: string;

setUpOnce(async () => {
  const [tenant, two] = [await makeTenant(0), await makeTenant(0)];
  [first, second] = [tenant.agencyId, two.agencyId];
  clientEmail = `client.${tenant.key}@tests.example`;
  admin = await makePerson(second, two.companyId, 'admin');
});

const makeEngineer = async (agencyIds: readonly string[]): Promise<Account> => {
  const uid = `engineer-${randomBytes(4).toString('hex')}`;
  const account = await makeAccount({
    uid,
    held: { engineer: agencyIds },
    user: { displayName: 'Greta Olsen' },
  });
  const record = { fullName: 'Greta Olsen', email: account.email, languageTags: ['eng'], agencyIds };

  const stored = {
    ...record,
    name: 'Greta',
    lastName: 'Olsen',
    createdAt: new Date(),
    updatedAt: new Date(),
  };
  await firestore()
    .doc(`engineers/${uid}`)
    .set({ ...stored, ...toEngineerSearch(record) });

  return account;
};

const invite = (email: string) =>
  call<EngineerInvite>('POST', '/engineer/invite', {
    token: admin.token,
    body: { name: 'Greta', lastName: 'Olsen', email, language: 'eng' },
  });
const accept = (id: string, token?: string) => call('POST', `/engineer/invite/${id}`, { token });
const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const setActive = (uid: string) =>
  call('PATCH', `/engineer/${uid}`, { token: admin.token, body: { status: 'active' } });
const countListed = async (): Promise<number> =>
  (await call<{ total: number }>('GET', '/engineer?nameOrEmail=greta', { token: admin.token })).collection
    .total;

describe('an engineer of another agency', () => {
  it('is invited, accepts, and works for both after an admin of the second one approves', async () => {
    const { uid, email, token } = await makeEngineer([first]);
    const invited = await invite(email.toUpperCase());
    expect([invited.status, invited.collection.email]).toEqual([201, email]);
    const { id } = invited.collection;
    const link = findLink(await waitForMail(email));
    expect(`${link.pathname}${link.search}`).toBe(addresses.curate.href(id));
    expect(await countListed()).toBe(0);

    expect(await accept(id, token)).toMatchObject({ status: 200, collection: { id } });
    expect(await readDoc(`engineers/${uid}`)).toMatchObject({ agencyIds: [first, second] });
    expect(await readDoc(`engineerInvites/${id}`)).toMatchObject({ usedBy: uid });
    const membership = `memberships/${toMembershipId(second, uid, 'engineer')}`;
    expect(await readDoc(membership)).toMatchObject({ engagement: 'pending', blocked: false });
    expect(await readDoc(`users/${uid}`)).toMatchObject({ held: { engineer: [first] } });
    expect(await countListed()).toBe(1);

    expect((await setActive(uid)).status).toBe(200);
    expect(await readDoc(`users/${uid}`)).toMatchObject({ held: { engineer: [first, second] } });
    const again = await invite(email);
    expect([again.status, again.error.code, again.error.property]).toEqual([
      409,
      'engineer.inAgency',
      'email',
    ]);
  });

  it('accepts once: an old link doesn’t restore an engineer whom the agency has removed', async () => {
    const { uid, email, token } = await makeEngineer([first]);
    const { id } = (await invite(email)).collection;
    const both = await Promise.all([accept(id, token), accept(id, token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);

    const membership = firestore().doc(`memberships/${toMembershipId(second, uid, 'engineer')}`);
    await membership.update({ blocked: true });
    expect((await accept(id, await getIdToken(email))).status).toBe(200);
    expect((await membership.get()).data()).toMatchObject({ blocked: true, engagement: 'pending' });

    const audit = await findAuditEntry(`engineerInvites/${id}`);
    const actions = audit.docs.map((entry) => String(entry.get('action')));
    expect(actions.sort()).toEqual(['engineers.acceptInvite', 'engineers.invite']);
    expect((await invite(email)).error.code).toBe('engineer.inAgency');
  });

  it('cannot be replaced by another person who accepts', async () => {
    const { uid, email, token } = await makeEngineer([first]);
    const stranger = await makeEngineer([first]);
    const boss = await makePerson(first, `company-of-${first}`, 'admin');
    const { id } = (await invite(email)).collection;
    expect((await accept(id)).status).toBe(401);
    expect((await accept(id, admin.token)).status).toBe(403);
    expect((await accept(id, stranger.token)).status).toBe(404);
    expect((await accept('no-such-invitation', token)).status).toBe(404);

    const acted = await accept(id, await getActingToken(boss.token, uid));
    expect([acted.status, acted.error.code]).toEqual([403, 'auth.inPerson']);
    expect(await readDoc(`engineerInvites/${id}`)).toMatchObject({ usedBy: null });
    expect((await accept(id, token)).status).toBe(200);
  });

  it('may be pending, but not an account of another role', async () => {
    const waiting = await makeEngineer([]);
    const { id } = (await invite(waiting.email)).collection;
    expect((await accept(id, waiting.token)).status).toBe(200);
    const client = await invite(clientEmail);
    expect([client.status, client.error.code]).toEqual([409, 'account.exists']);
  });

  it('gets an error message, without partial changes, if their claims are full', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `agency-${String(index).padStart(3, '0')}`);
    const { uid, email, token } = await makeEngineer(many.slice(0, 30));
    const { id } = (await invite(email)).collection;
    expect((await accept(id, token)).status).toBe(200);
    await firestore().doc(`users/${uid}`).update({ 'held.engineer': many });

    for (const agencyId of many.slice(30)) {
      const membership = { agencyId, userId: uid, role: 'engineer', blocked: false, engagement: 'active' };
      await firestore()
        .doc(`memberships/${toMembershipId(agencyId, uid, 'engineer')}`)
        .set(membership);
    }

    const paths = [
      `users/${uid}`,
      `memberships/${toMembershipId(second, uid, 'engineer')}`,
      `engineers/${uid}`,
    ];
    const before = await Promise.all(paths.map(readDoc));
    const refused = await setActive(uid);
    expect([refused.status, refused.error.code]).toEqual([422, 'claims.tooLarge']);
    expect(refused.error.message).toMatch(/^[A-Z].+\.$/);
    expect(await Promise.all(paths.map(readDoc))).toEqual(before);
  });
});

it('invitations are limited per address and hour', async () => {
  const address = `bombed.${randomBytes(4).toString('hex')}@studio.example`;
  const answers = [];
  for (let sent = 0; sent < 11; sent += 1)
    answers.push((await invite(sent % 2 ? address.toUpperCase() : address)).status);
  expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  expect((await invite(`x${address}`)).status).toBe(201);
});
