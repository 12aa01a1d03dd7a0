import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { Earning, OwnEarning } from '@domain/orders/earnings.ts';
import type { PayoutRunView } from '@domain/payouts/payouts.api.ts';
import type { PayoutRow } from '@domain/payouts/payouts.ts';
import type { AgreementView } from '@domain/selfBilling/agreements.ts';
import type { AgencySelfBilledRow, SelfBilledRow } from '@domain/selfBilling/papers.ts';
import type { OwnPapers } from '@domain/selfBilling/self-billing.api.ts';
import type { TalentInvoiceRow } from '@domain/selfBilling/talent-invoices.ts';
import type { Account } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { countMails, listMails, waitForMail } from '../stack/inbox.ts';
import { makePdf } from '../stack/make-pdf.ts';
import { getPastMoment, moveBack, tick } from '../stack/moments.ts';
import { makeBillingTerms } from '../stack/orders.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const today = getDayFromNow(0);
const RULE = { rate: 2_100, from: '2026-01-01', source: 'taxStatus' } as const;
const RULES = {
  share: { rate: 2_000, from: '2026-01-01', source: 'talentTerms' },
  vat: RULE,
  withholding: { ...RULE, rate: 1_500 },
} as const;

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let team: Person;
let otherAdmin: Person;
let talent: Account;
let stranger: Account;

/** 500.00 less a share of 20 %, 21 % VAT and 15 % withholding. */
const addEarning = async (id: string, change: Partial<Earning> = {}): Promise<void> => {
  const earning: Omit<Earning, 'id'> = {
    agencyId: tenant.agencyId,
    projectId: 'project',
    orderId: id,
    talentId: talent.uid,
    projectName: `Spot ${id}`,
    revision: 1,
    currency: 'EUR',
    amount: 50_000,
    share: 10_000,
    vat: 8_400,
    withholding: 6_000,
    net: 42_400,
    rules: RULES,
    roles: [],
    state: 'payable',
    agreedOn: getDayFromNow(-60),
    payableOn: getDayFromNow(-1),
    updatedAt: Timestamp.now(),
    ...change,
  };
  await firestore().doc(`earnings/${tenant.agencyId}-${id}`).set(earning);
};
const readEarning = async (id: string): Promise<Earning> =>
  (await firestore().doc(`earnings/${tenant.agencyId}-${id}`).get()).data() as Earning;

const post = <Reply>(path: string, token: string, body?: object) =>
  call<Reply>('POST', path, { token, body });
const offer = (change: object = {}, person: { readonly token: string } = admin) =>
  post<AgreementView>(`/talent/${talent.uid}/selfBillingAgreement`, person.token, {
    from: today,
    silenceAccepts: true,
    ...change,
  });
const accept = (id: string, account: Account = talent) =>
  post<AgreementView>(`/selfBillingAgreement/${id}/acceptance`, account.token);
const agree = async (change: object = {}) => {
  const { collection } = await offer(change);
  return (await accept(collection.id)).collection;
};
const readOwn = async (account = talent) =>
  (await call<OwnPapers>('GET', '/ownPaymentPapers', { token: account.token })).collection;
const decide = (id: string, body: object, account = talent) =>
  post<SelfBilledRow>(`/selfBilledPaper/${id}/decision`, account.token, body);

/** Prepares and approves a run of everything payable. */
const approveNext = async (): Promise<string> => {
  const { collection } = await post<PayoutRunView>('/payoutRun', admin.token, {
    currency: 'EUR',
    executionDay: today,
  });
  const { status } = await post(`/payoutRun/${collection.id}/approval`, admin.token);
  expect(status).toBe(200);
  return collection.id;
};
const actOnRun = (id: string, part: string, body?: object) =>
  post<PayoutRunView>(`/payoutRun/${id}/${part}`, admin.token, body);
const showRun = async (id: string) =>
  (await call<PayoutRunView>('GET', `/payoutRun/${id}`, { token: admin.token })).collection;
const preview = async () =>
  (await call<Page<PayoutRow>>('GET', `/payoutPreview?day=${today}`, { token: admin.token })).collection
    .items;

const getAddress = ({ uid }: Person): string => `${uid}@tests.example`;

/** Why each of the talent's earnings is held. */
const listHeld = async (): Promise<readonly (string | null)[]> => {
  const { items } = (await call<Page<OwnEarning>>('GET', '/earning', { token: talent.token })).collection;
  return items.map(({ held }) => held);
};

