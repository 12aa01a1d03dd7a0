import type { Serialised } from '@domain/contract.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { Order } from '@domain/orders/orders.ts';
import { call } from './call.ts';
import { addAsset, addLicence } from './pricing.ts';
import { makeCast, type Cast, type Tenant } from './tenant.ts';
import { choosePlace } from './places.ts';

export const BILLING = {
  legalName: 'Globex GmbH',
  vatTaxId: 'DE136695976',
  address: 'Hauptstraße 1',
  city: 'Berlin',
  zip: '10115',
  country: 'DEU',
};

/** A Spanish agency's terms: 21 % at home, reverse charge to Germany. */
export const makeBillingTerms = (change: object = {}) => ({
  legalName: 'Agency SL',
  vatTaxId: '',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  zip: '28013',
  country: 'ESP',
  invoicePrefix: 'AG-',
  dueDays: 30,
  invoicing: 'here',
  vatRules: [
    { from: 'ESP', to: 'ESP', kind: 'charged', rate: 2_100, note: '' },
    { from: 'ESP', to: 'DEU', kind: 'reverseCharge', rate: 0, note: 'Art. 196 Directive 2006/112/EC' },
  ],
  basedOn: 0,
  ...change,
});

/** An orderable project with one chosen voice and one licence. */
export const makeOrderable = async (tenant: Tenant): Promise<Cast> => {
  const token = tenant.clientToken;
  const cast = await makeCast(tenant, 1);
  const asset = await addAsset(token, cast.voice.id);
  await addLicence(token, asset.id);
  await choosePlace(cast.shortlisted[0]?.id, cast.project.id, token);
  return cast;
};

/** Calls on orders; `at` is another API. */
export const makeOrderCalls = (address?: string) => {
  const options = address === undefined ? {} : { at: address };

  return {
    show: (token: string, id: string) => call<OrderView>('GET', `/order/upsert/${id}`, { token, ...options }),
    place: (token: string, id: string, priceKey: string, reference = '') =>
      call<Serialised<Order>>('POST', `/order-status/${id}`, {
        token,
        body: { state: 'received', priceKey, reference },
        ...options,
      }),
    move: (token: string, id: string, state: string) =>
      call<Serialised<Order>>('PATCH', `/order-status/${id}`, { token, body: { state }, ...options }),
    pay: (token: string, id: string, amount: number, receivedOn: string) =>
      call<Serialised<Order>>('POST', `/order/${id}/payment`, {
        token,
        body: { amount, receivedOn, reference: 'Transfer' },
        ...options,
      }),
  };
};
