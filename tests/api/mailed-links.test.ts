import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { remindTalents } from '../../functions/src/features/auditions/jobs/remind-talents.ts';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails, waitForMail, type ReceivedMail } from '../stack/inbox.ts';
import { openPage } from '../stack/page.ts';
import { begin, bookVoice, plan, makePlan, makeSigners, startReport } from '../stack/sessions.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeTalentSignUp } from './repeatable-changes.ts';

let tenant: Tenant;
let admin: Person;
beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});

const HOUR_MS = 60 * 60 * 1000;
const startOfDay = (iso: string): number => new Date(iso).setUTCHours(0, 0, 0, 0);
const makeAddress = (): string => `ana.${randomBytes(5).toString('hex')}@studio-costa.example`;
const makeNamed = (email: string) => ({ name: 'Ana', lastName: 'Costa', email });
const callAsAdmin = (path: string, body: object) =>
  call<{ id: string }>('POST', path, { token: admin.token, body });

/** App links of an email: in its text, and the one-click header. */
const listLinks = ({ text, headers }: ReceivedMail): readonly URL[] =>
  [text, ...headers.filter(({ key }) => key === 'list-unsubscribe').map(({ value }) => value)]
    .flatMap((mailText) => mailText.match(/https?:\/\/[^\s>]+/g) ?? [])
    .map((link) => new URL(link))
    .filter(({ origin }) => origin === new URL(process.env['APP_URL'] ?? 'http://127.0.0.1:5002').origin);

/** Emails to people who never signed in or must act. Return the addresses. */
const EMAILS: Readonly<Record<string, () => Promise<string>>> = {
  'an invitation to a new talent': async () => {
    const email = makeAddress();
    await callAsAdmin('/userAgencySelfServiceInvite', { ...makeNamed(email), language: 'eng' });
    return email;
  },
  'an invitation to a new engineer': async () => {
    const email = makeAddress();
    await callAsAdmin('/engineer/invite', { ...makeNamed(email), language: 'eng' });
    return email;
  },
  'an account in a team': async () => {
    const email = makeAddress();
    await callAsAdmin('/agencyTeam', { ...makeNamed(email), roles: ['agencyTeam'] });
    return email;
  },
  'an invitation into a team': async () => {
    const { uid, email } = await makeAccount({ uid: `own-${randomBytes(4).toString('hex')}`, held: {} });
    await callAsAdmin('/agencyTeam', { ...makeNamed(email), roles: ['agencyTeam'] });
    return (await auth().getUser(uid)).email ?? '';
  },
  'an invitation to a client': async () => {
    const email = makeAddress();
    const company = { name: 'Studio Costa', companyType: 'STUDIO' };
    const place = { countryOfResidence: 'ESP', cityOfResidence: 'Vigo' };
    await callAsAdmin('/ownerClient', { ...makeNamed(email), roleInCompany: 'PRODUCER', company, ...place });
    return email;
  },
  'the confirmation of an address': async () => {
    const email = makeAddress();
    await call('POST', '/talent', { body: makeTalentSignUp({ email }).body });
    return email;
  },
  'a new password': async () => {
    const { email } = await makeAccount({
      uid: `own-${randomBytes(4).toString('hex')}`,
      held: { client: [tenant.agencyId] },
    });
    await call('POST', '/user/resetPassword', { body: { email } });
    return email;
  },
  'a new address': async () => {
    const email = makeAddress();
    const uid = `own-${randomBytes(4).toString('hex')}`;
    const { token } = await makeAccount({ uid, held: { client: [tenant.agencyId] } });
    await call('POST', '/user/changeEmail', { token, body: { email } });
    return email;
  },
  'a request to audition, and the reminder of it': async () => {
    const freshTenant = await makeTenant(1);
    const { castingId, voice } = await makeCast(freshTenant);
    const token = freshTenant.clientToken;
    // In the evening: reminders aren't sent at night, and the first goes out a day before.
    const evening = startOfDay(makeDeadline(3)) + 17 * HOUR_MS;
    const deadline = new Date(evening).toISOString();
    const body = { style: 'NATURAL', deadline, script: 'Once upon a time', brief: 'Softly.' };
    await call('POST', `/audition/${castingId}/${voice.id}`, { token, body });

    const email = freshTenant.talents[0]?.email ?? '';
    await waitForMail(email);
    await remindTalents(evening - 24 * HOUR_MS);
    await waitForMail(email, 2);

    return email;
  },
  'a session, its booking and its report': async () => {
    const freshTenant = await makeTenant(1);
    const cast = await makeCast(freshTenant, 1);
    const engineer = await makeEngineer([freshTenant.agencyId], {}, ['eng']);
    const booked = await bookVoice(freshTenant, cast);
    const session = await plan(freshTenant.teamToken, cast.castingId, makePlan(freshTenant, booked));
    await begin(session.collection.id);
    await startReport(engineer.token, session.collection.id);
    await waitForMail(makeSigners(freshTenant).VOD, 2);
    return makeSigners(freshTenant).VOD;
  },
};

