import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { InvitationRow } from '@domain/invitations/invitations.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeClientValues } from '../stack/clients.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let team: Person;
let stranger: Person;
let key: string;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, team, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});
beforeEach(async () => {
  // A prefix with a letter: eight hex digits may have none, and a name needs one.
  key = `k${randomBytes(4).toString('hex')}`;
});

const getAddress = (who: string) => `${who}.${key}@invited.example`.toLowerCase();
const makeInvitee = (who: string) => ({ name: who, lastName: key, email: getAddress(who) });
const invite = {
  talent: (token = admin.token) =>
    call<{ id: string }>('POST', '/userAgencySelfServiceInvite', {
      token,
      body: { ...makeInvitee('Talent'), language: 'eng' },
    }),
  engineer: () =>
    call<{ id: string }>('POST', '/engineer/invite', {
      token: admin.token,
      body: { ...makeInvitee('Engineer'), language: 'eng' },
    }),
  team: (email = getAddress('Team')) =>
    call<{ id: string }>('POST', '/agencyTeam', {
      token: admin.token,
      body: { ...makeInvitee('Team'), email, roles: ['agencyTeam'] },
    }),
  client: (token = admin.token) =>
    call<{ id: string }>('POST', '/ownerClient', {
      token,
      body: makeClientValues(makeInvitee('Client')),
    }),
};
const list = (query = '', token = admin.token, headers = {}) =>
  call<Page<InvitationRow>>('GET', `/invitation${query}`, { token, headers });
const listRows = async (query = '', token = admin.token): Promise<readonly InvitationRow[]> => {
  const { status, collection } = await list(query, token);
  expect(status).toBe(200);
  return collection.items;
};
const findRow = async (who: string, token = admin.token): Promise<InvitationRow> => {
  const found = (await listRows('', token)).find(({ name }) => name === `${who} ${key}`);
  if (!found) throw new Error(`${who} is not listed`);
  return found;
};
const send = (id: string, token = admin.token) =>
  call<InvitationRow>('POST', `/invitation/${id}/send`, { token });
const withdraw = (id: string, token = admin.token) =>
  call<InvitationRow>('DELETE', `/invitation/${id}`, { token });
const KINDS = ['Talent', 'Engineer', 'Team', 'Client'] as const;
const inviteAll = async () => {
  const made = await Promise.all([invite.talent(), invite.engineer(), invite.team(), invite.client()]);
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  return made.map(({ collection }) => collection.id);
};

describe('the list of invitations', () => {
  it('has every kind, the newest first, without secrets', async () => {
    const sources = await inviteAll();
    const { collection } = await list();
    const invitationRows = collection.items.filter(({ name }) => name.endsWith(key));
    expect(invitationRows.map(({ kind }) => kind).toSorted()).toEqual([
      'client',
      'engineer',
      'talent',
      'team',
    ]);

    const moments = collection.items.map(({ sentAt }) => sentAt);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(
      invitationRows.map(({ state, sentByName, may }) => [state, sentByName, may.send, may.withdraw]),
    ).toEqual(invitationRows.map(() => ['waiting', admin.uid, true, true]));
    for (const source of sources) expect(JSON.stringify(collection)).not.toContain(source);

    const talent = await findRow('Talent');
    expect([talent.email, talent.expiresAt]).toEqual([getAddress('Talent'), null]);

    const span = Date.parse((await findRow('Client')).expiresAt ?? '') - Date.now();
    expect(span / 86_400_000).toBeCloseTo(7, 1);
  });

  it('filters by kind and state, and continues after a cursor', async () => {
    await inviteAll();
    const { id } = await findRow('Engineer');
    expect((await withdraw(id)).status).toBe(200);
    const engineers = await listRows('?kind=engineer&standing=withdrawn');
    expect(engineers.map((engineer) => engineer.id)).toContain(id);
    expect(engineers.every(({ kind, state }) => kind === 'engineer' && state === 'withdrawn')).toBe(true);
    expect((await listRows('?standing=waiting')).map((row) => row.id)).not.toContain(id);
    for (const bad of ['?kind=nobody', '?standing=gone', '?cursor=nonsense'])
      expect((await list(bad)).status).toBe(422);
  });

  it('shows an invitation as expired after its link expires', async () => {
    await invite.client();
    const { id } = await findRow('Client');
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await firestore().doc(`invitations/${id}`).update({ expiresAt: past });
    expect((await findRow('Client')).state).toBe('expired');
    expect((await listRows('?standing=expired')).map((row) => row.id)).toContain(id);
    expect((await listRows('?standing=waiting')).map((row) => row.id)).not.toContain(id);
    const again = await send(id);
    expect([again.status, again.collection.state]).toEqual([200, 'waiting']);
  });
});

