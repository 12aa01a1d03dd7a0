import { expect, it } from 'vitest';
import type { PayableEarning, PayeeDetails } from './payee.ts';
import { computePayoutRows, type PreviewInput } from './payout-rows.ts';

const ADDRESS = { street: '', building: '', postcode: '', town: 'Madrid', country: 'ESP' };
const PAYEE: PayeeDetails = {
  account: { name: 'Ana Gil', iban: 'DE89370400440532013000', address: ADDRESS },
  iban: 'DE89370400440532013000',
  usableFrom: null,
  withholding: { kind: 'none', rate: 0, usageRate: null, validThrough: null, evidence: '' },
};

const makeEarning = (id: string, net: number, change: Partial<PayableEarning> = {}): PayableEarning => ({
  id,
  talentId: 'ana',
  projectName: id,
  currency: 'EUR',
  gross: net,
  share: 0,
  vat: 0,
  withholding: 0,
  net,
  ...change,
});

const compute = (earnings: readonly PayableEarning[], change: Partial<PreviewInput> = {}) =>
  computePayoutRows({
    earnings,
    locks: [],
    payees: new Map([['ana', PAYEE]]),
    names: new Map([['ana', 'Ana Gil']]),
    selfBilled: new Set(),
    invoices: new Map(),
    day: '2026-12-01',
    now: 1_000,
    ...change,
  }).map(({ currency, net, obstacle }) => [currency, net, obstacle]);

const makeLock = (id: string, runId: string | null) => ({
  id,
  agencyId: 'agency',
  talentId: 'ana',
  runId,
  reason: '',
});

it('carries a negative balance, and never pays one', () => {
  expect(compute([makeEarning('a', 500), makeEarning('b', -200)])).toEqual([['EUR', 300, null]]);
  expect(compute([makeEarning('a', 500), makeEarning('b', -900)])).toEqual([['EUR', -400, 'nothingNet']]);
});

it('never mixes currencies, and needs an account for euros only', () => {
  const earnings = [makeEarning('a', 500), makeEarning('b', 700, { currency: 'USD' })];
  expect(compute(earnings, { payees: new Map() })).toEqual([
    ['EUR', 500, 'account'],
    ['USD', 700, null],
  ]);
});

it('leaves out earnings of another run, and shows held ones unpaid', () => {
  const earnings = [makeEarning('a', 500), makeEarning('b', 700)];
  expect(compute(earnings, { locks: [makeLock('a', 'run'), makeLock('b', null)] })).toEqual([
    ['EUR', 0, 'held'],
  ]);
  expect(compute(earnings, { locks: [makeLock('b', null)] })).toEqual([['EUR', 500, null]]);
});

it('waits for a new account, and for a withholding that is valid on the day', () => {
  const withPayee = (change: Partial<PayeeDetails>) =>
    compute([makeEarning('a', 500)], { payees: new Map([['ana', { ...PAYEE, ...change }]]) });
  expect(withPayee({ usableFrom: 1_001 })).toEqual([['EUR', 500, 'accountWaits']]);
  const through = (validThrough: string) => ({ withholding: { ...PAYEE.withholding, validThrough } });
  expect(withPayee({ usableFrom: 1_000, ...through('2026-12-01') })).toEqual([['EUR', 500, null]]);
  expect(withPayee(through('2026-11-30'))).toEqual([['EUR', 500, 'withholdingExpired']]);
});
