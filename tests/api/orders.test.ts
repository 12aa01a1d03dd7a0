import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Waiting } from '@domain/work/work.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { withLock } from '../../functions/src/auth/access/with-lock.ts';
import { invoices } from '../../functions/src/work/collections/invoices.ts';
import { reserveNextPlace } from '../../functions/src/work/records/invoices.ts';
import { getActingToken } from '../stack/acting.ts';
import { APP, firestore, getIdToken } from '../stack/admin.ts';

import { accept, getLink, requestAvailability, toPage } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { addAsset, addLicence, makeChoice, getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { transact } from '../../functions/src/work/unit/transact.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let client: Person;
let colleague: Person;
let cast: Cast;
const { show, place, move, pay } = makeOrderCalls();

/** 200 + 300, 60 + 40 for engineer and studio, and 10 % of the talent's part. */
const NET = 65_000;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);

  const { agencyId, companyId } = tenant;
  [admin, client, colleague] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(agencyId, otherTenant.companyId, 'client'),
  ]);

  expect((await saveTable(admin.token, 0)).status).toBe(201);
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);

  const saved = await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  expect(saved.status).toBe(200);
});
setUpOnce(async () => {
  cast = await makeOrderable(tenant);
});

const getProjectId = () => cast.project.id;
const deriveState = async (path = `orders/${getProjectId()}`) => (await firestore().doc(path).get()).data();
/** Places the project's order. */
const order = async (token = client.token) => {
  const { collection } = await show(token, getProjectId());
  return place(token, getProjectId(), collection.priceKey, 'PO 7');
};
const readEmail = async (uid: string) => (await deriveState(`users/${uid}`))?.['email'] as string;
/** Order states sent to the agency's webhooks. */
const listStates = async () =>
  (await listEvents(tenant.agencyId, 'order.changed', { orderId: getProjectId() })).map(({ state }) => state);
const listPapers = async (): Promise<readonly Invoice[]> => {
  const found = await firestore().collection('invoices').where('orderId', '==', getProjectId()).get();
  return found.docs.map((paper) => ({ ...(paper.data() as Invoice), id: paper.id }));
};

describe('the order of a project', () => {
  it('shows the agency whose admin placed it for the client', async () => {
    const acting = await getActingToken(admin.token, client.uid);
    const agency = await deriveState(`agencies/${tenant.agencyId}`);
    expect((await order(acting)).collection).toMatchObject({
      orderedBy: client.uid,
      placedBy: agency?.['publicName'] as string,
    });
    const { text } = await waitForMail(await readEmail(client.uid));
    expect(text).toContain('has placed this order for you');
  });

  it('is a draft at today’s price for all of the project’s people, and changes with the project', async () => {
    for (const token of [client.token, tenant.teamToken, admin.token]) {
      const { status, collection } = await show(token, getProjectId());
      expect([status, collection]).toMatchObject([
        200,
        { state: 'draft', revision: 0, net: NET, total: NET, change: null, obstacles: [], paid: 0 },
      ]);
    }

    const asset = await addAsset(client.token, cast.voice.id, 'Second');
    await addLicence(client.token, asset.id);

    expect((await show(client.token, getProjectId())).collection).toMatchObject({
      state: 'draft',
      net: NET + 33_000,
    });
  });

  it('is closed to competitors, other companies and strangers', async () => {
    await order();

    for (const token of [
      otherTenant.teamToken,
      otherTenant.clientToken,
      colleague.token,
      tenant.talentToken,
    ]) {
      const refused = await Promise.all([
        show(token, getProjectId()),
        place(token, getProjectId(), '0'.repeat(32)),
        move(token, getProjectId(), 'confirmed'),
        pay(token, getProjectId(), 1, getDayFromNow(0)),
        call('GET', `/paymentAction/status/${getProjectId()}`, { token }),
        call('GET', `/order/${getProjectId()}/confirmation`, { token }),
      ]);
      for (const { status } of refused) expect([403, 404]).toContain(status);
    }

    expect(await deriveState()).toMatchObject({ state: 'received' });
  });

  it("lists what blocks it, and isn't placed then", async () => {
    const asset = await addAsset(client.token, cast.voice.id, 'Without licence');
    const { collection } = await show(client.token, getProjectId());
    expect(collection.obstacles).toEqual(['incomplete']);

    const refused = await place(client.token, getProjectId(), collection.priceKey);
    expect([refused.status, refused.error.code]).toEqual([409, 'order.incomplete']);
    await addLicence(client.token, asset.id);

    const place0 = cast.shortlisted[0]?.id;
    await call('PATCH', `/casting-demo/${place0}/${getProjectId()}`, {
      token: client.token,
      body: { isSelected: false },
    });

    expect((await show(client.token, getProjectId())).collection.obstacles).toEqual(['unchosen']);
  });

  it('shows no talent’s fee to a client without the grant', async () => {
    const body = { currency: 'EUR', sessionFee: 50_021, usageFee: 10_007, minimumFee: 11 };
    const talentId = tenant.talents[0]?.id;
    await call('PATCH', `/talent/${talentId}/rates`, { token: tenant.teamToken, body });
    await order();

    const reply = JSON.stringify((await show(client.token, getProjectId())).collection);
    expect(reply).not.toMatch(/talentTotalPayment|50021|10007|60028|"base"/);
    expect(JSON.stringify((await show(admin.token, getProjectId())).collection)).toContain('50021');

    await call('PATCH', `/talent/${talentId}/rates`, {
      token: tenant.teamToken,
      body: { currency: 'EUR', sessionFee: 0, usageFee: 0, minimumFee: 0 },
    });
  });
});

