import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getNextEndReminder } from '@domain/ledger/ending-reminders.ts';
import type { Page } from '@domain/contract.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { withTerm, type SoldLicence } from '@domain/ledger/sold-licences.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { waitForMail } from '../stack/inbox.ts';
import { runLedger, makeLicence, findSold } from '../stack/ledger.ts';
import { tick } from '../stack/moments.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getEmail } from '../stack/people.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
const { show, place, move } = makeOrderCalls();

const sell = async (): Promise<SoldLicence> => {
  const { project } = await makeOrderable(tenant);
  const { collection } = await show(tenant.clientToken, project.id);
  await place(tenant.clientToken, project.id, collection.priceKey);
  await move(admin.token, project.id, 'confirmed');
  await runLedger();
  const [sold] = await findSold(project.id);
  if (!sold) throw new Error('nothing was sold');
  return sold;
};

/** Moves its dates to 2020, when nothing else was due. It ends on 20 March. */
const moveBack = async (sold: SoldLicence, change: Partial<SoldLicence> = {}): Promise<SoldLicence> => {
  const moved: SoldLicence = {
    ...sold,
    ...withTerm({ duration: sold.duration }, { firstAirOn: '2019-03-21', renewedTerms: 0 }),
    remindedThrough: null,
    state: 'live',
    renewal: null,
    ...change,
  };

  const next = getNextEndReminder(moved);
  const remindAt = next === null ? null : Timestamp.fromMillis(next);
  await firestore()
    .doc(`soldLicences/${sold.id}`)
    .set({ ...moved, remindAt });
  await refreshCopies(sold.talentId);

  return moved;
};

const run = (day: string, time = '09:00'): Promise<void> => tick('ledger', Date.parse(`${day}T${time}:00Z`));
/** Queued reminders about some licences, by recipient. */
const listNotified = async (...sold: readonly SoldLicence[]): Promise<readonly (string | null)[]> => {
  const query = firestore()
    .collection('mail')
    .where('kind', '==', 'licences-ending')
    .where('agencyId', '==', tenant.agencyId);
  const ids = sold.map(({ id }) => id).sort();
  const same = (await query.get()).docs.filter(
    (mail) =>
      JSON.stringify(
        (mail.get('params.licences') as readonly { id: string }[]).map(({ id }) => id).sort(),
      ) === JSON.stringify(ids),
  );

  return same.map((mail) => (mail.get('params.uid') === null ? 'agency' : 'client')).sort();
};

let clientId: string;
beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  const users = firestore().collection('users').where('email', '==', getEmail(tenant, 'client'));
  clientId = (await users.get()).docs[0]?.id ?? '';
});
beforeEach(async () => {
  await firestore().doc(`users/${clientId}`).update({ remindersByEmail: true, timeZone: 'Europe/Madrid' });
});

