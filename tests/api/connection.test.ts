import { beforeAll, describe, expect, it } from 'vitest';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

type Check = Serialised<ConnectionSession>;

let tenant: Tenant;
let admin: Person;
let talent: Account;

beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const getPath = () => `/connectionSession/${talent.uid}`;
const ask = (token: string) => call<Check>('POST', getPath(), { token, body: {} });
const read = (token: string) => call<Check>('GET', getPath(), { token });
const takeStep = (token: string, body: object) => call<Check>('PATCH', getPath(), { token, body });
const makeBooking = () => ({ status: 'booked', bookedFor: makeDeadline(5), timeZone: 'Europe/Madrid' });
const readRosterState = async () => {
  const found = await firestore().collection('roster').where('talentId', '==', talent.uid).get();
  return found.docs.map((entry) => entry.get('connection') as string | null);
};

describe('a connection check', () => {
  it('is requested by the talent, booked by an admin, and stored with its measurements', async () => {
    expect(await read(talent.token)).toMatchObject({ status: 200, collection: null });
    expect((await ask(talent.token)).collection).toMatchObject({ status: 'pending', history: [] });
    expect(await readRosterState()).toEqual(['pending']);

    const booked = await takeStep(admin.token, makeBooking());
    expect([booked.status, booked.collection.status]).toEqual([200, 'booked']);
    const mail = await waitForMail(talent.email);
    expect(mail.subject).toContain('Connection check');
    expect(mail.text).toContain('Madrid time');

    const result = { status: 'passed', quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000, comment: '' };
    const { collection } = await takeStep(admin.token, result);
    expect(collection.history).toEqual([{ ...result, at: booked.collection.bookedFor }]);
    expect((await read(talent.token)).collection.status).toBe('passed');
    expect(await readRosterState()).toEqual(['passed']);

    expect((await ask(tenant.teamToken)).collection).toMatchObject({ status: 'pending' });
    expect((await read(talent.token)).collection.history).toHaveLength(1);
    const receivedMail = await waitForMail(talent.email, 1, ({ subject }) =>
      subject.includes('would like to check'),
    );
    expect(receivedMail.text).toContain('will book a time');
  });

  it('emails the agency when it is requested', async () => {
    const contact = `${talent.uid}@agency.example`;
    const agency = firestore().doc(`agencies/${tenant.agencyId}`);
    await agency.update({ contactEmail: contact });
    await ask(talent.token);
    const mail = await waitForMail(contact);
    expect(mail.text).toContain(`/score/${talent.uid}`);
  });

  it('is cancelled with an email to the talent', async () => {
    await ask(talent.token);
    await takeStep(admin.token, makeBooking());
    expect((await takeStep(admin.token, { status: 'cancelled' })).collection.history[0]).toMatchObject({
      status: 'cancelled',
    });
    expect((await waitForMail(talent.email, 2)).subject).toContain('cancelled');
  });

  it('is limited to one at a time', async () => {
    const answers = await Promise.all([ask(talent.token), ask(tenant.teamToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await takeStep(admin.token, { status: 'cancelled' });
    const late = await takeStep(admin.token, { status: 'passed', quality: 'GOOD' });
    expect([late.status, late.error.code]).toEqual([409, 'connection.notUnderWay']);
  });

  it('is booked by admins of the talent’s agencies, and can’t be requested by others', async () => {
    await ask(talent.token);

    const stranger = await makeTenant(0);
    const foreign = await makePerson(stranger.agencyId, stranger.companyId, 'admin');
    for (const [token, status] of [
      [tenant.teamToken, 403],
      [talent.token, 403],
      [tenant.clientToken, 403],
      [foreign.token, 404],
    ] as const)
      expect((await takeStep(token, makeBooking())).status).toBe(status);

    expect((await read(stranger.teamToken)).status).toBe(404);
    expect((await read((await makeTalentAccount([tenant.agencyId])).token)).status).toBe(404);
    expect((await read(tenant.clientToken)).status).toBe(403);
    expect((await takeStep(admin.token, makeBooking())).status).toBe(200);
  });

  it("is scheduled in the agency's chosen zone, if there is one", async () => {
    const link = () =>
      call('GET', `/connectionSession/schedulingLink/${talent.uid}`, { token: talent.token });
    expect((await link()).error).toMatchObject({ status: 404, code: 'connection.noLink' });
    const schedulingLink = 'https://meet.example/agency';
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ schedulingLink });
    expect((await link()).collection).toEqual({ schedulingLink });
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ schedulingLink: null });
  });
});