describe('ordering', () => {
  it('is limited to clients, at the price they saw', async () => {
    const { collection } = await show(client.token, getProjectId());
    for (const token of [tenant.teamToken, admin.token])
      expect((await place(token, getProjectId(), collection.priceKey)).status).toBe(403);

    const asset = await addAsset(client.token, cast.voice.id, 'Meanwhile');
    await addLicence(client.token, asset.id);

    const { status, error } = await place(client.token, getProjectId(), collection.priceKey);
    expect([status, error.code]).toEqual([409, 'order.priceChanged']);

    const placed = await order();
    expect([placed.status, placed.collection]).toMatchObject([
      201,
      { state: 'received', revision: 1, net: NET + 33_000, reference: 'PO 7' },
    ]);

    expect(await deriveState(`projects/${getProjectId()}`)).toMatchObject({ state: 'Ordered' });
  });

  it('is placed once on a double click', async () => {
    const { priceKey } = (await show(client.token, getProjectId())).collection;
    const both = await Promise.all([
      place(client.token, getProjectId(), priceKey),
      place(tenant.clientToken, getProjectId(), priceKey),
    ]);
    expect(both.map(({ status }) => status).sort()).toContain(201);
    const steps = await firestore().collection('orderStatus').where('orderId', '==', getProjectId()).get();
    expect(steps.size).toBe(1);
    expect((await deriveState())?.['revision']).toBe(1);
  });

  it('keeps its price after a change of rates, and shows the difference', async () => {
    await order();

    const { agencyId } = tenant;
    const before = (await firestore().collection('rateTables').where('agencyId', '==', agencyId).get()).size;
    await saveTable(admin.token, before, { sessionFirstHour: 99_000 });
    expect((await show(client.token, getProjectId())).collection).toMatchObject({ net: NET, change: null });

    const asset = await addAsset(client.token, cast.voice.id, 'More');
    await addLicence(client.token, asset.id);

    const { collection } = await show(client.token, getProjectId());
    // A voice that is already included keeps its fees.
    expect(collection).toMatchObject({ net: NET, revision: 1, change: { net: NET + 33_000 } });

    const accepted = await place(client.token, getProjectId(), collection.change?.priceKey ?? '');
    expect(accepted.collection).toMatchObject({ state: 'received', revision: 2, net: NET + 33_000 });
    expect((await show(client.token, getProjectId())).collection.change).toBeNull();
    await saveTable(admin.token, before + 1);
  });
});