/** Update times of all documents except limits, which count every call. */
const listUpdateTimes = async (): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const { collection } of ACCESS) {
    if (collection === 'rateLimits') continue;
    for (const { ref, updateTime } of (await firestore().collection(collection).get()).docs)
      found.set(ref.path, updateTime.valueOf());
  }
  return found;
};

const AGENTS = ['WhatsApp/2.23', 'Mozilla/5.0 (Windows NT 10.0) BingPreview/1.0b', 'SkypeUriPreview'];

/** Calls that a page makes when it is opened; others are made by the page's function. */
const READ_ON_OPENING: Readonly<Record<string, string>> = {
  '/confirm-email': '/user/email-link',
  '/join-team': '/agencyTeam/invite',
  '/reminders': '/reminders',
  '/reset-password': '/user/password-link',
  '/set-password': '/user/password-link',
};

/** Fetches a link like a mail scanner, including what its page loads. */
const fetchLink = async ({ pathname, search }: URL): Promise<void> => {
  if (pathname.startsWith('/api/')) {
    await call('GET', `${pathname.slice('/api'.length)}${search}`);
    return;
  }
  for (const agent of AGENTS) await openPage(`${pathname}${search}`, { 'User-Agent': agent });
  const read = READ_ON_OPENING[pathname];
  if (read) await call('GET', `${read}${search.split('&email=')[0] ?? ''}`);
};

it('fetching a mailed link changes nothing', async () => {
  const changed: string[] = [];
  const seen = new Set<string>();
  for (const [name, send] of Object.entries(EMAILS)) {
    const email = await send();
    await waitForMail(email);

    const before = await listUpdateTimes();
    for (const mail of await listMails(email))
      for (const link of listLinks(mail)) {
        seen.add(link.pathname.split('/').slice(0, 3).join('/'));
        await fetchLink(link);
      }

    const after = await listUpdateTimes();
    for (const [path, moment] of after) if (before.get(path) !== moment) changed.push(`${name}: ${path}`);
    for (const path of before.keys()) if (!after.has(path)) changed.push(`${name}: ${path} is gone`);
  }

  expect(changed).toEqual([]);

  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      '/confirm-email',
      '/join-team',
      '/reminders',
      '/self/new-engineer',
      '/set-password',
    ]),
  );
}, 120_000);

it('a click confirms the address of a new account, also when repeated', async () => {
  const email = makeAddress();
  const { collection } = await call<{ id: string }>('POST', '/talent', {
    body: makeTalentSignUp({ email }).body,
  });
  const mail = await waitForMail(email);
  const isProven = async () => (await auth().getUser(collection.id)).emailVerified;
  expect(await isProven()).toBe(false);
  await confirmAddress(mail);
  expect(await isProven()).toBe(true);
  await confirmAddress(mail);
  expect((await firestore().doc(`users/${collection.id}`).get()).get('emailVerified')).toBe(true);
});

it('a guest is created by a person’s action, not by reading', async () => {
  const { casting, castingId } = await makeCast(tenant);
  const listGuests = async () =>
    (await firestore().collection('guests').where('castingId', '==', castingId).count().get()).data().count;
  await openPage(`/client/casting/${casting.urlIdentifier}`);
  await call('GET', `/casting/urlIdentifier/${casting.urlIdentifier}`);
  expect(await listGuests()).toBe(0);
  await call('POST', `/casting/link/${casting.urlIdentifier}/open`, { body: {} });
  expect(await listGuests()).toBe(1);
});
