import { beforeAll, describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { PaymentDetails, PaymentSummary } from '@domain/billing/payment-details.ts';
import { firestore } from '../stack/admin.ts';
import type { Account } from '../stack/account.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { call } from '../stack/call.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

const IBAN = 'ES9121000418450200051332';
const OTHER_IBAN = 'DE89370400440532013000';

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

const makeDetails = (change: object = {}) => ({
  iban: 'es91 2100 0418 4502 0005 1332',
  bic: '',
  accountHolder: 'Núria Vidal',
  address: { street: 'Calle Mayor', building: '1, 2.º', postcode: '28013', town: 'Madrid', country: 'ESP' },
  taxStatus: { vat: 'charged', rate: 2_100, note: '' },
  withholding: { kind: 'standard', rate: 1_500, usageRate: null, validThrough: null, evidence: '' },
  ...change,
});
const save = (change: object = {}, token = talent.token) =>
  call<PaymentSummary>('PUT', '/payment-details', { token, body: makeDetails(change) });
const read = (token = talent.token) =>
  call<Serialised<PaymentDetails> | null>('GET', '/payment-details', { token });
const summarise = (token: string) =>
  call<PaymentSummary>('GET', `/talent/${talent.uid}/payment-details`, { token });
const reveal = (token: string) =>
  call<Serialised<PaymentDetails>>('POST', `/talent/${talent.uid}/payment-details/reveal`, { token });

const WAIT_MS = 48 * 3_600_000;

describe('payment details', () => {
  it('are saved and read by the talent, with a normalized account', async () => {
    expect(await read()).toMatchObject({ status: 200, collection: null });
    const saved = await save();
    expect([saved.status, saved.collection]).toMatchObject([200, { ibanEnd: '1332', issues: [] }]);
    expect((await read()).collection).toMatchObject({ iban: IBAN, talentId: talent.uid });
  });

  it('keep no rate where nothing is charged or withheld', async () => {
    const withholding = { kind: 'none', rate: 1_500, usageRate: 2_400, validThrough: null, evidence: '' };
    await save({ taxStatus: { vat: 'reverse', rate: 2_100, note: 'Art. 196' }, withholding });
    expect((await read()).collection).toMatchObject({
      taxStatus: { vat: 'reverse', rate: 0, note: 'Art. 196' },
      withholding: { kind: 'none', rate: 0, usageRate: null },
    });
  });

  it('are masked for staff, and read in full by admins only, which is recorded', async () => {
    await save();
    for (const token of [tenant.teamToken, admin.token]) {
      const { status, collection } = await summarise(token);
      expect([status, collection]).toMatchObject([200, { ibanEnd: '1332', issues: [] }]);
      expect(JSON.stringify(collection)).not.toContain(IBAN);
    }
    expect(await reveal(admin.token)).toMatchObject({ status: 200, collection: { iban: IBAN } });

    const { docs } = await findAuditEntry(`paymentDetails/${talent.uid}`);
    const entries = docs.map((entry) => entry.data());
    expect(entries.map(({ action }) => action as string).sort()).toEqual([
      'talents.revealPaymentDetails',
      'talents.savePaymentDetails',
    ]);
    const values = entries.map(({ before, after }) => [before, after] as const);
    expect(JSON.stringify(values)).not.toMatch(/1332|Vidal|2100/);
  });

  it('are hidden from everyone else', async () => {
    await save();
    const [stranger, sibling] = [await makeTenant(0), await makeTalentAccount([tenant.agencyId])];
    const foreignAdmin = await makePerson(stranger.agencyId, stranger.companyId, 'admin');

    expect((await reveal(tenant.teamToken)).status).toBe(403);
    expect((await reveal(foreignAdmin.token)).status).toBe(404);
    expect((await summarise(stranger.teamToken)).status).toBe(404);
    for (const token of [talent.token, sibling.token, tenant.clientToken])
      expect([(await summarise(token)).status, (await reveal(token)).status]).toEqual([403, 403]);

    expect((await read(sibling.token)).collection).toBeNull();
    for (const token of [admin.token, tenant.teamToken, tenant.clientToken])
      expect([(await read(token)).status, (await save({}, token)).status]).toEqual([403, 403]);
  });

  it('wait 48 hours with a changed account, and email the talent at both addresses', async () => {
    const former = `former-${talent.uid}@example.com`;
    await firestore()
      .doc(`users/${talent.uid}`)
      .update({ formerEmails: [former] });

    const { ibanSince, usableFrom } = (await save()).collection;
    expect([usableFrom, await countMails(talent.email)]).toEqual([ibanSince, 0]);

    await save({ accountHolder: 'Nuria Vidal' });
    expect(await countMails(talent.email)).toBe(0);

    const { collection } = await save({ iban: OTHER_IBAN });
    expect(collection).toMatchObject({ ibanEnd: '3000', issues: ['accountWaits'] });
    expect(Date.parse(collection.usableFrom ?? '') - Date.parse(collection.ibanSince ?? '')).toBe(WAIT_MS);

    for (const address of [talent.email, former]) {
      const { text } = await waitForMail(address);
      expect(text).toContain('ending in 3000');
      expect(text).not.toContain(OTHER_IBAN);
    }

    await save({ iban: '' });
    expect((await save()).collection.issues).toEqual(['accountWaits']);
    expect(await countMails(talent.email)).toBe(3);
  });

  it.each([
    [{ iban: 'ES9121000418450200051333' }, 'iban', 'billing.iban'],
    [{ bic: 'CAIXESB' }, 'bic', 'billing.bic'],
    [{ accountHolder: 'Vera & Co.' }, 'accountHolder', 'payment.characters'],
    [{ accountHolder: '' }, 'accountHolder', 'validation.required'],
    [{ address: { ...makeDetails().address, town: '' } }, 'address.town', 'validation.required'],
    [
      { withholding: { kind: 'reduced', rate: 700, validThrough: '2001-12-31', evidence: 'Form' } },
      'withholding.validThrough',
      'payment.withholdingEnded',
    ],
    [{ withholding: { kind: 'reduced', rate: 700 } }, 'withholding.validThrough', 'validation.required'],
    [{ taxStatus: { vat: 'charged', rate: 10_001, note: '' } }, 'taxStatus.rate', 'validation.atMost'],
  ])('are refused with %j', async (change, property, code) => {
    const { status, error } = await save(change);
    expect([status, error.property, error.code]).toEqual([422, property, code]);
    expect((await read()).collection).toBeNull();
  });

  it('name the characters that banks refuse', async () => {
    expect((await save({ accountHolder: 'Vera & 王' })).error.message).toContain('& 王');
  });

  it('say what is missing', async () => {
    expect((await summarise(tenant.teamToken)).collection.issues).toEqual(['taxStatus', 'account']);
    expect((await save({ iban: '', accountHolder: '' })).collection.issues).toEqual(['account']);

    await save();
    const stored = firestore().doc(`paymentDetails/${talent.uid}`);
    await stored.update({ 'withholding.validThrough': '2026-01-31' });
    expect((await summarise(tenant.teamToken)).collection.issues).toEqual(['withholdingExpired']);
  });
});
