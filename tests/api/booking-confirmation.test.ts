import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { APP, bucket, firestore } from '../stack/admin.ts';
import {
  accept,
  addRoleLicence,
  getLink,
  makeThreeDays,
  requestAvailability,
  toPage,
  type Link,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { makeBillingTerms } from '../stack/orders.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { getEmail } from '../stack/people.ts';
import { saveTable } from '../stack/pricing.ts';
import '../stack/seal.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const FEE = '€500.00';
const SHARE = '-€100.00';

let tenant: Tenant;
let admin: Person;
let granted: Person;
let link: Link;

const download = async (path: string, token?: string) => {
  const headers = { 'Accept-Language': 'en', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${APP}/api/request-availability/${path}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes };
};
const asPerson = (token: string) => download(`${link.requestId}/confirmation`, token);
const byLink = (token = link.token, requestId = link.requestId) =>
  download(`confirmation/${requestId}/paper?token=${token}`);
const readText = ({ status, bytes }: Awaited<ReturnType<typeof download>>): string => {
  expect(status).toBe(200);
  return readPdfText(bytes).join('\n');
};
const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  tenant = await makeTenant(2);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  granted = await makePerson(agencyId, companyId, 'client');
  await firestore()
    .doc(`users/${granted.uid}`)
    .update({ showRates: [agencyId] });
  await saveTable(admin.token, 0);
  const body = makeBillingTerms({ shares: [{ rate: 2_000, from: '2026-01-01' }] });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body })).status).toBe(200);

  const cast = await makeCast(tenant, 2);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  await requestAvailability(tenant.clientToken, cast, { othersThen: 'keep' });
  link = await getLink(tenant.talents[0]!.email);
});

it('a request without an accepted slot has no confirmation', async () => {
  expect((await asPerson(tenant.teamToken)).status).toBe(404);
  expect((await byLink()).status).toBe(404);
});

it('a booking is confirmed with its fee to those who may see it, and with the share to the talent alone', async () => {
  expect((await accept(link, (await toPage(link)).collection)).status).toBe(200);

  const [talent, staff, client, withRates] = [
    await byLink(),
    await asPerson(tenant.teamToken),
    await asPerson(tenant.clientToken),
    await asPerson(granted.token),
  ].map(readText);

  for (const text of [talent, staff, client, withRates]) {
    expect(text).toContain('Booking confirmation');
    expect(text).toContain('Narrator');
    expect(text).toContain('Spot: ');
    expect(text).toContain('Talent 1.');
    expect(text).toContain('No synthetic voice may be made');
  }
  expect([talent, staff, client, withRates].map((text) => text!.includes(FEE))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([talent, staff, client, withRates].map((text) => text!.includes(SHARE))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(client).not.toMatch(/€|Agency share/);
});

it('a client who may see rates gets no fee where the agency shows only totals', async () => {
  await saveTable(admin.token, 1, { clientSees: 'total' });
  expect(readText(await asPerson(granted.token))).not.toContain(FEE);
  await saveTable(admin.token, 2, { clientSees: 'lines' });
});

it('a copy is sealed once and stays as it is when the share changes', async () => {
  const first = await byLink();
  const body = makeBillingTerms({ shares: [{ rate: 3_000, from: '2026-01-01' }], basedOn: 1 });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body })).status).toBe(200);
  const again = await Promise.all([byLink(), byLink(), byLink()]);
  expect(again.map(({ bytes }) => hash(bytes))).toEqual(again.map(() => hash(first.bytes)));
  expect(first.bytes.toString('latin1')).toMatch(/\/ByteRange \[0 \d+ \d+ \d+\s*\]/);
  expect(
    (
      await firestore()
        .doc(`seals/${hash(first.bytes)}`)
        .get()
    ).exists,
  ).toBe(true);

  const [files] = await bucket().getFiles({ prefix: `bookings/${link.requestId}/` });
  const { confirmationPaths } = (
    await firestore().doc(`availabilityInvites/${link.requestId}`).get()
  ).data()!;
  expect(files.map(({ name }) => name).toSorted()).toEqual([...confirmationPaths].toSorted());
});

it('one creation of a copy wins', async () => {
  const invite = firestore().doc(`availabilityInvites/${link.requestId}`);
  await invite.update({ confirmationPaths: [] });
  const copies = await Promise.all([byLink(), byLink(), byLink()]);
  expect(new Set(copies.map(({ bytes }) => hash(bytes))).size).toBe(1);
  expect((await invite.get()).get('confirmationPaths')).toHaveLength(1);
});

it('the emails lead to it, each reader to their copy', async () => {
  const [mail] = (await listMails(tenant.talents[0]!.email)).filter(({ subject }) =>
    subject.startsWith('You’re booked'),
  );
  const [address] = /http\S+\/paper\?token=[^\s"]+/.exec(mail!.text)!;
  expect((await fetch(address)).headers.get('content-type')).toBe('application/pdf');

  const answer = await waitForMail(getEmail(tenant, 'client'));
  expect(answer.text).toContain('sealed confirmation');
  expect(answer.text).not.toContain('/paper?token=');
});

it('others get none: a competing agency, another company, another talent, a revoked link', async () => {
  const [rival, competitor] = await Promise.all([makeTenant(0), makeTenant(0)]);
  const stranger = await makePerson(tenant.agencyId, competitor.companyId, 'client');
  for (const token of [rival.teamToken, stranger.token]) expect((await asPerson(token)).status).toBe(404);
  expect((await asPerson(tenant.talentToken)).status).toBe(403);

  const otherLink = await getLink(tenant.talents[1]!.email);
  expect((await byLink(otherLink.token)).status).toBe(401);
  expect((await byLink(otherLink.token, otherLink.requestId)).status).toBe(404);

  await firestore().doc(`availabilityInvites/${link.requestId}`).update({ linkVersion: 99 });
  expect((await byLink()).status).toBe(401);
});

it('a booking that is being moved has none, and the same one again when its time stays', async () => {
  const before = await asPerson(tenant.teamToken);
  const body = { timeZone: 'Europe/Madrid', timeRanges: makeThreeDays(9) };
  const path = `/request-availability/${link.requestId}`;
  expect((await call('PATCH', path, { token: tenant.teamToken, body })).status).toBe(200);
  expect((await asPerson(tenant.teamToken)).status).toBe(404);

  expect((await call('PATCH', `${path}/keep`, { token: tenant.teamToken })).status).toBe(200);
  const after = await asPerson(tenant.teamToken);
  expect([after.status, hash(after.bytes)]).toEqual([200, hash(before.bytes)]);
});