describe('an invitation older than the list', () => {
  /** Invites one person of each kind and unlists the invitations; returns their records and list entries. */
  const unlistAll = async () => {
    const sources = await inviteAll();
    const before = await Promise.all(KINDS.map((who) => findRow(who)));
    await Promise.all(before.map(({ id }) => firestore().doc(`invitations/${id}`).delete()));
    return { sources, before };
  };
  const press = (method: string, path: string, body: object = {}) =>
    call(method, path, { token: admin.token, body });

  it('is listed completely after it is sent again or withdrawn on its own page', async () => {
    const { sources, before } = await unlistAll();
    const [talent, , team] = sources;
    const again = { action: 'resend' };
    expect((await press('POST', `/userAgencySelfServiceInvite/${talent}`, again)).status).toBe(200);
    expect((await press('POST', `/agencyTeam/${team}/newLink`)).status).toBe(200);

    for (const [index, who] of [
      [0, 'Talent'],
      [2, 'Team'],
    ] as const) {
      const found = await findRow(who);
      const { id, kind, name, roles, email, state, may } = before[index]!;
      expect(found).toMatchObject({ id, kind, name, roles, email, state, may, sentByName: admin.uid });
      expect(Date.parse(found.lastSentAt)).toBeGreaterThan(Date.parse(found.sentAt));
    }

    const withdrawn = { status: 'withdrawn' };
    expect((await press('PATCH', `/userAgencySelfServiceInvite/${talent}`, withdrawn)).status).toBe(200);
    expect((await findRow('Talent')).state).toBe('withdrawn');

    // Unchanged invitations record nothing.
    const revokedSnapshots = [before[1], before[3]].map((invitationRow) =>
      firestore().doc(`invitations/${invitationRow?.id}`).get(),
    );
    expect((await Promise.all(revokedSnapshots)).map(({ exists }) => exists)).toEqual([false, false]);
  });

  it('is listed completely after it was accepted, for its agency only', async () => {
    const owner = await makePerson(otherTenant.agencyId, otherTenant.companyId, 'agencyTeam');
    const email = `${owner.uid}@tests.example`.toLowerCase();
    await invite.team(email);

    const { id } = await findRow('Team');
    await firestore().doc(`invitations/${id}`).delete();

    const token = findLink(await waitForMail(email)).searchParams.get('token') ?? '';
    const path = `/agencyTeam/invite/accept?token=${encodeURIComponent(token)}`;
    expect((await call('POST', path, { body: {} })).status).toBe(200);
    expect(await findRow('Team')).toMatchObject({ id, email, state: 'accepted', roles: ['agencyTeam'] });
    expect((await listRows('', stranger.token)).map((row) => row.id)).not.toContain(id);
  });
});

describe('the readers of invitations', () => {
  it('include the team for the kinds that it may send, without the addresses of clients', async () => {
    await inviteAll();

    const seen = await listRows('', team.token);
    expect([...new Set(seen.map(({ kind }) => kind))].toSorted()).toEqual(['client', 'talent']);

    const [client, talent] = [await findRow('Client', team.token), await findRow('Talent', team.token)];
    expect([client.email, client.may]).toEqual([null, { send: true, withdraw: false }]);
    expect([talent.email, talent.may]).toEqual([getAddress('Talent'), { send: true, withdraw: true }]);
    expect((await list('?kind=engineer', team.token)).status).toBe(403);
    expect((await list('?kind=talent', team.token)).status).toBe(200);

    const engineer = (await findRow('Engineer')).id;
    for (const act of [send, withdraw]) expect((await act(engineer, team.token)).status).toBe(404);
    expect((await withdraw(client.id, team.token)).status).toBe(403);
    expect((await withdraw(client.id)).status).toBe(200);
  });

  it('exclude other agencies and other people of this one', async () => {
    await inviteAll();

    const { id } = await findRow('Talent');
    expect((await listRows('', stranger.token)).map((row) => row.id)).not.toContain(id);
    for (const act of [send, withdraw]) expect((await act(id, stranger.token)).status).toBe(404);

    // The outcome isn't revealed either.
    const over = (await findRow('Engineer')).id;
    expect((await withdraw(over)).status).toBe(200);
    for (const act of [send, withdraw]) expect((await act(over, stranger.token)).status).toBe(404);

    for (const token of [tenant.clientToken, tenant.talentToken]) {
      expect((await list('', token)).status).toBe(403);
      for (const act of [send, withdraw]) expect((await act(id, token)).status).toBe(403);
    }

    expect((await call('GET', '/invitation')).status).toBe(401);

    // An admin elsewhere who is a team member here counts as a team member here.
    const both = await makeAccount({
      uid: `both-${key}`,
      held: { admin: [otherTenant.agencyId], agencyTeam: [tenant.agencyId] },
    });
    const here = { 'X-Agency-Id': tenant.agencyId };
    expect((await list('?kind=team', both.token, here)).status).toBe(403);
    expect((await list('?kind=talent', both.token, here)).status).toBe(200);
  });
});

