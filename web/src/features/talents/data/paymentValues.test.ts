import { expect, it } from 'vitest';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { toPaymentValues } from './paymentValues.ts';

const billing = {
  legalName: 'Núria Vidal',
  address: 'Calle Mayor 1',
  zip: '28013',
  city: 'Madrid',
  country: 'ESP',
} as BillingInformation;

it('the first form about payments has the holder and address of the invoices', () => {
  expect(toPaymentValues(null, billing)).toMatchObject({
    iban: '',
    accountHolder: 'Núria Vidal',
    address: { street: 'Calle Mayor 1', building: '', postcode: '28013', town: 'Madrid', country: 'ESP' },
  });
  expect(toPaymentValues(null, null)).toMatchObject({ accountHolder: '', address: { country: '' } });
});
