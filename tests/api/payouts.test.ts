import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import type { PaymentFileReply, PayoutRunView } from '@domain/payouts/payouts.api.ts';
import type { BankEntry, PayoutAccounts, PayoutRow, StatementResult } from '@domain/payouts/payouts.ts';
import { makeStatement, type SampleEntry } from '@domain/payouts/sample-statement.ts';
import { APP, firestore } from '../stack/admin.ts';
import { EURO_ACCOUNT, POUND_ACCOUNT, saveAccounts } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const PAYER_IBAN = EURO_ACCOUNT.iban;
const IBAN = 'DE89370400440532013000';
const ADDRESS = EURO_ACCOUNT.address;
const today = getDayFromNow(0);

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let secondAdmin: Person;
let team: Person;
let otherAdmin: Person;

const makeEarning = (id: string, talentId: string, amount: number): Earning => ({
  id,
  agencyId: tenant.agencyId,
  projectId: 'project',
  orderId: id,
  talentId,
  projectName: `Spot ${id}`,
  revision: 1,
  currency: 'EUR',
  amount,
  roles: [],
  state: 'payable',
  agreedOn: getDayFromNow(-60),
  payableOn: getDayFromNow(-1),
  updatedAt: Timestamp.now(),
});

const getTalentId = (index: number): string => tenant.talents[index]?.id ?? '';

const enterAccount = (
  talentId: string,
  usableFrom: Timestamp | null = null,
  validThrough: string | null = null,
) =>
  firestore()
    .doc(`paymentDetails/${talentId}`)
    .set({
      talentId,
      iban: IBAN,
      bic: '',
      accountHolder: `Holder ${talentId}`,
      address: ADDRESS,
      usableFrom,
      withholding: { validThrough },
    });

const addEarning = async (id: string, index: number, amount: number): Promise<void> => {
  const earning = makeEarning(`${tenant.agencyId}-${id}`, getTalentId(index), amount);
  await firestore().doc(`earnings/${earning.id}`).set(earning);
};

const readEarning = async (id: string): Promise<Earning> =>
  (await firestore().doc(`earnings/${tenant.agencyId}-${id}`).get()).data() as Earning;

const preview = async (person = admin): Promise<readonly PayoutRow[]> =>
  (await call<Page<PayoutRow>>('GET', `/payoutPreview?day=${today}`, { token: person.token })).collection
    .items;

const create = (body: object = {}, person = admin) =>
  call<PayoutRunView>('POST', '/payoutRun', {
    token: person.token,
    body: { currency: 'EUR', executionDay: today, ...body },
  });
const act = <Reply = PayoutRunView>(id: string, part: string, body?: object, person = admin) =>
  call<Reply>('POST', `/payoutRun/${id}/${part}`, { token: person.token, body });
const show = async (id: string, person = admin) =>
  call<PayoutRunView>('GET', `/payoutRun/${id}`, { token: person.token });

const importXml = (xml: string, fields: Readonly<Record<string, string>> = {}, person = admin) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([xml], { type: 'application/xml' }), 'statement.xml');
  return call<StatementResult>('POST', '/bankStatement', { token: person.token, body: form });
};

/** Prepares, approves and exports a run. */
const exportNext = async (body: object = {}) => {
  const { collection } = await create(body);
  await act(collection.id, 'approval');
  const file = await act<PaymentFileReply>(collection.id, 'file');
  return { id: collection.id, file: file.collection };
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(5), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  [admin, secondAdmin, team, otherAdmin] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'agencyTeam'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
  const accounts = [EURO_ACCOUNT, POUND_ACCOUNT];
  expect((await saveAccounts(admin.token, { accounts })).status).toBe(200);
});

