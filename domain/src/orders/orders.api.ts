import {
  only,
  open,
  projectPeople,
  agencyStaff,
  READ_ERRORS,
  WRITE_ERRORS,
  SIGNED_IN_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import type { ProjectPrice } from '../pricing/pricing.ts';
import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import {
  acceptedPriceSchema,
  billingTermsSchema,
  checkoutSchema,
  companyBillingSchema,
  confirmationSchema,
  extrasSchema,
  orderMoveSchema,
  paymentSchema,
  pointOutcomeSchema,
  renewalSchema,
  statementSchema,
} from './orders.schema.ts';
import type { Order, PaymentProvider, PaymentState } from './orders.ts';

const id = exactly({ id: idSchema });

/** Why an order cannot be placed yet. */
export const ORDER_OBSTACLES = ['incomplete', 'unchosen', 'onRequest', 'billing'] as const;
/**
 * `incomplete`: characters, languages, assets or licences are missing. `unchosen`: roles without a voice. `onRequest`: the agency
 * has still to name prices. `billing`: no invoice address.
 */
export type OrderObstacle = (typeof ORDER_OBSTACLES)[number];

/** What a project would cost now, where that is not what was ordered. */
export interface OrderChange {
  readonly price: ProjectPrice;
  /** With the extras, before VAT. */
  readonly net: number;
  readonly total: number;
  readonly priceKey: string;
}

/** An order with what it is made of, as the caller may know it. */
export interface OrderView extends Serialised<Order> {
  /** That the client accepted; of a draft, today's. */
  readonly price: ProjectPrice;
  /** Null: the project is as it was ordered. */
  readonly change: OrderChange | null;
  /** Of the draft, or of the change. */
  readonly obstacles: readonly OrderObstacle[];
  readonly billing: CompanyBilling | null;
  /** Ways of paying that this deployment offers. */
  readonly providers: readonly PaymentProvider[];
}

export const ordersApi = {
  'orders.upsert': endpoint<OrderView>()({
    method: 'GET',
    path: '/order/upsert/{id}',
    summary: 'The order of a project, made when there is none',
    auth: projectPeople,
    params: id,
    errors: [...READ_ERRORS, 409, 422],
  }),
  'orders.createStatus': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order-status/{id}',
    summary: 'Order at a price that was shown, or accept one that has changed',
    auth: projectPeople,
    params: id,
    body: acceptedPriceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateStatus': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order-status/{id}',
    summary: 'Move an order to its next state',
    auth: projectPeople,
    params: id,
    body: orderMoveSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.renew': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/soldLicence/{id}/renewal',
    summary: 'Order another year of a licence at the price that was shown',
    auth: projectPeople,
    params: id,
    body: renewalSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.setExtras': endpoint<Serialised<Order>>()({
    method: 'PUT',
    path: '/order/{id}/extras',
    summary: 'Name what an order costs beyond the rate table',
    auth: agencyStaff,
    params: id,
    body: extrasSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.settlePoint': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order/{id}/point/{pointId}',
    summary: 'Decide on a booking that was cancelled though it is ordered: credit it, book again or keep it',
    auth: agencyStaff,
    params: exactly({ id: idSchema, pointId: idSchema }),
    body: pointOutcomeSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.recordPayment': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/payment',
    summary: 'Note money that came in for an order',
    auth: agencyStaff,
    params: id,
    body: paymentSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.confirmation': endpoint<undefined>()({
    method: 'GET',
    path: '/order/{id}/confirmation',
    summary: 'The confirmation of an order, as PDF; of its last confirmed revision unless another is named',
    auth: projectPeople,
    params: id,
    query: confirmationSchema,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409, 422],
  }),
  'orders.invoice': endpoint<undefined>()({
    method: 'GET',
    path: '/invoice/{id}',
    summary: 'An invoice or a credit note, as PDF',
    auth: projectPeople,
    params: id,
    binary: 'application/pdf',
    errors: READ_ERRORS,
  }),
  'orders.paymentStatus': endpoint<{ readonly status: PaymentState }>()({
    method: 'GET',
    path: '/paymentAction/status/{id}',
    summary: 'How the payment of an order stands',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'orders.checkout': endpoint<{ readonly status: PaymentState; readonly redirectUrl: string | null }>()({
    method: 'POST',
    path: '/payment/checkout/{orderId}',
    summary: 'Pay what is open of an order, by invoice or by card',
    auth: only('client'),
    params: exactly({ orderId: idSchema }),
    body: checkoutSchema,
    status: 201,
    errors: [...WRITE_ERRORS, 503],
  }),
  'orders.paymentWebhook': endpoint<{ readonly received: boolean }>()({
    method: 'POST',
    path: '/payment/webhook/{provider}',
    summary: 'What a payment provider reports; its signature is checked',
    auth: open,
    params: exactly({ provider: text().oneOf(['stripe']).required() }),
    raw: { maxBytes: 256 * 1024 },
    errors: [400, 401, 404, 413, 415],
  }),
  'orders.statement': endpoint<undefined>()({
    method: 'GET',
    path: '/statement',
    summary: 'What was agreed with talents in some days, as CSV',
    auth: only('talent', 'agencyTeam', 'admin'),
    query: statementSchema,
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.createBilling': endpoint<CompanyBilling>()({
    method: 'POST',
    path: '/billing',
    summary: 'Give the invoice address of a company',
    auth: projectPeople,
    body: companyBillingSchema.concat(exactly({ companyId: idSchema.optional() })),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateBilling': endpoint<CompanyBilling>()({
    method: 'PATCH',
    path: '/billing/{id}',
    summary: 'Change an invoice address',
    auth: projectPeople,
    params: id,
    body: companyBillingSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.billingTerms': endpoint<BillingTerms | null>()({
    method: 'GET',
    path: '/billingTerms',
    summary: 'How the caller’s agency writes its invoices; null: not set yet',
    auth: agencyStaff,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.saveBillingTerms': endpoint<BillingTerms>()({
    method: 'PUT',
    path: '/billingTerms',
    summary: 'Change how the caller’s agency writes its invoices',
    auth: only('admin'),
    body: billingTermsSchema,
    errors: WRITE_ERRORS,
  }),
};
