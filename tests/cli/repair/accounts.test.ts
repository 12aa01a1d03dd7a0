import { describe, expect, it } from 'vitest';
import {
  beginInStep,
  check,
  ENTRIES,
  firestore,
  identities,
  toInvitationId,
  repairAll,
  readStored,
} from './project.ts';
import { now } from './sources.ts';

beginInStep();

describe('npm run repair, of accounts', () => {
  it('gives an account the rights of its memberships, and ends older tokens', async () => {
    const right = { held: { talent: ['one'] }, roles: ['talent'], agencyIds: ['one'] };
    const { accessVersion } = (await readStored('users/vera')) ?? {};
    await firestore()
      .doc('users/vera')
      .update({ held: { admin: ['one'] }, roles: ['admin'] });
    expect((await repairAll()).code).toBe(0);

    expect(await readStored('users/vera')).toMatchObject({
      ...right,
      accessVersion: Number(accessVersion) + 1,
    });
  });

  it('writes the verified sign-in address to every record', async () => {
    const later = { agencyId: 'three', email: 'vera@talents.example', status: 'sent', sentAt: now };
    await firestore()
      .doc('selfServiceInvites/later')
      .set({ ...later, name: 'Vera', lastName: 'Lund' });

    const listed = `invitations/${toInvitationId('selfServiceInvites/later')}`;
    expect(await repairAll()).toMatchObject({ code: 0, found: [`${listed} is missing`] });
    await identities().createUser({ uid: 'vera', email: 'vera@talents.example', emailVerified: true });
    expect((await check()).code).toBe(0);

    const { accessVersion } = (await readStored('users/vera')) ?? {};
    await identities().updateUser('vera', { email: 'other@talents.example', emailVerified: true });

    const words =
      'users/vera differs in email from its identity, by which its person signs in: other@talents.example';
    const reply = await check();
    expect([reply.code, reply.found]).toEqual([1, [words]]);

    const repaired = await repairAll();
    expect([repaired.code, repaired.found]).toEqual([0, [words]]);

    expect(await readStored('users/vera')).toMatchObject({
      email: 'other@talents.example',
      formerEmails: ['vera@talents.example'],
      accessVersion: Number(accessVersion) + 1,
    });

    const copies = [
      'talents/vera',
      'memberships/two_vera_talent',
      'selfServiceInvites/later',
      listed,
      ENTRIES.one,
    ];
    expect(await Promise.all(copies.map(async (path) => (await readStored(path))?.['email']))).toEqual(
      copies.map(() => 'other@talents.example'),
    );
    expect(
      (await firestore().collection('audit').get()).docs.map((snapshot) => snapshot.get('by') as unknown),
    ).toEqual(['platform:repair']);
    expect((await check()).found).toEqual([]);
    await identities().deleteUser('vera');
  });
});