describe('the reminder of a licence’s end', () => {
  it('is sent 30 and 7 days before and on the day, each once despite repeated runs', async () => {
    const sold = await moveBack(await sell());
    await run('2020-02-19', '07:59');
    expect(await listNotified(sold)).toEqual([]);
    await Promise.all([run('2020-02-19'), run('2020-02-19')]);
    await run('2020-02-20');
    expect(await listNotified(sold)).toEqual(['agency', 'client']);
    await run('2020-03-13');
    expect(await listNotified(sold)).toHaveLength(4);
    await run('2020-03-20');
    await run('2020-03-20', '18:00');
    expect(await listNotified(sold)).toHaveLength(6);

    expect((await findSold(sold.orderId))[0]).toMatchObject({
      remindAt: null,
      remindedThrough: '2020-03-20',
    });

    const subject = `Licence ends on March 20, 2020: ${sold.projectName}`;
    const address = getEmail(tenant, 'client');
    const mail = await waitForMail(address, 1, (receivedMail) => receivedMail.subject === subject);
    for (const text of [
      sold.talentName,
      sold.character,
      sold.format.label,
      'Last day: March 20, 2020',
      '€330.00',
    ])
      expect(mail.text).toContain(text);

    expect(mail.text).toContain('/licences?stage=ending');
    expect(mail.text).not.toMatch(/300\.00/);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')).toBeDefined();
  });

  it('is one email for all licences of a company, by the reader’s day', async () => {
    const [soldLicence, second] = [await sell(), await sell()];
    const both = [await moveBack(soldLicence), await moveBack(second)];
    await firestore().doc(`users/${clientId}`).update({ timeZone: 'America/Los_Angeles' });
    await run('2020-02-19');
    expect(await listNotified(...both)).toEqual([]);
    await run('2020-02-19', '15:59');
    expect(await listNotified(...both)).toEqual([]);
    await run('2020-02-19', '16:00');
    expect(await listNotified(...both)).toEqual(['agency', 'client']);
  });

  it('is sent at night if its last day is over by morning', async () => {
    const zone = 'Pacific/Kiritimati';
    const agency = firestore().doc(`agencies/${tenant.agencyId}`);
    const sold = await moveBack(await sell(), { remindedThrough: '2020-03-13' });
    await firestore().doc(`users/${clientId}`).update({ timeZone: zone });
    await agency.update({ timeZone: zone });
    await run('2020-03-20', '09:30');
    await agency.update({ timeZone: FieldValue.delete() });
    expect(await listNotified(sold)).toEqual(['agency', 'client']);
  });

  it('is not sent after the end by the agency’s clock', async () => {
    const agency = firestore().doc(`agencies/${tenant.agencyId}`);
    await agency.update({ timeZone: 'Pacific/Kiritimati' });
    const [soldLicence, second] = [await sell(), await sell()];
    const inTime = await moveBack(soldLicence, { remindedThrough: '2020-03-13' });
    await run('2020-03-20', '09:59');
    const late = await moveBack(second, { remindedThrough: '2020-03-13' });
    await run('2020-03-20', '10:00');
    await agency.update({ timeZone: FieldValue.delete() });
    expect([await listNotified(inTime), await listNotified(late)]).toEqual([['agency', 'client'], []]);
  });

  it('goes to the agency only if the client opted out', async () => {
    await firestore().doc(`users/${clientId}`).update({ remindersByEmail: false });
    const sold = await moveBack(await sell());
    await run('2020-02-19');
    expect(await listNotified(sold)).toEqual(['agency']);
  });

  it.each([
    ['its renewal waits', { renewal: { orderId: 'o', state: 'received' } }],
    ['it was cancelled', { state: 'cancelled' }],
  ] as const)('is not sent where %s', async (_, change) => {
    const [sold, beside] = [await sell(), await moveBack(await sell())];
    const before = await moveBack(sold);
    await firestore().doc(`soldLicences/${sold.id}`).update(change);
    await refreshCopies(sold.talentId);
    await run('2020-02-19');
    expect(await listNotified(before)).toEqual([]);
    expect(await listNotified(beside)).toEqual(['agency', 'client']);
  });

  it('is sent once, even if the first day on air is corrected twice', async () => {
    const sold = await moveBack(await sell());
    await run('2020-02-19');
    await moveBack(sold);
    await run('2020-02-20');
    expect(await listNotified(sold)).toEqual(['agency', 'client']);
    expect((await findSold(sold.orderId))[0]).toMatchObject({ remindedThrough: '2020-02-19' });
  });

  it('is not blocked by an invalid record, which waits an hour', async () => {
    const [soldLicence, second] = [await sell(), await sell()];
    const [bad, beside] = [await moveBack(soldLicence), await moveBack(second)];
    const record = firestore().doc(`soldLicences/${bad.id}`);
    await record.update({ expiresOn: 'soon' });
    await run('2020-02-19');
    expect(await listNotified(beside)).toEqual(['agency', 'client']);
    await record.update({ expiresOn: bad.expiresOn });
    await run('2020-02-19', '09:59');
    expect(await listNotified(bad)).toEqual([]);
    await run('2020-02-19', '10:00');
    expect(await listNotified(bad)).toEqual(['agency', 'client']);
  });

  it("is not blocked by a company that can't be reminded, which waits an hour", async () => {
    const sold = await moveBack(await sell());
    const orderId = `stuck-${tenant.key}`;

    const stuck = Array.from({ length: 200 }, (_, index): SoldLicence => {
      const soldLicence = makeLicence(orderId, { agencyId: tenant.agencyId, companyId: 'company-stuck' });
      const term = withTerm(
        { duration: soldLicence.duration },
        { firstAirOn: '2019-03-21', renewedTerms: 0 },
      );
      return { ...soldLicence, ...term, id: `${orderId}_${index}`, orderId };
    });

    const order = firestore().doc(`orders/${orderId}`);
    // The client may see it, so the email is sent to them.
    const { agencyId, companyId } = tenant;
    const all = firestore().batch().set(order, { agencyId, companyId, orderedBy: 'no/body' });
    // A full batch, due before all others.
    for (const { id, ...fields } of stuck)
      all.set(firestore().doc(`soldLicences/${id}`), {
        ...fields,
        remindAt: Timestamp.fromMillis(Date.parse('2020-02-01T08:00:00Z')),
      });

    await all.commit();
    await run('2020-02-19');
    expect(await listNotified(sold)).toEqual(['agency', 'client']);
    await order.update({ orderedBy: clientId });
    await run('2020-02-19', '09:59');
    expect(await listNotified(...stuck)).toEqual([]);
    await run('2020-02-19', '10:00');
    expect(await listNotified(...stuck)).toEqual(['agency', 'client']);

    const gone = firestore().batch().delete(order);
    for (const { id } of stuck) gone.delete(firestore().doc(`soldLicences/${id}`));
    await gone.commit();
  });

  it('is due once the first day on air is known, and dropped after a renewal', async () => {
    const sold = await sell();
    const readReminders = async () => (await findSold(sold.orderId))[0]?.remindAt?.toMillis();
    expect(await readReminders()).toBeUndefined();

    const answer = await call<LicenceRow>('PATCH', `/soldLicence/${sold.id}`, {
      token: tenant.clientToken,
      body: { firstAirOn: getDayFromNow(0) },
    });
    expect(answer.status).toBe(200);
    expect(new Date((await readReminders()) ?? 0).toISOString()).toMatch(/T08:00:00\.000Z$/);
    expect(await readReminders()).toBeGreaterThan(Date.now());

    const { items } = (await call<Page<LicenceRow>>('GET', '/soldLicence', { token: tenant.clientToken }))
      .collection;
    const priceKey = items.find(({ id }) => id === sold.id)?.offer?.key ?? '';
    const body = { priceKey };
    const renewed = await call('POST', `/soldLicence/${sold.id}/renewal`, {
      token: tenant.clientToken,
      body,
    });
    expect(renewed.status).toBe(201);
    expect(await readReminders()).toBeUndefined();
  });
});