describe('payouts', () => {
  it('preview who is paid what, and why not', async () => {
    await enterAccount(getTalentId(0));
    await enterAccount(getTalentId(1), Timestamp.fromMillis(Date.now() + 3_600_000));
    await enterAccount(getTalentId(2), null, getDayFromNow(-1));
    await enterAccount(getTalentId(4));
    await Promise.all([0, 1, 2, 3, 4].map((index) => addEarning(`a${index}`, index, 10_000 + index)));
    await addEarning('b0', 0, 5_000);
    const hold = `/payoutHold/${tenant.agencyId}-a4`;
    await call('PUT', hold, { token: admin.token, body: { isHeld: true, reason: 'Dispute' } });

    const rows = await preview();
    const found = Object.fromEntries(rows.map(({ talentId, net, obstacle }) => [talentId, [net, obstacle]]));
    expect(found).toEqual({
      [getTalentId(0)]: [15_000, null],
      [getTalentId(1)]: [10_001, 'accountWaits'],
      [getTalentId(2)]: [10_002, 'withholdingExpired'],
      [getTalentId(3)]: [10_003, 'account'],
      [getTalentId(4)]: [0, 'held'],
    });
    expect(rows.find(({ talentId }) => talentId === getTalentId(0))?.account).toBe('•••• 3000');
    expect(JSON.stringify(rows)).not.toContain(IBAN);
  });

  it('are for the agency’s admins alone', async () => {
    const statuses = async (person: Person) => {
      const replies = await Promise.all([
        call('GET', `/payoutPreview?day=${today}`, { token: person.token }),
        create({}, person),
        call('GET', '/payoutAccount', { token: person.token }),
      ]);
      return replies.map(({ status }) => status);
    };
    expect(await statuses(team)).toEqual([403, 403, 403]);
    expect(await preview(otherAdmin)).toEqual([]);
    expect((await create({}, otherAdmin)).error.code).toBe('payout.nobody');
  });

  it('make one run when two admins prepare and approve it at the same moment', async () => {
    const runs = await Promise.all([create(), create({}, secondAdmin)]);
    expect(runs.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { id } = runs.find(({ status }) => status === 201)!.collection;
    expect((await show(id, otherAdmin)).status).toBe(404);
    expect((await act(id, 'file')).error.code).toBe('payout.notApproved');

    const approvals = await Promise.all([act(id, 'approval'), act(id, 'approval', {}, secondAdmin)]);
    expect(approvals.map(({ status }) => status)).toEqual([200, 200]);
    const { collection } = await show(id);
    expect(collection).toMatchObject({ state: 'approved', payees: 1, total: 15_000 });
    expect(new Set(approvals.map((approval) => approval.collection.approvedBy)).size).toBe(1);

    expect((await act(id, 'discard')).collection.state).toBe('discarded');
    expect((await preview()).find(({ talentId }) => talentId === getTalentId(0))?.net).toBe(15_000);
  });

  it('leave from an account that exists, however it is typed', async () => {
    const save = (change: object, basedOn = 1) => {
      const accounts = [POUND_ACCOUNT, { ...EURO_ACCOUNT, ...change }];
      return saveAccounts<PayoutAccounts>(admin.token, { accounts, basedOn });
    };
    const wrong = await save({ iban: `${PAYER_IBAN.slice(0, -1)}9` });
    expect([wrong.status, wrong.error.property]).toEqual([422, 'accounts.1.iban']);
    expect((await save({ bic: 'CAIXESB' })).error.property).toBe('accounts.1.bic');
    expect((await save({ iban: '' })).error.code).toBe('account.noNumber');
    expect((await save({ currency: 'GBP' })).error.status).toBe(422);
    expect((await save({}, 0)).error.code).toBe('record.stale');

    const spaced = PAYER_IBAN.replace(/(.{4})/g, '$1 ').toLowerCase();
    const { accounts } = (await save({ iban: spaced })).collection;
    expect(accounts.map(({ iban }) => iban)).toEqual([POUND_ACCOUNT.iban, PAYER_IBAN]);
  });

  it('need another person’s approval if the agency requires two', async () => {
    const setTwo = async (needsTwoPeople: boolean) => {
      const { collection } = await call<PayoutAccounts>('GET', '/payoutAccount', { token: admin.token });
      const accounts = [EURO_ACCOUNT, POUND_ACCOUNT];
      const change = { accounts, needsTwoPeople, basedOn: collection.version };
      expect((await saveAccounts(admin.token, change)).status).toBe(200);
    };
    await setTwo(true);
    const { id } = (await create()).collection;
    expect((await act(id, 'approval')).error.code).toBe('payout.otherPerson');
    expect((await act(id, 'approval', undefined, secondAdmin)).collection.state).toBe('approved');
    await act(id, 'discard');

    // A run keeps the rule with which it was prepared.
    const waiting = (await create()).collection;
    await setTwo(false);
    expect((await act(waiting.id, 'approval')).error.code).toBe('payout.otherPerson');
    await act(waiting.id, 'discard');
  });

  it('leave out a talent whose account has changed since the approval, with the reason', async () => {
    await enterAccount(getTalentId(3));
    const { id } = (await create({ talentIds: [getTalentId(0), getTalentId(3)] })).collection;
    const details = firestore().doc(`paymentDetails/${getTalentId(3)}`);
    await details.update({ iban: 'ES9121000418450200051332' });
    expect((await act(id, 'approval')).error.code).toBe('payout.accountsChanged');
    await details.update({ iban: IBAN });
    await act(id, 'approval');

    await details.update({ iban: 'ES9121000418450200051332' });
    const file = await act<PaymentFileReply>(id, 'file');
    expect(file.collection.content.match(/<EndToEndId>/g)).toHaveLength(1);
    expect((await act<PaymentFileReply>(id, 'file')).collection).toEqual(file.collection);
    const { collection } = await show(id);
    expect(collection).toMatchObject({ state: 'exported', payees: 1, open: 1, total: 15_000 });
    expect(collection.items.map(({ refusal }) => refusal).toSorted()).toEqual(['accountChanged', null]);
    expect((await preview()).find(({ talentId }) => talentId === getTalentId(3))?.net).toBe(10_003);

    const item = collection.items.find(({ state }) => state === 'open')!;
    await call('POST', `/payoutItem/${item.id}/return`, { token: admin.token });
    await details.delete();
  });

  it('can’t be approved once an order has changed what is owed', async () => {
    const { id } = (await create()).collection;
    const earning = firestore().doc(`earnings/${tenant.agencyId}-b0`);
    await earning.update({ amount: 4_000 });
    expect((await act(id, 'approval')).error.code).toBe('payout.changed');

    await earning.update({ amount: 5_000 });
    expect((await act(id, 'approval')).status).toBe(200);
    await act(id, 'discard');
  });

  it('export the same file each time, and settle by a statement that changes nothing when repeated', async () => {
    const { id, file } = await exportNext();
    expect((await act<PaymentFileReply>(id, 'file')).collection).toEqual(file);
    expect(file.content).toContain(`<EndToEndId>${id}-1</EndToEndId>`);
    expect(file.content).toContain('<Ctry>ES</Ctry>');
    expect((await act(id, 'discard')).error.code).toBe('payout.exported');

    const entries: readonly SampleEntry[] = [
      { reference: 'E1', amount: 15_000, direction: 'out', endToEndId: `${id}-1` },
      { reference: 'E2', amount: 700, direction: 'out', name: 'Bank fees' },
    ];
    const xml = makeStatement({ entries, day: today });
    expect((await importXml(xml)).collection).toEqual({ known: 0, settled: 1, suggested: 0, unknown: 1 });

    const { collection } = await show(id);
    expect(collection).toMatchObject({
      state: 'settled',
      items: [{ state: 'paid', paidOn: today, account: null }],
    });
    expect(await readEarning('a0')).toMatchObject({ state: 'paid', paid: 10_000, paidOn: today });
    expect(await readEarning('b0')).toMatchObject({ state: 'paid', paid: 5_000 });
    const mail = await waitForMail(tenant.talents[0]?.email ?? '');
    expect(mail.subject).toContain('150');
    expect(mail.attachments).toMatchObject([{ fileName: `remittance-${id}-1.pdf` }]);
    const readPaper = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${APP}/api/payoutItem/${id}-1/remittance`, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const printed = readPdfText((await readPaper(admin.token)).bytes)
      .join(' ')
      .replaceAll('\u00A0', ' ');
    for (const text of ['Remittance advice', 'Name1 Secret', 'Spot', '€100.00', 'Paid €150.00'])
      expect(printed).toContain(text);
    expect((await readPaper(tenant.talentToken)).status).toBe(404);
    expect((await readPaper(otherAdmin.token)).status).toBe(404);

    expect((await importXml(xml)).collection).toEqual({ known: 2, settled: 0, suggested: 0, unknown: 0 });
    expect(await readEarning('a0')).toMatchObject({ paid: 10_000 });
    expect((await act(id, 'file')).error.status).toBe(409);

    const read = (path: string) => call('GET', path, { token: admin.token });
    expect((await read('/payoutAccount')).collection).toMatchObject({
      accounts: [
        { currency: 'EUR', lastStatement: { through: today, closing: 84_300 } },
        { currency: 'GBP', lastStatement: null },
      ],
    });
    expect(JSON.stringify((await read('/payoutRun')).collection)).not.toContain(PAYER_IBAN);
  });

  it('refuse a bad statement in a sentence, and change nothing', async () => {
    const entries: readonly SampleEntry[] = [{ reference: 'X1', amount: 100, direction: 'out' }];
    const sound = { entries, day: today, opening: 84_300 };
    const codes = [
      await importXml(makeStatement({ ...sound, iban: IBAN })),
      await importXml(makeStatement({ ...sound, currency: 'USD' })),
      await importXml(makeStatement(sound).slice(0, -300)),
      await importXml(makeStatement({ ...sound, entries: [...entries, ...entries] })),
      await importXml(makeStatement({ ...sound, opening: 1_000 })),
      await importXml(makeStatement(sound), {}, otherAdmin),
    ].map(({ error }) => error.code);

    expect(codes).toEqual([
      'statement.otherAccount',
      'statement.otherCurrency',
      'statement.unreadable',
      'statement.repeated',
      'statement.gap',
      'payout.noAccount',
    ]);

    const stored = await firestore().collection('bankEntries').where('reference', '==', 'X1').get();
    expect(stored.size).toBe(0);
  });

  it('ask for a missing account once in seven days', async () => {
    const ask = async (person = admin) =>
      call<{ readonly count: number }>('POST', '/payoutPreview/request', {
        token: person.token,
        body: { day: today },
      });
    const { email } = tenant.talents[3]!;
    // The first run of this file has asked already.
    expect((await waitForMail(email)).subject).toContain('bank details are missing');
    expect((await ask()).collection.count).toBe(0);
    expect((await ask(team)).status).toBe(403);

    // Eight days later.
    const queue = firestore().collection('mail').where('to', '==', email);
    const sent = (await queue.get()).docs[0]!;
    const weekAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
    const day = weekAgo.toISOString().slice(0, 10);
    await sent.ref.delete();
    await firestore()
      .doc(`mail/${sent.id.replace(/[\d-]{10}$/, day)}`)
      .set({ ...sent.data(), createdAt: Timestamp.fromDate(weekAgo) });
    expect((await ask()).collection.count).toBe(1);
  });

  it('pay by other means those without an account, after approval and without a file', async () => {
    const body = { means: 'other', talentIds: [getTalentId(3)] };
    const { collection } = await create(body);
    expect(collection).toMatchObject({ means: 'other', payees: 1, total: 10_003 });
    await act(collection.id, 'approval');
    expect((await act(collection.id, 'file')).error.code).toBe('payout.notSepa');
    expect((await act(collection.id, 'settlement', { paidOn: today })).collection.state).toBe('settled');
    expect(await readEarning('a3')).toMatchObject({ state: 'paid', paidOn: today });

    const { items } = (await show(collection.id)).collection;
    await call('POST', `/payoutItem/${items[0]!.id}/return`, { token: admin.token });
    expect(await readEarning('a3')).toMatchObject({ state: 'payable', paid: 0 });
  });

  it('settle by hand, confirm a suggestion, and pay again what the bank returned', async () => {
    await enterAccount(getTalentId(3));
    await call('PUT', `/payoutHold/${tenant.agencyId}-a4`, { token: admin.token, body: { isHeld: false } });
    const { id } = await exportNext({ talentIds: [getTalentId(3), getTalentId(4)] });
    const { items } = (await show(id)).collection;
    const [first, second] = [3, 4].map((index) =>
      items.find(({ talentId }) => talentId === getTalentId(index))!,
    );

    const entries: readonly SampleEntry[] = [
      { reference: 'S1', amount: first!.net, direction: 'out', name: `holder ${getTalentId(3)}` },
    ];
    const result = await importXml(makeStatement({ entries, day: today }), { afterGap: 'true' });
    expect(result.collection).toMatchObject({ suggested: 1 });

    const { collection } = await call<Page<BankEntry>>('GET', '/bankEntry?state=suggested', {
      token: admin.token,
    });
    expect(collection.items).toMatchObject([{ itemId: first!.id, match: { amount: first!.net } }]);
    const confirm = (person: Person) =>
      call('POST', `/bankEntry/${collection.items[0]!.id}/confirmation`, {
        token: person.token,
        body: { isAccepted: true },
      });

    expect((await confirm(otherAdmin)).status).toBe(404);
    expect((await confirm(admin)).status).toBe(200);
    expect(await readEarning('a3')).toMatchObject({ state: 'paid' });

    const [unknown] = (await call<Page<BankEntry>>('GET', '/bankEntry?state=unknown', { token: admin.token }))
      .collection.items;
    const decide = (isAccepted: boolean, person = admin) =>
      call<BankEntry>('POST', `/bankEntry/${unknown!.id}/confirmation`, {
        token: person.token,
        body: { isAccepted },
      });
    expect((await decide(true)).status).toBe(409);
    expect((await decide(false, otherAdmin)).status).toBe(404);
    expect((await decide(false)).collection.state).toBe('dismissed');

    expect((await act(id, 'settlement', { paidOn: getDayFromNow(2) })).status).toBe(422);
    expect((await act(id, 'settlement', { paidOn: today })).collection).toMatchObject({
      state: 'settled',
      open: 0,
    });
    expect(await readEarning('a4')).toMatchObject({ state: 'paid' });

    expect((await call('POST', `/payoutItem/${second!.id}/return`, { token: admin.token })).status).toBe(200);
    expect(await readEarning('a4')).toMatchObject({ state: 'payable', paid: 0 });
    expect((await preview()).find(({ talentId }) => talentId === getTalentId(4))?.net).toBe(10_004);
  });

  it('deduct what was paid too much from the next payment, sum by sum', async () => {
    // A new confirmation lowered one paid earning and raised another.
    const earning = (id: string) => firestore().doc(`earnings/${tenant.agencyId}-${id}`);
    await earning('a0').update({ amount: 9_000, state: 'paid', isOverpaid: true });
    await earning('b0').update({ amount: 5_600, state: 'payable' });
    const rows = await preview();
    const row = rows.find(({ talentId }) => talentId === getTalentId(0));
    expect(row).toMatchObject({ gross: -400, net: -400, obstacle: 'nothingNet' });

    await addEarning('c0', 0, 2_000);
    const { id } = await exportNext({ talentIds: [getTalentId(0)] });
    expect((await show(id)).collection.items).toMatchObject([{ net: 1_600, gross: 1_600 }]);
    await act(id, 'settlement', { paidOn: today });
    expect(await readEarning('a0')).toMatchObject({ state: 'paid', paid: 9_000 });
    expect(await readEarning('b0')).toMatchObject({ state: 'paid', paid: 5_600, paidSums: { gross: 5_600 } });
    expect(await readEarning('c0')).toMatchObject({ state: 'paid', paid: 2_000 });
  });
});
