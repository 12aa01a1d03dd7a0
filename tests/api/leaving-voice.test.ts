import { describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { TalentRemoval } from '@domain/talents/removal.ts';
import type { Waiting } from '@domain/work/work.ts';
import {
  PERSONAL_RECORDS,
  RETAINED_RECORDS,
} from '../../functions/src/features/privacy/erasure/personal-records.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { findEverywhere } from '../stack/find-everywhere.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeOrderable } from '../stack/orders.ts';
import { bookVoice, makePlan, makeSigners, plan } from '../stack/sessions.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makeCast, makeDeadline, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let voice: Account;
let engineer: Account;
let booked: Cast;
let chosen: Cast;
let sessionId: string;
/** A voice with a planned session, another chosen role and an open audition, who has requested deletion. */
setUpOnce(async () => {
  tenant = await makeTenant(1);

  const [{ id: uid = '', email = '' } = {}] = tenant.talents;
  voice = await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  booked = await makeCast(tenant, 1);

  const slot = await bookVoice(tenant, booked);
  const body = makePlan(tenant, slot, { engineerId: engineer.uid });
  const planned = await plan(tenant.teamToken, booked.castingId, body);
  sessionId = planned.collection.id;
  chosen = await makeOrderable(tenant);

  await call('POST', `/audition/${chosen.castingId}/${chosen.voice.id}`, {
    token: tenant.clientToken,
    body: { style: 'NATURAL', deadline: makeDeadline(5), script: 'Read', brief: '' },
  });

  expect((await call('POST', '/privacy/deletion-request', { token: voice.token })).status).toBe(201);
});

const preview = () =>
  call<Serialised<TalentRemoval>>('GET', `/talent/${voice.uid}/removal`, { token: tenant.teamToken });
const confirm = () =>
  call('POST', `/privacy/deletion-request/${voice.uid}/confirm`, { token: tenant.teamToken });
const readField = async (path: string, name: string): Promise<string> =>
  String((await firestore().doc(path).get()).get(name));
const findClientAddress = async (): Promise<string> =>
  readField(`users/${await readField(`projects/${booked.project.id}`, 'createdBy')}`, 'email');

describe('a voice whose deletion is confirmed', () => {
  it('has a preview of everything that ends', async () => {
    const { status, collection } = await preview();
    expect([status, collection]).toMatchObject([
      200,
      {
        auditions: { count: 1 },
        slots: { count: 1 },
        sessions: [{ id: sessionId, projectName: booked.project.name }],
        selected: 1,
        unpaid: [],
        licences: 0,
      },
    ]);

    expect((await call('GET', `/talent/${voice.uid}/removal`, { token: tenant.clientToken })).status).toBe(
      403,
    );
  });

  it('has its sessions cancelled, with a notification to everyone in them and its clients', async () => {
    await confirm();

    const session = (
      await firestore().doc(`recordingSessions/${sessionId}`).get()
    ).data() as RecordingSession;
    expect(session.state).toBe('cancelled');

    const client = await findClientAddress();
    for (const [address, subject, clock] of [
      [client, /^Recording session cancelled/, 'London'],
      [engineer.email, /^Recording session cancelled/, 'Madrid'],
      [makeSigners(tenant).VOD, /^Sesión de grabación cancelada/, 'Madrid'],
    ] as const) {
      const mail = await waitForMail(address, 1, (receivedMail) => subject.test(receivedMail.subject));
      expect([mail.html.includes(clock), mail.calendar?.includes('CANCELLED')]).toEqual([true, true]);
    }

    const left = await waitForMail(client, 1, ({ subject }) => subject.startsWith('A voice is no longer'));
    expect(left.text).toContain('No time was agreed');
    expect(left.text).not.toContain('null');
  });

  it('is absent from all records of future participants', async () => {
    await confirm();

    const found = await findEverywhere(voice.uid);
    const erased = new Set<string>(PERSONAL_RECORDS.map(({ collection }) => collection));
    const records = await Promise.all(
      found
        .filter((path) => !path.includes(' ') && !path.startsWith('gs:'))
        .map((path) => firestore().doc(path).get()),
    );

    const wrong = records.filter((record) => {
      const collection = record.ref.parent.id;
      // Emails and audit entries about the deletion itself name the uid, which leads to nobody.
      if (collection === 'mail' || collection === 'audit' || collection === 'stuckMail') return false;
      if (erased.has(collection) && !(collection in RETAINED_RECORDS)) return true;
      return ['planned', 'requested', 'accepted', 'open'].includes(String(record.get('state')));
    });
    expect(wrong.map(({ ref }) => ref.path)).toEqual([]);
  });

  it('has its ordered roles listed as work for staff', async () => {
    const order = { state: 'received', projectId: chosen.project.id, agencyId: tenant.agencyId };
    await firestore()
      .doc(`orders/${chosen.project.id}`)
      .set({ ...order, companyId: tenant.companyId, currency: 'EUR', total: 1, updatedAt: new Date() });
    await confirm();
    const points = (await firestore().doc(`orders/${chosen.project.id}`).get()).get('points') as object[];
    expect(points).toMatchObject([{ character: chosen.voice.name, outcome: null }]);
    const work = await call<readonly Waiting[]>('GET', '/today', { token: tenant.teamToken });
    expect(work.collection.map(({ kind }) => kind)).toContain('ordersToSettle');
  });
});
