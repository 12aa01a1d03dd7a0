import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryPlan, DeliveryZip } from '@domain/deliveries/delivery-plan.api.ts';
import type { DeliveryTerms } from '@domain/deliveries/delivery-terms.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Account } from '../stack/account.ts';
import { RUNNING_MAX } from '../../functions/src/auth/access/running-calls.ts';
import { bucket, firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { computeHash, deliverFile, makeWav, readStoredDelivery } from '../stack/deliveries.ts';
import { waitForMail } from '../stack/inbox.ts';
import { findSold, runLedger } from '../stack/ledger.ts';
import { getPastMoment, moveBack, tick } from '../stack/moments.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { addAsset, addLicence, getDayFromNow, saveTable } from '../stack/pricing.ts';
import { bookVoice, makePlan, plan, type SessionReply } from '../stack/sessions.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { unzip } from '../stack/unzip.ts';
import { makePerson, type Person } from './accounts.ts';

const TERMS: DeliveryTerms = {
  pattern: '{character}_{asset}_{language}',
  format: 'audio/wav',
  profile: 'online',
  acceptAfterDays: 10,
};
const { show, place, move, pay } = makeOrderCalls();

let tenant: Tenant;
let rival: Tenant;
let admin: Person;
let engineer: Account;
let stranger: Account;
let cast: Cast;
let session: SessionReply;
beforeAll(async () => {
  [tenant, rival] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });

  await call('PUT', '/billingTerms', {
    token: admin.token,
    body: makeBillingTerms({ billsOn: 'acceptance' }),
  });

  cast = await makeOrderable(tenant);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  stranger = await makeEngineer([tenant.agencyId], {}, ['eng']);

  const body = makePlan(tenant, await bookVoice(tenant, cast), { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const getProjectId = () => cast.project.id;
const getPlan = (token: string) =>
  call<DeliveryPlan>('GET', `/project/${getProjectId()}/deliveryPlan`, { token });
const getSessionPlan = (token: string) =>
  call<DeliveryPlan>('GET', `/casting/recordingSession/${session.id}/deliveryPlan`, { token });
const setTerms = (token: string, body: object = TERMS) =>
  call('PUT', `/project/${getProjectId()}/deliveryPlan`, { token, body });
const listNames = async () => (await getPlan(tenant.teamToken)).collection.expected.map(({ name }) => name);
const getZip = (token: string) =>
  call<DeliveryZip>('GET', `/project/${getProjectId()}/deliveries/signed-url`, { token });
const accept = (deliveryId: string) =>
  call('POST', `/delivery/${deliveryId}/accept`, { token: tenant.clientToken, body: {} });
const readOrder = async () => (await firestore().doc(`orders/${getProjectId()}`).get()).data() as Order;

describe('the deliveries of an order', () => {
  it('are named by its agency, also for client and engineer, who see only their own prices', async () => {
    expect((await setTerms(tenant.teamToken)).status).toBe(200);
    for (const token of [engineer.token, tenant.talentToken])
      expect((await setTerms(token)).status).toBe(403);
    for (const token of [tenant.clientToken, rival.teamToken])
      expect([403, 404]).toContain((await setTerms(token)).status);

    const { collection } = await getPlan(tenant.clientToken);
    expect(collection).toMatchObject({ terms: TERMS, pickup: { amount: 8_500, currency: 'EUR' } });
    expect(collection.expected.map(({ language }) => language)).toEqual(['eng', 'eng']);
    expect(collection.expected[0]?.name).toMatch(/_Spot_eng$/u);

    const ofEngineer = await getSessionPlan(engineer.token);
    expect(ofEngineer.collection).toEqual({ ...collection, example: null, pickup: null });
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect((await getSessionPlan(token)).collection).toEqual({ ...collection, example: null });

    for (const token of [rival.teamToken, rival.clientToken, stranger.token, tenant.talentToken]) {
      expect([403, 404]).toContain((await getPlan(token)).status);
      expect([403, 404]).toContain((await getSessionPlan(token)).status);
    }

    expect((await getPlan(engineer.token)).status).toBe(403);
  });

  it('reports an unknown part of a name, and an impossible time', async () => {
    const unknown = await setTerms(tenant.teamToken, { ...TERMS, pattern: '{asset}_{take}' });
    expect([unknown.status, unknown.error.property]).toEqual([422, 'pattern']);
    expect(unknown.error.message).toContain('{character}');
    for (const change of [{ pattern: 'final' }, { acceptAfterDays: 1 }, { profile: 'loud' }])
      expect((await setTerms(tenant.teamToken, { ...TERMS, ...change })).status).toBe(422);
  });
});

describe('all deliveries of a project', () => {
  it('are in one zip with checksums, for its client and agency only', async () => {
    expect((await getZip(tenant.clientToken)).status).toBe(409);

    const [first, second] = [makeWav(70_000), makeWav(3000)];
    await deliverFile(engineer.token, session.id, 'mix.wav', makeWav(500));
    await deliverFile(engineer.token, session.id, 'mix.wav', first);
    await deliverFile(tenant.teamToken, session.id, 'Über, alt.wav', second);
    for (const token of [engineer.token, rival.teamToken, rival.clientToken])
      expect([403, 404]).toContain((await getZip(token)).status);

    const { parts } = (await getZip(tenant.clientToken)).collection;
    expect(parts).toHaveLength(1);
    const response = await fetch(parts[0]!.url);
    expect(response.headers.get('content-length')).toBe(String(parts[0]!.size));
    expect(response.headers.get('content-disposition')).toMatch(/_deliveries\.zip/);
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(
      ['SHA256SUMS', 'manifest.csv', 'mix.wav', 'Über, alt.wav'].sort(),
    );
    expect(files.get('mix.wav')).toEqual(first);
    expect(files.get('SHA256SUMS')?.toString().split('\n').sort()).toEqual(
      ['', `${computeHash(first)}  mix.wav`, `${computeHash(second)}  Über, alt.wav`].sort(),
    );
    expect(files.get('manifest.csv')?.toString()).toMatch(/mix\.wav,2,[^]*English[^]*Über, alt\.wav/);

    const getStored = async () => (await bucket().getFiles({ prefix: `zips/${tenant.agencyId}/` }))[0].length;
    await getZip(tenant.clientToken);
    expect(await getStored()).toBe(1);
    await deliverFile(engineer.token, session.id, 'more.wav', makeWav(400));
    await getZip(tenant.teamToken);
    expect(await getStored()).toBe(2);

    const project = firestore().doc(`projects/${getProjectId()}`);
    await project.update({ shelf: 'deleted' });
    expect([404, 409]).toContain((await getZip(tenant.clientToken)).status);
    await project.update({ shelf: 'open' });
  });

  it('are asked for by one person at most six times concurrently', async () => {
    await deliverFile(engineer.token, session.id, 'large.wav', makeWav(4 * 1024 ** 2));
    const replies = await Promise.all(
      Array.from({ length: RUNNING_MAX + 1 }, () => getZip(tenant.clientToken)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(RUNNING_MAX).fill(200),
      429,
    ]);
    expect((await getZip(tenant.clientToken)).status).toBe(200);
  });
});

describe('a delivery without an answer', () => {
  it('is accepted after two reminders, by day, and the client’s change costs a pickup', async () => {
    const [silent, changed] = [
      await deliverFile(engineer.token, session.id, 'silent.wav'),
      await deliverFile(engineer.token, session.id, 'changed.wav'),
    ];
    const revision = { atMs: null, note: 'A new line.', cause: 'client' };
    await call('POST', `/delivery/${changed}/revision`, { token: tenant.clientToken, body: revision });

    expect(await readStoredDelivery(changed)).toMatchObject({
      remindAt: null,
      acceptsAt: null,
      revision: { cause: 'client' },
    });

    // Its engineer reads the record, and no prices.
    expect(JSON.stringify(await readStoredDelivery(changed))).not.toMatch(/\b8500\b|EUR/u);

    const path = `deliveries/${silent}`;
    await moveBack(path, { remindAt: getPastMoment(2, '23:00'), acceptsAt: getPastMoment(7, '23:00') });
    await tick('reminders', getPastMoment(2, '23:30'));
    expect(await readStoredDelivery(silent)).toMatchObject({ remindersSent: 0, state: 'delivered' });
    await tick('reminders', getPastMoment(3, '10:00'));
    expect(await readStoredDelivery(silent)).toMatchObject({ remindersSent: 1, state: 'delivered' });
    await tick('reminders', getPastMoment(3, '10:00'));
    await tick('reminders', getPastMoment(7, '10:00'));
    expect(await readStoredDelivery(silent)).toMatchObject({ remindersSent: 2, state: 'delivered' });
    await tick('reminders', getPastMoment(8, '12:00'));
    expect(await readStoredDelivery(silent)).toMatchObject({ state: 'accepted', acceptedBy: null });
    expect(await readStoredDelivery(changed)).toMatchObject({ state: 'revisionRequested' });

    const waitFor = (count: number, words: string) =>
      waitForMail(`client.${tenant.key}@tests.example`.toLowerCase(), count, ({ text }) =>
        text.includes(words),
      );

    await waitFor(2, 'as agreed with the agency');
    await waitFor(1, 'now counts as accepted');

    const actions = (await findAuditEntry(path)).docs.map((snapshot) => String(snapshot.get('action')));
    expect(actions.sort()).toEqual([
      'deliveries.complete',
      'deliveries.lapse',
      'deliveries.remind',
      'deliveries.remind',
      'deliveries.send',
    ]);
  });
});

describe('deliveries of a project that staff created', () => {
  const remindDaily = async (id: string): Promise<void> => {
    await moveBack(`deliveries/${id}`, {
      remindAt: getPastMoment(1, '10:00'),
      acceptsAt: getPastMoment(2, '10:00'),
    });
    for (let day = 2; day <= 6; day += 1) await tick('reminders', getPastMoment(day, '12:00'));
  };

  const countMails = async (kind: string): Promise<number> => {
    const to = `client.${tenant.key}@tests.example`.toLowerCase();
    const sent = firestore().collection('mail').where('to', '==', to).where('kind', '==', kind);
    return (await sent.count().get()).data().count;
  };

  it('reach the client’s people, and aren’t accepted without any of them knowing', async () => {
    const project = firestore().doc(`projects/${session.projectId}`);
    const client = firestore().doc(`users/client-${tenant.key}`);
    const { createdBy } = (await project.get()).data() as { createdBy: string };
    const kinds = ['delivery-reminder', 'delivery-lapsed'];
    const before = await Promise.all(kinds.map(countMails));
    await project.update({ createdBy: `agencyTeam-${tenant.key}` });
    const id = await deliverFile(engineer.token, session.id, 'for-the-company.wav');

    await client.update({ companyId: 'another-company' });
    await remindDaily(id);
    expect(await readStoredDelivery(id)).toMatchObject({ state: 'delivered', remindersSent: 0 });
    expect(await Promise.all(kinds.map(countMails))).toEqual(before);

    await client.update({ companyId: tenant.companyId });
    await remindDaily(id);
    expect(await readStoredDelivery(id)).toMatchObject({ state: 'accepted', acceptedBy: null });
    const [reminders = 0, lapses = 0] = before;
    expect(await Promise.all(kinds.map(countMails))).toEqual([reminders + 2, lapses + 1]);
    await project.update({ createdBy });
  });
});

describe('an agency that bills on acceptance', () => {
  it('invoices, and records licences in the ledger, only after everything is accepted', async () => {
    const { priceKey } = (await show(tenant.clientToken, getProjectId())).collection;
    await place(tenant.clientToken, getProjectId(), priceKey);
    expect((await move(tenant.teamToken, getProjectId(), 'confirmed')).status).toBe(200);
    expect(await readOrder()).toMatchObject({ state: 'confirmed', invoiceId: null, awaitsAcceptance: true });

    const early = await move(tenant.teamToken, getProjectId(), 'paid');
    expect([early.status, early.error.code]).toEqual([409, 'order.notBilled']);
    expect((await pay(tenant.teamToken, getProjectId(), 100, getDayFromNow(0))).error.code).toBe(
      'order.notBilled',
    );
    await runLedger();
    expect(await findSold(getProjectId())).toEqual([]);
    // A smaller plan may leave only accepted files.
    expect((await readOrder()).billDueAt?.toMillis()).toBeGreaterThan(Date.now() + 23 * 3_600_000);

    const [firstName, secondName] = await listNames();
    const first = await deliverFile(engineer.token, session.id, `${firstName}.wav`);
    expect((await accept(first)).status).toBe(200);
    await runLedger();
    expect(await readOrder()).toMatchObject({ invoiceId: null });

    const second = await deliverFile(engineer.token, session.id, `${secondName}.WAV`);
    expect((await accept(second)).status).toBe(200);
    expect((await readOrder()).billDueAt).toBeInstanceOf(Timestamp);
    await runLedger();
    await runLedger();

    const billed = await readOrder();
    expect(billed).toMatchObject({ state: 'confirmed', awaitsAcceptance: false, billDueAt: null });
    expect(billed.invoiceId).toEqual(expect.any(String));
    expect((await findSold(getProjectId())).length).toBeGreaterThan(0);

    const papers = await firestore().collection('invoices').where('orderId', '==', getProjectId()).get();
    expect(papers.size).toBe(1);
    expect((await pay(tenant.teamToken, getProjectId(), 100, getDayFromNow(0))).status).toBe(201);
  });

  it('issues one invoice at the next confirmation after it stops waiting', async () => {
    const { project, voice } = await makeOrderable(tenant);

    const getNewKey = async () => {
      const { priceKey, change } = (await show(tenant.clientToken, project.id)).collection;
      return change?.priceKey ?? priceKey;
    };

    const acceptPrice = async () => place(tenant.clientToken, project.id, await getNewKey());
    await acceptPrice();
    await move(tenant.teamToken, project.id, 'confirmed');
    await addLicence(tenant.clientToken, (await addAsset(tenant.clientToken, voice.id, 'Second')).id);
    await acceptPrice();

    const terms = makeBillingTerms({ billsOn: 'confirmation', basedOn: 1 });
    expect((await call('PUT', '/billingTerms', { token: admin.token, body: terms })).status).toBe(200);
    expect((await move(tenant.teamToken, project.id, 'confirmed')).status).toBe(200);

    const order = firestore().doc(`orders/${project.id}`);
    expect((await order.get()).data()).toMatchObject({ awaitsAcceptance: false, billDueAt: null });

    const bill = await call('POST', `/order/${project.id}/bill`, { token: tenant.teamToken, body: {} });
    expect(bill.status).toBe(409);

    const papers = await firestore().collection('invoices').where('orderId', '==', project.id).get();
    expect(papers.size).toBe(1);

    const back = makeBillingTerms({ billsOn: 'acceptance', basedOn: 2 });
    expect((await call('PUT', '/billingTerms', { token: admin.token, body: back })).status).toBe(200);
  });

  it('may issue the invoice earlier, only by its own action and once', async () => {
    const second = await makeOrderable(tenant);
    const { priceKey } = (await show(tenant.clientToken, second.project.id)).collection;
    await place(tenant.clientToken, second.project.id, priceKey);
    await move(tenant.teamToken, second.project.id, 'confirmed');
    const bill = (token: string) => call('POST', `/order/${second.project.id}/bill`, { token, body: {} });
    for (const token of [tenant.clientToken, rival.teamToken, engineer.token])
      expect([403, 404]).toContain((await bill(token)).status);
    const [answer, secondAnswer] = await Promise.all([bill(tenant.teamToken), bill(tenant.teamToken)]);
    expect([answer.status, secondAnswer.status].sort()).toEqual([200, 409]);
  });
});

describe('a cancelled order', () => {
  it('stops the automatic acceptance of its deliveries', async () => {
    await setTerms(tenant.teamToken);
    const id = await deliverFile(engineer.token, session.id, 'late.wav');
    expect((await readStoredDelivery(id))?.acceptsAt).toBeInstanceOf(Timestamp);
    expect((await move(tenant.teamToken, getProjectId(), 'cancelled')).status).toBe(200);
    const stopped = { state: 'delivered', acceptsAt: null, remindAt: null };
    expect(await readStoredDelivery(id)).toMatchObject(stopped);

    const times = { remindAt: getPastMoment(1, '10:00'), acceptsAt: getPastMoment(2, '10:00') };
    await moveBack(`deliveries/${id}`, times);
    await tick('reminders', getPastMoment(1, '12:00'));
    expect(await readStoredDelivery(id)).toMatchObject(stopped);
  });
});