const download = async (path: string, token: string) => {
  const answer = await fetch(`${APP}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  [admin, team, otherAdmin] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'agencyTeam'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
});

setUpOnce(async () => {
  [talent, stranger] = await Promise.all([
    makeTalentAccount([tenant.agencyId]),
    makeTalentAccount([tenant.agencyId]),
  ]);

  const address = { street: 'Gran Vía', building: '1', postcode: '28013', town: 'Madrid', country: 'ESP' };
  await firestore()
    .doc(`paymentDetails/${talent.uid}`)
    .set({
      talentId: talent.uid,
      iban: 'DE89370400440532013000',
      bic: '',
      accountHolder: 'Vera Lund',
      address,
      taxStatus: { vat: 'charged', rate: 2_100, note: '' },
      usableFrom: null,
      withholding: { validThrough: null },
    });
  const billing = { legalName: 'Vera Lund', vatTaxId: '54362315K', country: 'ESP', address: 'Gran Vía 1' };
  await firestore()
    .doc(`billingInformation/${talent.uid}`)
    .set({
      ...billing,
      agencyIds: [tenant.agencyId],
      talent: talent.uid,
      address2: '',
      city: 'Madrid',
      state: '',
      zip: '28013',
      phone: '',
      paypalEmail: '',
      noPaypal: true,
    });
  await addEarning('a');
});

describe('an agreement on self-billing', () => {
  it('is offered by an admin and accepted by the talent alone', async () => {
    expect((await offer({}, team)).status).toBe(403);
    expect((await offer({}, otherAdmin)).status).toBe(404);
    expect((await offer({ from: getDayFromNow(-1) })).error.property).toBe('from');
    expect((await offer({ through: getDayFromNow(-1) })).error.property).toBe('through');

    const { status, collection } = await offer();
    expect(status).toBe(201);
    expect(collection.text).toContain('self-billing');
    expect(collection.textHash).toBe(createHash('sha256').update(collection.text).digest('hex'));
    expect((await waitForMail(talent.email)).text).toContain('Agency SL issues the invoices');

    expect((await accept(collection.id, stranger)).status).toBe(404);
    expect((await accept(collection.id)).collection).toMatchObject({
      state: 'accepted',
      acceptedBy: talent.uid,
      version: 1,
    });
    expect((await readOwn()).agreement?.id).toBe(collection.id);
    const read = (person: Person) =>
      call<AgreementView>('GET', `/talent/${talent.uid}/selfBillingAgreement`, { token: person.token });
    expect((await read(admin)).collection.state).toBe('accepted');
    expect((await read(team)).status).toBe(403);
    expect((await read(otherAdmin)).status).toBe(404);
    expect((await readOwn(stranger)).agreement).toBeNull();
    expect((await offer()).error.code).toBe('selfBilling.exists');
  });

  it('replaces an earlier offer, and is ended by either side', async () => {
    const first = (await offer()).collection;
    const second = (await offer()).collection;
    expect(second.version).toBe(2);
    expect((await accept(first.id)).error.code).toBe('selfBilling.ended');

    await accept(second.id);
    const end = (token: string) => post<AgreementView>(`/selfBillingAgreement/${second.id}/end`, token);
    expect((await end(stranger.token)).status).toBe(404);
    expect((await end(talent.token)).collection).toMatchObject({ state: 'ended', endedBy: talent.uid });
    expect((await end(admin.token)).status).toBe(200);
    expect((await offer()).status).toBe(201);
  });
});

describe('a self-billed paper', () => {
  it('is issued by the approval of a run, once per talent, with both parties and all sums', async () => {
    await agree();
    await addEarning('b');
    const runId = await approveNext();

    const { papers } = await readOwn();
    const year = today.slice(0, 4);
    expect(papers).toMatchObject([
      {
        number: `AG-${year}-S0001`,
        state: 'issued',
        gross: 100_000,
        share: 20_000,
        vat: 16_800,
        withholding: 12_000,
        net: 84_800,
      },
    ]);

    const path = `/selfBilledPaper/${papers[0]!.id}`;
    const file = await download(path, talent.token);
    const printed = readPdfText(file.bytes).join(' ').replaceAll('\u00A0', ' ');
    for (const text of [
      `Invoice AG-${year}-S0001`,
      'Self-billing. Issued by Agency SL in the name and on behalf of Vera Lund.',
      'VAT ID 54362315K',
      'Spot a',
      'Agency share 20% since January 1, 2026',
      'VAT 21% since January 1, 2026 €168.00',
      'Withholding tax 15% since January 1, 2026',
      'To be paid €848.00',
    ])
      expect(printed).toContain(text);
    expect((await download(path, admin.token)).bytes.equals(file.bytes)).toBe(true);
    expect((await download(path, stranger.token)).status).toBe(404);
    expect((await download(path, otherAdmin.token)).status).toBe(404);
    expect((await download(path, team.token)).status).toBe(403);

    const mail = await waitForMail(talent.email, 1, ({ subject }) => subject.includes('S0001'));
    expect(mail.attachments).toMatchObject([{ fileName: `AG-${year}-S0001.pdf` }]);

    // Paid by another run, the earnings need no second paper.
    await actOnRun(runId, 'discard');
    await actOnRun(await approveNext(), 'settlement', { paidOn: today });
    expect((await readOwn()).papers).toHaveLength(1);
    expect(await readEarning('a')).toMatchObject({ state: 'paid', billedSums: { gross: 0, net: 0 } });
  });

  it('isn’t issued without an agreement that holds on the day', async () => {
    await agree({ from: getDayFromNow(1) });
    await approveNext();
    expect((await readOwn()).papers).toEqual([]);
  });

  it('has the next number, and covers only a difference', async () => {
    await agree();
    await actOnRun(await approveNext(), 'settlement', { paidOn: today });
    // Confirmed again for more.
    await firestore().doc(`earnings/${tenant.agencyId}-a`).update({
      amount: 60_000,
      share: 12_000,
      vat: 10_080,
      withholding: 7_200,
      net: 50_880,
      state: 'payable',
    });
    await approveNext();

    const { papers } = await readOwn();
    expect(papers.map(({ number }) => number.slice(-5))).toEqual(['S0002', 'S0001']);
    expect(papers[0]).toMatchObject({
      gross: 10_000,
      share: 2_000,
      vat: 1_680,
      withholding: 1_200,
      net: 8_480,
    });
  });

  it('is accepted by its talent once', async () => {
    await agree();
    await approveNext();
    const { id } = (await readOwn()).papers[0]!;
    expect((await decide(id, { isAccepted: true }, stranger)).status).toBe(404);
    expect((await decide(id, { isAccepted: true })).collection.state).toBe('accepted');
    expect((await decide(id, { isAccepted: true })).status).toBe(200);
    expect((await decide(id, { isAccepted: false, reason: 'Late' })).error.code).toBe('selfBilling.decided');
  });

  it('tells its talent that an earning is held, with the agency’s reason, and not that it is in a run', async () => {
    const hold = (isHeld: boolean, reason: string) =>
      call('PUT', `/payoutHold/${tenant.agencyId}-a`, { token: admin.token, body: { isHeld, reason } });
    await addEarning('a');
    expect(await listHeld()).toEqual([null]);
    expect((await hold(true, 'The client disputes it')).status).toBe(200);
    expect(await listHeld()).toEqual(['The client disputes it']);
    expect((await hold(true, '')).status).toBe(200);
    expect(await listHeld()).toEqual(['']);
    expect((await hold(false, '')).status).toBe(200);
    await agree();
    await approveNext();
    expect(await listHeld()).toEqual([null]);
  });

  it('holds its earnings when it is rejected before the file, and is issued again', async () => {
    await agree();
    const runId = await approveNext();
    const { id } = (await readOwn()).papers[0]!;
    expect((await decide(id, { isAccepted: false })).error.property).toBe('reason');
    expect((await decide(id, { isAccepted: false, reason: 'Wrong address' })).collection.state).toBe(
      'rejected',
    );

    expect(await showRun(runId)).toMatchObject({
      state: 'discarded',
      payees: 0,
      total: 0,
      items: [{ state: 'refused', refusal: 'paperRejected' }],
    });
    expect(await preview()).toMatchObject([{ obstacle: 'held', earnings: [{ held: 'Wrong address' }] }]);
    expect(await listHeld()).toEqual(['Wrong address']);

    const mail = await waitForMail(getAddress(admin), 1, ({ subject }) => subject.includes('rejected'));
    expect(mail.text).toContain('Wrong address');
    expect(await listMails(getAddress(team))).toEqual([]);
    expect(await listMails(getAddress(otherAdmin))).toEqual([]);

    const listed = await call<Page<AgencySelfBilledRow>>('GET', '/selfBilledPaper?state=rejected', {
      token: admin.token,
    });
    expect(listed.collection.items).toMatchObject([{ id, talentName: 'Vera Lund', reason: 'Wrong address' }]);

    await firestore().doc(`billingInformation/${talent.uid}`).update({ address: 'Calle Nueva 2' });
    const reissue = (person: Person) =>
      post<SelfBilledRow>(`/selfBilledPaper/${id}/replacement`, person.token);
    expect((await reissue(otherAdmin)).status).toBe(404);
    expect((await reissue(admin)).status).toBe(201);
    expect((await reissue(admin)).error.code).toBe('selfBilling.notRejected');

    const { papers } = await readOwn();
    expect(papers.map(({ state }) => state)).toEqual(['issued', 'replaced']);
    const { bytes } = await download(`/selfBilledPaper/${papers[0]!.id}`, admin.token);
    expect(readPdfText(bytes).join(' ')).toContain('Calle Nueva 2');

    await actOnRun(await approveNext(), 'settlement', { paidOn: today });
    expect((await readOwn()).papers).toHaveLength(2);
    expect(await readEarning('a')).toMatchObject({ state: 'paid', paid: 42_400, billedSums: { net: 0 } });
  });

  it('holds earnings that the bank is paying once they are paid', async () => {
    await agree();
    const runId = await approveNext();
    const { id } = (await readOwn()).papers[0]!;
    await firestore().doc(`payoutRuns/${runId}`).update({ state: 'exported' });
    await decide(id, { isAccepted: false, reason: 'Wrong VAT' });
    await actOnRun(runId, 'settlement', { paidOn: today });

    const lock = await firestore().doc(`earningLocks/${tenant.agencyId}-a`).get();
    expect(lock.data()).toMatchObject({ runId: null, reason: 'Wrong VAT' });
    expect(await readEarning('a')).toMatchObject({ state: 'paid', billedSums: { net: -42_400 } });

    await post(`/selfBilledPaper/${id}/replacement`, admin.token);
    expect(await readEarning('a')).toMatchObject({ billedSums: { net: 0 } });
  });

  it.each([
    [true, 'accepted'],
    [false, 'issued'],
  ])(
    'is reminded of on day 10; with silence agreed (%s) it is %s on day 15',
    async (silenceAccepts, state) => {
      await agree({ silenceAccepts });
      await approveNext();
      const { id } = (await readOwn()).papers[0]!;
      const issuedAt = getPastMoment(2, '10:00');
      const dayAfter = (days: number) => issuedAt + days * 24 * 3_600_000;
      const path = `selfBilledPapers/${id}`;
      await waitForMail(talent.email, 1, ({ subject }) => subject.startsWith('Invoice'));
      const before = await countMails(talent.email);

      await moveBack(path, { createdAt: issuedAt, dueAt: dayAfter(10) });
      await tick('reminders', dayAfter(10) - 1_000);
      expect(await countMails(talent.email)).toBe(before);
      await tick('reminders', dayAfter(10));
      await tick('reminders', dayAfter(10));
      await waitForMail(talent.email, 1, ({ subject }) => subject.startsWith('Reminder'));
      expect(await countMails(talent.email)).toBe(before + 1);

      await tick('reminders', dayAfter(15));
      expect((await readOwn()).papers[0]?.state).toBe(state);
    },
  );
});

describe('a talent’s own invoice', () => {
  const upload = async (fields: Readonly<Record<string, string>>, bytes: Buffer, account = talent) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'invoice.pdf');
    return call<TalentInvoiceRow>('POST', '/talentInvoice', { token: account.token, body: form });
  };
  const readKey = async () =>
    (await call<Page<OwnEarning>>('GET', '/earning', { token: talent.token })).collection.items[0]!.id;

  it('shows the agency whether it matches its earnings, and why not', async () => {
    const earnings = await readKey();
    const pdf = await makePdf();
    const fields = { number: '2026-7', currency: 'EUR', total: '48400', vat: '8400', earnings };

    expect((await upload(fields, Buffer.from('no PDF'))).status).toBe(415);
    expect((await upload(fields, pdf, stranger)).status).toBe(404);
    expect((await preview()).map(({ invoicing }) => invoicing)).toEqual(['missing']);

    const wrong = await upload({ ...fields, total: '50000', vat: '0' }, pdf);
    expect(wrong.status).toBe(201);
    expect(wrong.collection.faults).toEqual([
      { kind: 'net', stated: 50_000, expected: 40_000 },
      { kind: 'vat', stated: 0, expected: 8_400 },
    ]);
    expect(await preview()).toMatchObject([
      { invoicing: 'differs', earnings: [{ invoice: { number: '2026-7' } }] },
    ]);

    const { collection } = await upload(fields, pdf);
    expect(collection.faults).toEqual([]);
    expect(await preview()).toMatchObject([{ invoicing: 'matches', earnings: [{ invoice: collection }] }]);
    expect((await readOwn()).invoices).toHaveLength(2);

    const path = `/talentInvoice/${collection.id}`;
    expect((await download(path, admin.token)).bytes.equals(pdf)).toBe(true);
    expect((await download(path, stranger.token)).status).toBe(404);
    expect((await download(path, otherAdmin.token)).status).toBe(404);
  });

  it('isn’t expected where the agency issues it', async () => {
    await agree();
    expect(await preview()).toMatchObject([{ invoicing: 'selfBilled' }]);
  });
});
