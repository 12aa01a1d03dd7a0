import { expect, it } from 'vitest';
import { toLine, getRates } from './rateCells.ts';

const LISTED = {
  id: 'zoe',
  fullName: 'Zoë Núñez',
  publicName: 'Zoë N.',
  rates: {
    currency: 'EUR',
    sessionFee: 25_050,
    usageFee: 12_000,
    minimumFee: 0,
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
};

it('shows typed amounts, and otherwise stored ones', () => {
  const line = toLine(LISTED, 'es');
  expect([line.sessionFee, line.usageFee, line.minimumFee]).toEqual(['250,50', '120', '']);
  expect(getRates(line)).toEqual(LISTED.rates);
});

it('sends only valid amounts of the currency', () => {
  const line = toLine(LISTED, 'en');
  expect(getRates({ ...line, usageFee: 'a lot' })).toBeNull();
  expect(getRates({ ...line, currency: 'JPY' })).toBeNull();
});

it('has no version without stored rates', () => {
  const line = toLine({ ...LISTED, rates: { ...LISTED.rates, updatedAt: null } }, 'en');
  expect(getRates(line)).not.toHaveProperty('updatedAt');
});
