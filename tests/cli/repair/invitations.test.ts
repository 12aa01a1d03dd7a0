import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { beginInStep, check, firestore, toInvitationId, repairAll, readStored } from './project.ts';
import { now } from './sources.ts';

beginInStep();

describe('npm run repair, of invitations', () => {
  it('lists old invitations from their records and the audit', async () => {
    const daysAgo = (day: number) => Timestamp.fromMillis(now.toMillis() - day * 86_400_000);
    const batch = firestore().batch();
    const set = (path: string, record: object) => batch.set(firestore().doc(path), record);

    const makePerson = (name: string) => ({
      name,
      lastName: 'Ito',
      email: `${name}@invited.example`.toLowerCase(),
    });

    const makeEntry = (action: string, subject: string, day: number) =>
      set(`audit/${action}-${subject.replace('/', '-')}`, {
        action,
        subject,
        agencyId: 'one',
        by: 'ann',
        at: daysAgo(day),
      });

    const talent = { ...makePerson('Tal'), agencyId: 'one', sentAt: daysAgo(9) };
    set('selfServiceInvites/sent', { ...talent, status: 'sent' });
    set('selfServiceInvites/used', { ...talent, status: 'accepted' });
    makeEntry('talents.invite', 'selfServiceInvites/sent', 9);
    makeEntry('talents.resendInvite', 'selfServiceInvites/sent', 2);
    set('engineerInvites/used', { ...makePerson('Eng'), agencyId: 'one', usedBy: 'ed' });
    makeEntry('engineers.invite', 'engineerInvites/used', 8);

    const invitation = { name: 'Tea Ito', email: 'tea@invited.example', agencyId: 'one', roles: ['admin'] };
    set('teamInvites/asked', { ...invitation, version: 0, formerUid: null, changedAt: daysAgo(3) });
    makeEntry('team.invite', 'teamInvites/asked', 3);
    set('teamInvites/former', { ...invitation, version: 0, formerUid: 'tea', changedAt: daysAgo(3) });

    const setAccount = (uid: string, change: object) => {
      const name = { displayName: `${uid} Ito`, email: `${uid}@invited.example` };
      set(`users/${uid}`, {
        ...name,
        held: {},
        roles: [],
        agencyIds: [],
        companyId: null,
        locale: 'en',
        ...change,
      });
    };

    const makeMember = (uid: string, role: string, change: object = {}) => {
      const name = { displayName: `${uid} Ito`, email: `${uid}@invited.example` };
      const agenciesByRole = { held: { [role]: ['one'] }, roles: [role], agencyIds: ['one'] };
      setAccount(uid, { ...agenciesByRole, ...change });
      set(`memberships/one_${uid}_${role}`, { ...name, agencyId: 'one', userId: uid, role, blocked: false });
    };

    makeMember('newcomer', 'agencyTeam');
    makeEntry('team.create', 'users/newcomer', 5);
    makeMember('arrived', 'admin', { emailVerified: true });
    makeEntry('team.create', 'users/arrived', 5);
    setAccount('gone', {});
    makeEntry('team.create', 'users/gone', 5);
    makeMember('client', 'client');
    makeEntry('clients.createOwner', 'users/client', 4);
    set('mail/client-invite_client', { to: 'client@invited.example', agencyId: 'one' });
    // A member who got a password, or registered, was not invited.
    makeMember('given', 'client');
    makeEntry('clients.createOwner', 'users/given', 4);
    makeMember('registered', 'client');

    // Records of unlisted invitations: one with a source and one without.
    const partly = `invitations/${toInvitationId('selfServiceInvites/used')}`;
    set(partly, { lastSentAt: daysAgo(1), expiresAt: null });
    set('invitations/left', { state: 'withdrawn' });
    await batch.commit();

    const sources = ['selfServiceInvites/sent', 'engineerInvites/used', 'teamInvites/asked'];
    const people = ['newcomer', 'arrived', 'gone', 'client'].map((uid) => `users/${uid}`);
    const missing = [...sources, ...people].map(
      (source) => `invitations/${toInvitationId(source)} is missing`,
    );
    const reply = await check();
    expect([reply.code, reply.found.length]).toEqual([1, missing.length + 2]);
    expect(reply.found).toEqual(expect.arrayContaining([...missing, 'invitations/left has no source']));
    expect((await repairAll()).code).toBe(0);

    const readListed = async (source: string) => readStored(`invitations/${toInvitationId(source)}`);
    const week = (day: number) => daysAgo(day - 7);
    expect(await readListed('selfServiceInvites/sent')).toEqual({
      agencyId: 'one',
      kind: 'talent',
      source: 'selfServiceInvites/sent',
      name: 'Tal Ito',
      roles: [],
      email: 'tal@invited.example',
      state: 'waiting',
      sentBy: 'ann',
      sentAt: daysAgo(9),
      lastSentAt: daysAgo(2),
      expiresAt: null,
    });

    expect(await readListed('selfServiceInvites/used')).toMatchObject({
      state: 'accepted',
      sentBy: '',
      sentAt: daysAgo(9),
      lastSentAt: daysAgo(1),
    });

    expect(await readListed('engineerInvites/used')).toMatchObject({ state: 'accepted', sentAt: daysAgo(8) });

    expect(await readListed('teamInvites/asked')).toMatchObject({
      kind: 'team',
      roles: ['admin'],
      state: 'waiting',
      expiresAt: week(3),
    });

    expect(await readListed('users/newcomer')).toMatchObject({
      kind: 'team',
      name: 'newcomer Ito',
      roles: ['agencyTeam'],
      state: 'waiting',
      expiresAt: week(5),
    });

    expect(await readListed('users/arrived')).toMatchObject({ roles: ['admin'], state: 'accepted' });
    expect(await readListed('users/gone')).toMatchObject({ roles: [], state: 'withdrawn' });

    expect(await readListed('users/client')).toMatchObject({
      kind: 'client',
      state: 'waiting',
      sentAt: daysAgo(4),
    });

    for (const source of ['users/given', 'users/registered', 'teamInvites/former', 'users/vera'])
      expect(await readListed(source)).toBeUndefined();
    expect(await readStored('invitations/left')).toBeUndefined();
    expect((await check()).found).toEqual([]);

    // Sources decide on listed ones; the outcome of an account is only stored there.
    const asListed = await readStored(partly);
    const otherwise = { agencyId: 'two', kind: 'team', name: 'V', email: 'v@x.example', roles: ['admin'] };
    await firestore()
      .doc(partly)
      .update({ ...otherwise, state: 'waiting' });
    await firestore()
      .doc(`invitations/${toInvitationId('users/newcomer')}`)
      .update({ state: 'withdrawn' });
    expect((await repairAll()).found).toEqual([
      `${partly} differs in agencyId, kind, name, email, roles, state`,
    ]);
    expect(await readStored(partly)).toEqual(asListed);
  });
});
