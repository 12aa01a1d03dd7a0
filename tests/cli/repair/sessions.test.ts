import { describe, expect, it } from 'vitest';
import { beginInStep, check, firestore, repairAll, readStored } from './project.ts';
import { now } from './sources.ts';

beginInStep();

describe('npm run repair, of recording sessions', () => {
  it('records the file of a report sealed before seals were stored, and removes none', async () => {
    const report = { sealedAt: now, paperSha256: 'a'.repeat(64) };
    const gone = { sealedAt: now, certificateSha256: 'c'.repeat(64) };
    const batch = firestore().batch();
    batch.set(firestore().doc('recordingSessionReports/signed'), report);
    batch.set(firestore().doc('recordingSessionReports/open'), { sealedAt: null, paperSha256: null });
    batch.set(firestore().doc(`seals/${'b'.repeat(64)}`), gone);
    await batch.commit();

    const seal = `seals/${'a'.repeat(64)}`;
    expect(await repairAll()).toMatchObject({ code: 0, found: [`${seal} is missing`] });
    expect(await readStored(seal)).toEqual({ sealedAt: now, certificateSha256: null });
    expect(await readStored(`seals/${'b'.repeat(64)}`)).toEqual(gone);
    expect(await check()).toMatchObject({ code: 0, found: [] });
  });

  it('moves participants’ addresses out of sessions, and keeps the contacts’ names', async () => {
    const owner = { agencyId: 'one', companyId: 'brand', projectId: 'film' };
    const ann = { name: 'Ann', side: 'client' };
    const cleo = { name: 'Cleo', side: 'client' };
    const reached = { ...cleo, email: 'cleo@brand.example', locale: 'es' };
    const batch = firestore().batch();
    batch.set(firestore().doc('recordingSessions/old'), { ...owner, participants: [reached] });
    batch.set(firestore().doc('recordingSessions/apart'), { ...owner, participants: [ann] });

    const contacts = { ...owner, participants: [reached], emails: [reached.email] };
    batch.set(firestore().doc('sessionContacts/apart'), contacts);
    await batch.commit();

    const found = [
      'recordingSessions/apart differs in participants',
      'recordingSessions/old differs in participants',
      'sessionContacts/old is missing',
    ];
    expect(await repairAll()).toMatchObject({ code: 0, found });

    for (const id of ['old', 'apart'])
      expect([
        await readStored(`recordingSessions/${id}`),
        await readStored(`sessionContacts/${id}`),
      ]).toEqual([{ ...owner, participants: [cleo] }, contacts]);

    expect(await check()).toMatchObject({ code: 0, found: [] });
  });
});