describe('a placed order', () => {
  it('is confirmed with an invoice, paid in parts, and each step sent once', async () => {
    const buyer = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    await order(buyer.token);
    expect((await move(client.token, getProjectId(), 'confirmed')).status).toBe(403);

    const [first, again] = [
      await move(tenant.teamToken, getProjectId(), 'confirmed'),
      await move(admin.token, getProjectId(), 'confirmed'),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);

    const [invoice, ...more] = await listPapers();
    expect(more).toEqual([]);

    expect(invoice).toMatchObject({
      kind: 'invoice',
      net: NET,
      total: NET,
      vat: { kind: 'reverseCharge', amount: 0 },
      buyer: { legalName: 'Globex GmbH' },
      reference: 'PO 7',
    });

    expect(JSON.stringify(invoice)).not.toContain(tenant.talents[0]?.id);

    const tooMuch = await pay(admin.token, getProjectId(), NET + 1, getDayFromNow(0));
    expect([tooMuch.status, tooMuch.error.code]).toEqual([422, 'payment.tooMuch']);
    expect((await pay(client.token, getProjectId(), NET, getDayFromNow(0))).status).toBe(403);

    expect((await pay(tenant.teamToken, getProjectId(), 15_000, getDayFromNow(-1))).collection).toMatchObject(
      {
        state: 'confirmed',
        paid: 15_000,
      },
    );

    const getStatus = () =>
      call<{ status: string }>('GET', `/paymentAction/status/${getProjectId()}`, { token: client.token });
    expect((await getStatus()).collection.status).toBe('processing');
    expect(
      (await pay(tenant.teamToken, getProjectId(), NET - 15_000, getDayFromNow(0))).collection.state,
    ).toBe('paid');
    expect((await getStatus()).collection.status).toBe('succeeded');
    expect(await listStates()).toEqual(['received', 'confirmed', 'paid']);

    await expect
      .poll(async () => (await listMails(await readEmail(buyer.uid))).map(({ subject }) => subject).sort())
      .toEqual([
        'Payment received: Production',
        'We’ve received your order: Production',
        'Your order is confirmed: Production',
      ]);
  });

  it('is recalled by staff once a day when its invoice is overdue, while the buyer has access', async () => {
    const buyer = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const remind = (token: string) => call('POST', `/order/${getProjectId()}/reminder`, { token, body: {} });
    await order(buyer.token);
    await move(admin.token, getProjectId(), 'confirmed');
    const early = await remind(tenant.teamToken);
    expect([early.status, early.error.code]).toEqual([409, 'order.notOverdue']);

    const [invoice] = await listPapers();
    await firestore()
      .doc(`invoices/${invoice?.id}`)
      .update({ dueOn: getDayFromNow(-12) });
    for (const token of [buyer.token, tenant.talentToken, otherTenant.teamToken])
      expect([403, 404]).toContain((await remind(token)).status);
    expect((await remind(tenant.teamToken)).status).toBe(200);
    const again = await remind(admin.token);
    expect([again.status, again.error.code]).toEqual([409, 'order.remindedToday']);

    const subject = `Payment reminder: invoice ${invoice?.number} for Production`;
    const findReminder = async () =>
      (await listMails(await readEmail(buyer.uid))).find((email) => email.subject === subject);
    await expect.poll(async () => (await findReminder())?.text).toContain('€650.00 is still open');
    expect((await findReminder())?.text).toMatch(/is 1[123] days overdue/);

    const steps = await firestore().collection('orderStatus').where('orderId', '==', getProjectId()).get();
    expect(steps.docs.flatMap((step) => step.get('reminded') ?? [])).toEqual([invoice?.number]);
    expect(await listStates()).toEqual(['received', 'confirmed']);

    await firestore().doc(`orders/${getProjectId()}`).update({ remindedOn: '2026-01-01', orderedBy: 'gone' });
    const gone = await remind(tenant.teamToken);
    expect([gone.status, gone.error.code]).toEqual([409, 'order.buyerGone']);
  });

  it('lists the roles still to book, on the order and on both dashboards', async () => {
    const listToBook = async (token: string) => {
      const { collection } = await call<readonly Waiting[]>('GET', '/today', { token });
      return collection
        .filter(({ kind, path }) => kind === 'rolesToBook' && path?.includes(getProjectId()))
        .map(({ count, project }) => [count, project]);
    };

    const { collection } = await show(client.token, getProjectId());
    expect(collection.unbooked).toMatchObject([{ character: 'Narrator', language: 'eng' }]);
    await place(client.token, getProjectId(), collection.priceKey);
    for (const token of [client.token, tenant.teamToken])
      expect(await listToBook(token)).toEqual([[1, collection.projectName]]);

    const requested = await requestAvailability(client.token, cast);
    const link = await getLink(tenant.talents[0]!.email);
    await accept(link, (await toPage(link)).collection);
    for (const token of [client.token, tenant.teamToken]) expect(await listToBook(token)).toEqual([]);
    expect((await show(client.token, getProjectId())).collection.unbooked).toEqual([]);

    // A cancelled booking leaves its role to be booked.
    const path = `/request-availability/${requested.collection[0]?.id}`;
    expect((await call('DELETE', path, { token: client.token })).status).toBe(200);
    expect(await listToBook(tenant.teamToken)).toEqual([[1, collection.projectName]]);
  });

  it('is cancelled with a credit note by authorised people, and can be placed again', async () => {
    await order();
    await move(admin.token, getProjectId(), 'confirmed');
    expect((await move(client.token, getProjectId(), 'cancelled')).status).toBe(403);

    const cancelled = await move(tenant.teamToken, getProjectId(), 'cancelled');
    expect(cancelled.collection).toMatchObject({ state: 'cancelled', invoiceId: null });

    const [invoice, credit] = (await listPapers()).toSorted((item, two) => two.kind.localeCompare(item.kind));
    expect(credit).toMatchObject({ kind: 'creditNote', credits: invoice?.number, total: invoice?.total });
    expect(await deriveState(`projects/${getProjectId()}`)).toMatchObject({ state: 'Booking' });
    expect((await move(client.token, getProjectId(), 'draft')).collection.state).toBe('draft');
    expect((await order()).collection).toMatchObject({ state: 'received', revision: 2 });
    expect(await listStates()).toEqual(['received', 'confirmed', 'cancelled', 'draft', 'received']);
  });

  it('is invoiced again when its price has changed, with a credit note for the earlier invoice', async () => {
    await order();
    await move(admin.token, getProjectId(), 'confirmed');
    const asset = await addAsset(client.token, cast.voice.id, 'More');
    await addLicence(client.token, asset.id, makeChoice('2Y'));
    const { collection } = await show(client.token, getProjectId());
    await place(client.token, getProjectId(), collection.change?.priceKey ?? '');
    await move(admin.token, getProjectId(), 'confirmed');
    const kinds = (await listPapers()).map(({ kind, revision }) => `${kind} ${revision}`).sort();
    expect(kinds).toEqual(['creditNote 1', 'invoice 1', 'invoice 2']);
  });

  it('is a PDF for the project’s people only', async () => {
    await order();

    const early = await call('GET', `/order/${getProjectId()}/confirmation`, { token: client.token });
    expect([early.status, early.error.code]).toEqual([409, 'order.notNow']);
    await move(admin.token, getProjectId(), 'confirmed');

    const [invoice] = await listPapers();
    for (const path of [`/invoice/${invoice?.id}`, `/order/${getProjectId()}/confirmation`]) {
      const answer = await fetch(`${APP}/api${path}`, {
        headers: { Authorization: `Bearer ${client.token}` },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    }

    for (const token of [otherTenant.teamToken, colleague.token])
      expect((await call('GET', `/invoice/${invoice?.id}`, { token })).status).toBe(404);
  });

  it('keeps its project from being deleted', async () => {
    await order();
    const { status, error } = await call('DELETE', `/project/${getProjectId()}`, { token: client.token });
    expect([status, error.code]).toEqual([409, 'project.cannotDelete']);
  });
});

describe('the order of the demo data', () => {
  it('matches its project', async () => {
    const token = await getIdToken('client@agency-one.example');
    const { status, collection } = await show(token, 'project-olive-grove');
    expect([status, collection]).toMatchObject([200, { state: 'confirmed', change: null, obstacles: [] }]);
  });
});

describe('numbers of invoices', () => {
  it('have neither gaps nor duplicates with several confirmed concurrently', async () => {
    const casts = [await makeOrderable(tenant), await makeOrderable(tenant), await makeOrderable(tenant)];
    for (const { project } of casts) {
      const { collection } = await show(client.token, project.id);
      expect((await place(client.token, project.id, collection.priceKey)).status).toBe(201);
    }

    const confirmed = await Promise.all(
      casts.map(({ project }) => move(admin.token, project.id, 'confirmed')),
    );
    expect(confirmed.map(({ status }) => status)).toEqual(casts.map(() => 200));

    const all = await firestore()
      .collection('invoices')
      .where('agencyId', '==', tenant.agencyId)
      .where('kind', '==', 'invoice')
      .get();
    const numbers = all.docs
      .map((paper) => Number((paper.get('number') as string).split('-').at(-1)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(casts.length);
  });

  it('stay so for fifty concurrent papers from five instances, each in series', async () => {
    const agencyId = `numbering-${randomUUID()}`;
    const [some] = (await firestore().collection('invoices').limit(1).get()).docs;

    const issue = (instance: number): Promise<number> =>
      withLock(`numbers of ${agencyId} on ${instance}`, () =>
        transact(async (work) => {
          const { place, take } = await reserveNextPlace(work, invoices, {
            agencyId,
            year: 2026,
            kind: 'invoice',
          });
          take();
          const id = `${agencyId}_${place}`;
          work.create(invoices, { ...(some?.data() as Invoice), id, agencyId, number: id });
          return place;
        }),
      );

    const places = await Promise.all(Array.from({ length: 50 }, (_, index) => issue(index % 5)));
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));

    const papers = await firestore().collection('invoices').where('agencyId', '==', agencyId).get();
    expect(papers.size).toBe(50);
    await Promise.all(papers.docs.map(({ ref }) => ref.delete()));
  });
});

describe('prices on request', () => {
  it('can be ordered after the agency sets the price', async () => {
    const asset = await addAsset(client.token, cast.voice.id, 'Odd');
    await addLicence(client.token, asset.id, {
      ...makeChoice(),
      format: { code: 'CUSTOM', label: 'Museum guide' },
    });

    const { collection } = await show(client.token, getProjectId());
    expect(collection.obstacles).toEqual(['onRequest']);

    const body = { extras: [{ label: 'Museum guide', amount: 12_345 }] };
    expect((await call('PUT', `/order/${getProjectId()}/extras`, { token: client.token, body })).status).toBe(
      403,
    );
    expect(
      (await call('PUT', `/order/${getProjectId()}/extras`, { token: tenant.teamToken, body })).status,
    ).toBe(200);

    const named = (await show(client.token, getProjectId())).collection;
    expect(named).toMatchObject({ obstacles: [], extras: body.extras });
    expect(named.net).toBe(collection.net + 12_345);
    expect((await place(client.token, getProjectId(), named.priceKey)).status).toBe(201);
  });
});

describe('the invoicing settings of an agency', () => {
  it('are set by admins and visible to staff, and concurrent changes conflict', async () => {
    const get = (token: string) => call<{ version: number } | null>('GET', '/billingTerms', { token });
    expect((await get(tenant.teamToken)).collection).toMatchObject({ version: 1, invoicePrefix: 'AG-' });
    expect((await get(otherTenant.teamToken)).collection).toBeNull();
    expect((await get(client.token)).status).toBe(403);

    const put = (token: string, change: object = {}) =>
      call('PUT', '/billingTerms', { token, body: makeBillingTerms(change) });
    expect((await put(tenant.teamToken, { basedOn: 1 })).status).toBe(403);

    const stale = await put(admin.token);
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale']);

    const twice = await put(admin.token, {
      basedOn: 1,
      vatRules: [1, 2].map(() => ({ from: 'ESP', to: null, kind: 'none', rate: 0, note: '' })),
    });
    expect([twice.status, twice.error.property]).toEqual([422, 'vatRules']);
  });
});

describe('the invoice address of a company', () => {
  it('can be changed by its own people and the agency only', async () => {
    const address = `${tenant.agencyId}_${tenant.companyId}`;
    const change = (token: string) =>
      call('PATCH', `/billing/${address}`, { token, body: { ...BILLING, city: 'Hamburg' } });
    expect((await change(colleague.token)).status).toBe(404);
    expect((await change(otherTenant.teamToken)).status).toBe(404);
    expect((await change(client.token)).status).toBe(200);
    expect((await change(tenant.teamToken)).status).toBe(200);

    const wrong = await call('PATCH', `/billing/${address}`, {
      token: client.token,
      body: { ...BILLING, vatTaxId: 'DE123' },
    });
    expect([wrong.status, wrong.error.property]).toEqual([422, 'vatTaxId']);

    const again = await call('POST', '/billing', { token: client.token, body: BILLING });
    expect(again.status).toBe(409);
  });
});
