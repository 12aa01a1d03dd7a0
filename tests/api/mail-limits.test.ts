import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeAgencyRecord } from '../stack/tenant.ts';
import { makeClientValues } from '../stack/clients.ts';

const AN_HOUR_OF_MAILS = 10;
const key = randomBytes(4).toString('hex');
const agencies = [`first-${key}`, `second-${key}`] as const;
let address: string;
let admins: readonly string[];

beforeAll(async () => {
  const api = await startOwnApi();
  address = api.address;
  for (const id of agencies) await firestore().doc(`agencies/${id}`).set(makeAgencyRecord(id));
  const made = agencies.map((id) => makeAccount({ uid: `admin-${id}`, roles: ['admin'], agencies: [id] }));
  admins = (await Promise.all(made)).map(({ token }) => token);
  return api.stop;
});

const getTurn = (number: number) => number % agencies.length;
const runInSeries = async (count: number, send: (number: number) => Promise<{ readonly status: number }>) => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await send(number)).status);
  return statuses;
};
/** The allowed number of calls, then a refusal. */
const makeStatuses = (count: number, status: number) => [...Array<number>(count).fill(status), 429];

describe('no inbox is flooded', () => {
  it.each(['/engineer/invite', '/userAgencySelfServiceInvite'])(
    'by spellings of one address: %s',
    async (path) => {
      const name = randomBytes(4).toString('hex');

      const invite = (email: string, number = 0) =>
        call('POST', path, {
          token: admins[getTurn(number)] ?? '',
          at: address,
          body: { name: 'Ann', lastName: 'Lee', email, language: 'eng' },
        });

      const spell = (number: number) => `${number % 3 ? name : name.toUpperCase()}+${number}@tests.example`;
      const statuses = await runInSeries(AN_HOUR_OF_MAILS + 1, (number) => invite(spell(number), number));
      expect(statuses).toEqual(makeStatuses(AN_HOUR_OF_MAILS, 201));
      expect((await invite(`${name}-other@tests.example`)).status).toBe(201);
    },
  );

  it('by accounts that agencies create for one inbox', async () => {
    const name = randomBytes(4).toString('hex');

    const make = (email: string, number = 0) =>
      call('POST', '/ownerClient', {
        token: admins[getTurn(number)] ?? '',
        at: address,
        body: makeClientValues({ email }),
      });

    const statuses = await runInSeries(AN_HOUR_OF_MAILS + 1, (number) =>
      make(`${name}+${number}@tests.example`, number),
    );
    expect(statuses).toEqual(makeStatuses(AN_HOUR_OF_MAILS, 201));
    expect((await make(`${name}-other@tests.example`)).status).toBe(201);
  });

  it('by agencies that repeat their invitations', async () => {
    const email = `${randomBytes(4).toString('hex')}@tests.example`;

    const resend = async (number: number, to = email) => {
      const id = `again-${randomBytes(6).toString('hex')}`;
      const invite = { name: 'Ann', lastName: 'Lee', language: 'eng', talentId: null, status: 'sent' };
      const agencyId = agencies[getTurn(number)];
      await firestore()
        .doc(`selfServiceInvites/${id}`)
        .set({ ...invite, agencyId, email: to });
      const token = admins[getTurn(number)] ?? '';
      return call('POST', `/userAgencySelfServiceInvite/${id}`, {
        token,
        at: address,
        body: { action: 'resend' },
      });
    };

    expect(await runInSeries(AN_HOUR_OF_MAILS + 1, resend)).toEqual(makeStatuses(AN_HOUR_OF_MAILS, 200));
    expect((await resend(0, `other-${email}`)).status).toBe(200);
  });

  it('by many callers who request a link again', async () => {
    const makeUnverified = async () => {
      const { uid } = await makeTalentAccount(agencies);
      await auth().updateUser(uid, { emailVerified: false });
      return uid;
    };

    const [talent, second] = [await makeUnverified(), await makeUnverified()];
    const send = (uid: string, number = 0) =>
      call('GET', `/talent/send-new-link/${uid}`, { token: admins[getTurn(number)] ?? '', at: address });
    expect(await runInSeries(AN_HOUR_OF_MAILS + 1, (number) => send(talent, number))).toEqual(
      makeStatuses(AN_HOUR_OF_MAILS, 200),
    );
    expect((await send(second)).status).toBe(200);

    // Public calls don't reveal whether an account exists.
    const answer = await call<string>('GET', `/user/send-new-link/${talent}/talent`, { at: address });
    expect([answer.status, answer.collection]).toEqual([200, 'Email sent!!']);
  });
});
