import { only, open, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { countryCode } from '../values/codes.ts';
import { title } from '../values/names.ts';
import { ORDER_STATES, type CompanyBilling, type Order, type PaymentState } from './orders.ts';

const id = exactly({ id: idSchema });
const line = title().required();
const billing = exactly({
  legalName: line,
  vatTaxId: text().max(40).required(),
  address: line,
  city: line,
  zip: text().max(20).required(),
  country: countryCode.required(),
});
const state = exactly({ state: text().oneOf(ORDER_STATES).required() });

export const ordersApi = {
  'orders.upsert': endpoint<Serialised<Order>>()({
    method: 'GET',
    path: '/order/upsert/{id}',
    summary: 'The order of a project, made when there is none',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'orders.createStatus': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order-status/{id}',
    summary: 'Set the first state of an order',
    auth: projectPeople,
    params: id,
    body: state,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateStatus': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order-status/{id}',
    summary: 'Move an order to its next state',
    auth: projectPeople,
    params: id,
    body: state,
    errors: WRITE_ERRORS,
  }),
  'orders.paymentStatus': endpoint<{ readonly status: PaymentState }>()({
    method: 'GET',
    path: '/paymentAction/status/{id}',
    summary: 'How a payment stands',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'orders.checkout': endpoint<{ readonly status: PaymentState; readonly redirectUrl: string | null }>()({
    method: 'POST',
    path: '/payment/checkout/{orderId}',
    summary: 'Pay an order, by invoice or by card',
    auth: only('client'),
    params: exactly({ orderId: idSchema }),
    body: exactly({}),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.paymentWebhook': endpoint<{ readonly received: boolean }>()({
    method: 'POST',
    path: '/payment/webhook/{provider}',
    summary: 'What a payment provider reports; its signature is checked',
    auth: open,
    params: exactly({ provider: text().oneOf(['stripe']).required() }),
    raw: { maxBytes: 256 * 1024 },
    errors: [400, 401, 404],
  }),
  'orders.createBilling': endpoint<CompanyBilling>()({
    method: 'POST',
    path: '/billing',
    summary: 'Give the invoice address of the caller’s company',
    auth: projectPeople,
    body: billing,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateBilling': endpoint<CompanyBilling>()({
    method: 'PATCH',
    path: '/billing/{id}',
    summary: 'Change an invoice address',
    auth: projectPeople,
    params: id,
    body: billing,
    errors: WRITE_ERRORS,
  }),
};
