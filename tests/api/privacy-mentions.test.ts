import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { ERASURE, erase } from '../../functions/src/features/privacy/erasure/erase.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { unzip } from '../stack/unzip.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const SCRIPT = 'Project Kestrel launches in May';
let address: string;
let ownId: string;
let otherId: string;
let talent: Account;

/** Plants an audit record of a change; returns its path. */
const writeAudit = async (agencyId: string, subject: string, after: object): Promise<string> => {
  const ref = firestore().collection('audit').doc();
  await ref.set({ agencyId, subject, by: 'staff', as: null, action: 'projects.update', before: null, after });
  return ref.path;
};
const exportText = async (): Promise<string> => {
  const response = await fetch(`${address}/api/privacy/export`, {
    headers: { Authorization: `Bearer ${talent.token}` },
  });
  expect(response.status).toBe(200);
  return (
    unzip(Buffer.from(await response.arrayBuffer()))
      .get('mentions.json')
      ?.toString() ?? ''
  );
};
const readLeft = async (path: string): Promise<unknown> => (await firestore().doc(path).get()).get('after');

beforeAll(async () => {
  const api = await startOwnApi();
  address = api.address;
  return api.stop;
});
setUpOnce(async () => {
  const key = randomBytes(4).toString('hex');
  [ownId, otherId] = [`own-${key}`, `other-${key}`];
  talent = await makeTalentAccount([ownId]);

  // A name can be any text.
  const { status } = await call('PATCH', `/talent/${talent.uid}`, {
    token: talent.token,
    at: address,
    body: { publicName: 'Project Kestrel', sourceConnectUser: 'launches in' },
  });
  expect(status).toBe(200);
});

describe('mentions in the archive of other records', () => {
  it('include the account and its address, in every agency', async () => {
    const invite = firestore().collection('selfServiceInvites').doc();
    await invite.set({ agencyId: otherId, email: talent.email, talentId: null, status: 'sent' });
    await writeAudit(ownId, 'projects/p', { listed: [{ talentId: talent.uid, note: 'Bright' }] });
    await writeAudit(ownId, 'projects/p', { note: `Write to ${talent.email}` });
    await writeAudit(otherId, invite.path, { name: 'Vera', hint: 'Heard on the radio' });
    await writeAudit(ownId, `talentScores/${ownId}_${talent.uid}`, { talentId: talent.uid, total: 7 });
    const mentions = JSON.parse(await exportText()) as { action: string; record: string }[];
    const found = mentions.filter(({ action }) => action === 'projects.update');
    expect(found.map(({ record }) => record).sort()).toEqual(['projects', 'projects', 'selfServiceInvites']);
  });

  it('exclude ordinary words in the person’s chosen name', async () => {
    await writeAudit(ownId, 'auditions/a', { script: SCRIPT });
    await writeAudit(otherId, 'auditions/b', { script: SCRIPT });
    await firestore()
      .collection('mail')
      .doc()
      .set({ agencyId: otherId, to: 'x@tests.example', state: 'sent', params: { projectName: SCRIPT } });
    expect(await exportText()).not.toContain('projects.update');
  });
});

describe('an erasure', () => {
  it('searches names in the talent’s agencies, and elsewhere only the account and its address', async () => {
    const [named, elsewhere, addressed] = await Promise.all([
      writeAudit(ownId, 'auditions/a', { script: SCRIPT }),
      writeAudit(otherId, 'auditions/b', { script: SCRIPT }),
      writeAudit(otherId, 'auditions/b', { script: `Write to ${talent.email}` }),
    ]);

    const request: Omit<DeletionRequest, 'id'> = {
      talentId: talent.uid,
      agencyIds: [ownId],
      confirmedBy: [ownId],
      state: 'erasing',
      fullName: 'Vera Lund',
      email: talent.email,
      requestedAt: (await firestore().doc(`talents/${talent.uid}`).get()).get('createdAt'),
      erasedAt: null,
    };
    await firestore().doc(`deletionRequests/${talent.uid}`).set(request);
    // Slow: it searches everything that other tests left.
    await erase({ ...request, id: talent.uid }, ERASURE, 600_000);
    expect(await readLeft(named)).toEqual({ script: null });
    expect(await readLeft(addressed)).toEqual({ script: null });
    expect(await readLeft(elsewhere)).toEqual({ script: SCRIPT });
  });
});