describe('an invitation that is sent again', () => {
  it('has the email of its kind', async () => {
    await inviteAll();

    for (const who of KINDS) {
      const before = await waitForMail(getAddress(who));
      const { id } = await findRow(who);
      // The same link isn't mailed twice within a minute, except for renewed ones.
      await firestore().recursiveDelete(firestore().collection('rateLimits'));

      const { status, collection } = await send(id);
      expect([who, status, collection.state]).toEqual([who, 200, 'waiting']);
      await expect
        .poll(async () => (await listMails(getAddress(who))).length, { timeout: 10_000 })
        .toBeGreaterThan(1);
      expect((await listMails(getAddress(who))).every(({ subject }) => subject === before.subject)).toBe(
        true,
      );
    }
  });
});

describe('a client blocked by the agency', () => {
  it('gets no email until they are unblocked', async () => {
    const { collection: made } = await invite.client();
    const { id } = await findRow('Client');
    const decide = (status: string) =>
      call('PATCH', `/client/${made.id}`, { token: admin.token, body: { status } });
    expect((await decide('blocked')).status).toBe(200);
    expect((await send(id)).error.code).toBe('invitation.blocked');
    expect((await decide('active')).status).toBe(200);
    expect((await send(id)).status).toBe(200);
  });
});

describe('an invitation that is withdrawn', () => {
  it('is invalid, can’t be sent again, and is audited as withdrawn', async () => {
    const [talent = '', engineer = ''] = await inviteAll();
    const mail = await waitForMail(getAddress('Client'));
    const code = new URL(findLink(mail)).searchParams.get('oobCode');
    for (const who of KINDS) {
      const { id } = await findRow(who);
      const { status, collection } = await withdraw(id);
      expect([who, status, collection.state, collection.may.send]).toEqual([who, 200, 'withdrawn', false]);
      expect((await send(id)).error.code).toBe('invitation.used');
      expect((await withdraw(id)).error.code).toBe('invitation.used');
    }

    expect((await call('GET', `/userAgencySelfServiceInvite/${talent}`)).status).toBe(404);
    expect((await call('GET', `/engineer/invite/${engineer}`)).status).toBe(404);

    const spent = await call('POST', '/user/setNewPassword', {
      body: { oobCode: code, newPassword: 'a long  password' },
    });
    expect(spent.status).toBe(410);

    const audited = await firestore().collection('audit').where('agencyId', '==', tenant.agencyId).get();
    const actions = audited.docs.map((record) => String(record.get('action')));
    for (const action of [
      'talents.withdrawInvite',
      'engineers.withdrawInvite',
      'team.withdrawInvite',
      'clients.withdrawInvite',
    ])
      expect(actions).toContain(action);
  });

  it('can’t be an accepted one', async () => {
    await invite.client();

    const mail = await waitForMail(getAddress('Client'));
    const body = {
      oobCode: new URL(findLink(mail)).searchParams.get('oobCode'),
      newPassword: 'a long  password',
    };
    expect((await call('POST', '/user/setNewPassword', { body })).status).toBe(200);

    const { id, state, may } = await findRow('Client');
    expect([state, may]).toEqual(['accepted', { send: false, withdraw: false }]);
    for (const act of [send, withdraw]) expect((await act(id)).error.code).toBe('invitation.used');
  });
});
