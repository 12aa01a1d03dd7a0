import {
  only,
  open,
  projectPeople,
  agencyStaff,
  READ_ERRORS,
  WRITE_ERRORS,
  SIGNED_IN_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import type { PricedRoleName, ProjectPrice } from '../pricing/pricing.ts';
import type { BillingTerms } from './billing-terms.ts';
import type { CompanyBilling } from './company-billing.ts';
import { EARNING_STATES, type OwnEarning } from './earnings.ts';
import {
  acceptedPriceSchema,
  billingTermsSchema,
  checkoutSchema,
  companyBillingSchema,
  confirmationSchema,
  creditSchema,
  extrasSchema,
  orderMoveSchema,
  paymentSchema,
  refundSchema,
  issuedInvoiceSchema,
  issueOutcomeSchema,
  renewalSchema,
  statementSchema,
} from './orders.schema.ts';
import { calendarDay } from '../values/dates.ts';
import { INVOICE_PDF_MAX_BYTES } from './billing-limits.ts';
import type { InvoicePreview } from './invoice-preview.ts';
import { ORDER_FILTERS, type OrderRow, type PaperRow } from './order-list.ts';
import type { VatIssue } from './vat-issues.ts';
import type { VatAmount } from './vat.ts';
import type { Order, PaymentProvider, PaymentState } from './orders.ts';
import type { OrderExtra } from './billing-fields.ts';

const id = strictObject({ id: idSchema });

/** Why an order can't be placed yet. */
const ORDER_OBSTACLES = ['incomplete', 'unchosen', 'onRequest', 'discount', 'billing'] as const;
/**
 * `incomplete`: characters, languages, assets or licences missing. `unchosen`: roles without a voice.
 * `onRequest`: prices not set by the agency. `discount`: larger than the price. `billing`: no invoice address.
 */
export type OrderObstacle = (typeof ORDER_OBSTACLES)[number];

/** A renewal of a licence before its client orders it. Days are `YYYY-MM-DD`, by the agency’s clock; amounts in minor units. */
export interface RenewalQuote {
  readonly from: string;
  readonly through: string;
  readonly currency: string;
  readonly net: number;
  /** Null: one of both has no invoice address yet, or the agency no rule for their countries. */
  readonly vat: VatAmount | null;
  readonly total: number;
  readonly priceKey: string;
  /** Company in whose name it is ordered. */
  readonly companyName: string;
}

/** The project's current price, if it differs from the order. */
export interface OrderChange {
  readonly price: ProjectPrice;
  /** Including surcharges, before VAT. */
  readonly net: number;
  readonly total: number;
  readonly priceKey: string;
}

/** An order with its parts, as the caller may see it. */
export interface OrderView extends Serialised<Order> {
  /** The accepted price; today's for a draft. */
  readonly price: ProjectPrice;
  /** The charges and discounts of that price; `extras` are the current ones. */
  readonly priceExtras: readonly OrderExtra[];
  /** Null: unchanged since ordered. */
  readonly change: OrderChange | null;
  /** For the draft, or the change. */
  readonly obstacles: readonly OrderObstacle[];
  /** Roles with a chosen voice that isn't booked, so without a recording date; of the change, if there is one. */
  readonly unbooked: readonly PricedRoleName[];
  /** What VAT lacks, or needs a look; null: settled. */
  readonly vatIssue: VatIssue | null;
  readonly billing: CompanyBilling | null;
  /** Payment methods of this deployment. */
  readonly providers: readonly PaymentProvider[];
}

export const ordersApi = {
  'orders.list': endpoint<Page<OrderRow>>()({
    method: 'GET',
    path: '/orders',
    summary: 'List orders with their invoices',
    description:
      'Of your company, or of the chosen agency; last changed first. A page of overdue ones may be short and not the last.',
    auth: projectPeople,
    query: strictObject({
      cursor: text().max(400).optional(),
      state: text().oneOf(ORDER_FILTERS).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.documents': endpoint<Page<PaperRow>>()({
    method: 'GET',
    path: '/invoices',
    summary: 'List invoices and credit notes',
    description:
      'Of your company, or of the chosen agency; last issued first. `from` and `through` are days of issue.',
    auth: projectPeople,
    query: strictObject({
      cursor: text().max(400).optional(),
      from: calendarDay().optional(),
      through: calendarDay().optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.upsert': endpoint<OrderView>()({
    method: 'GET',
    path: '/order/upsert/{id}',
    summary: 'Retrieve or create a project’s order',
    auth: projectPeople,
    params: id,
    errors: [...READ_ERRORS, 409, 422],
  }),
  'orders.createStatus': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order-status/{id}',
    summary: 'Place an order',
    description:
      'At the price that was shown, or accept a changed price. `airDate` becomes the first day on air of a project without one.',
    auth: projectPeople,
    params: id,
    body: acceptedPriceSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateStatus': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order-status/{id}',
    summary: 'Update an order’s state',
    auth: projectPeople,
    params: id,
    body: orderMoveSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.bill': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/bill',
    summary: 'Issue the invoice of an order before all deliveries are accepted',
    description: 'For orders whose invoice waits for acceptance. Their licences enter the ledger.',
    auth: agencyStaff,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'orders.invoicePreview': endpoint<InvoicePreview>()({
    method: 'GET',
    path: '/order/{id}/invoicePreview',
    summary: 'Preview the invoice of an order',
    description:
      'As the confirmation of the order would issue it now. Nothing is stored; the number may be another by then.',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
  'orders.invoicePreviewPdf': endpoint<undefined>()({
    method: 'GET',
    path: '/order/{id}/invoicePreview/pdf',
    summary: 'Download the preview of an order’s invoice',
    description: 'As PDF, marked as a preview.',
    auth: agencyStaff,
    params: id,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409],
  }),
  'orders.renewalQuote': endpoint<RenewalQuote>()({
    method: 'GET',
    path: '/soldLicence/{id}/renewal',
    summary: 'Show what a renewal costs',
    description: 'The renewal as it can be ordered now, with VAT where both invoice addresses are known.',
    auth: only('client'),
    params: id,
    errors: [...SIGNED_IN_ERRORS, 404, 409],
  }),
  'orders.renew': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/soldLicence/{id}/renewal',
    summary: 'Order a renewal',
    description: 'For another year, or for the same term again, at the price that was shown.',
    auth: projectPeople,
    inPerson: true,
    params: id,
    body: renewalSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.setExtras': endpoint<Serialised<Order>>()({
    method: 'PUT',
    path: '/order/{id}/extras',
    summary: 'Set an order’s extra costs',
    description: 'Costs beyond the rate table, and discounts as negative ones until the order is confirmed.',
    auth: agencyStaff,
    params: id,
    body: extrasSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.settlePoint': endpoint<Serialised<Order>>()({
    method: 'PATCH',
    path: '/order/{id}/point/{pointId}',
    summary: 'Resolve a cancelled booking of an order',
    description:
      'Credit an amount, book again, or keep it. A credit is a credit note, or a discount before the confirmation.',
    auth: agencyStaff,
    params: strictObject({ id: idSchema, pointId: idSchema }),
    body: issueOutcomeSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.recordPayment': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/payment',
    summary: 'Record a payment',
    auth: agencyStaff,
    params: id,
    body: paymentSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.credit': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/credit',
    summary: 'Credit a part of an order’s invoice',
    description:
      'By a credit note over a net amount in minor units, with its reason. Talents’ earnings stay, except for the fees that it names. Once paid, for admins.',
    auth: agencyStaff,
    params: id,
    body: creditSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.recordRefund': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/refund',
    summary: 'Record a refund',
    description: 'Of an amount that the order no longer needs, after a credit or its cancellation.',
    auth: only('admin'),
    params: id,
    body: refundSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.remind': endpoint<Serialised<Order>>()({
    method: 'POST',
    path: '/order/{id}/reminder',
    summary: 'Send a payment reminder',
    description: 'Emails the buyer about an overdue invoice, at most once a day.',
    auth: agencyStaff,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'orders.confirmation': endpoint<undefined>()({
    method: 'GET',
    path: '/order/{id}/confirmation',
    summary: 'Download an order confirmation',
    description: 'As PDF. The last confirmed revision unless another is named.',
    auth: projectPeople,
    params: id,
    query: confirmationSchema,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409, 422],
  }),
  'orders.invoice': endpoint<undefined>()({
    method: 'GET',
    path: '/invoice/{id}',
    summary: 'Download an invoice or credit note',
    description: 'As PDF; with its data by EN 16931 (Factur-X), unless the agency has turned that off.',
    auth: projectPeople,
    params: id,
    binary: 'application/pdf',
    errors: READ_ERRORS,
  }),
  'orders.recordInvoice': endpoint<PaperRow>()({
    method: 'POST',
    path: '/invoice/{id}/issued',
    summary: 'Record what was issued for a pro forma',
    description:
      'For agencies that invoice elsewhere: number, day and PDF of the invoice or credit note. The client gets it by email.',
    auth: agencyStaff,
    inPerson: true,
    params: id,
    upload: { field: 'invoice', maxBytes: INVOICE_PDF_MAX_BYTES, fields: issuedInvoiceSchema },
    status: 201,
    errors: [400, 401, 403, 404, 409, 413, 415, 422, 429],
    limit: { calls: 300, seconds: 600 },
  }),
  'orders.eInvoice': endpoint<undefined>()({
    method: 'GET',
    path: '/invoice/{id}/ubl',
    summary: 'Download an invoice or credit note as UBL',
    description: 'Its data by EN 16931. 409 when it lacks the seller’s tax number.',
    auth: projectPeople,
    params: id,
    binary: 'application/xml',
    errors: [...READ_ERRORS, 409],
  }),
  'orders.paymentStatus': endpoint<{ readonly status: PaymentState }>()({
    method: 'GET',
    path: '/paymentAction/status/{id}',
    summary: 'Retrieve an order’s payment status',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'orders.checkout': endpoint<{ readonly status: PaymentState; readonly redirectUrl: string | null }>()({
    method: 'POST',
    path: '/payment/checkout/{orderId}',
    summary: 'Pay an order',
    description: 'The open amount, by invoice or card.',
    auth: only('client'),
    params: strictObject({ orderId: idSchema }),
    body: checkoutSchema,
    status: 201,
    errors: [...WRITE_ERRORS, 503],
  }),
  'orders.paymentWebhook': endpoint<{ readonly received: boolean }>()({
    method: 'POST',
    path: '/payment/webhook/{provider}',
    summary: 'Receive a payment event',
    description: 'For payment providers. The signature is verified.',
    auth: open,
    params: strictObject({ provider: text().oneOf(['stripe']).required() }),
    raw: { maxBytes: 256 * 1024 },
    errors: [400, 401, 404, 413, 415],
  }),
  'orders.statement': endpoint<undefined>()({
    method: 'GET',
    path: '/statement',
    summary: 'Export talents’ fees as CSV',
    description: 'Of the given days.',
    auth: only('talent', 'agencyTeam', 'admin'),
    query: statementSchema,
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.ownEarnings': endpoint<Page<OwnEarning>>()({
    method: 'GET',
    path: '/earning',
    summary: 'List your earnings',
    description: 'With the chosen agency, newest first.',
    auth: only('talent'),
    query: strictObject({
      cursor: text().max(400).optional(),
      earningState: text().oneOf(EARNING_STATES).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.createBilling': endpoint<CompanyBilling>()({
    method: 'POST',
    path: '/billing',
    summary: 'Create a company’s invoice address',
    auth: projectPeople,
    inPerson: true,
    body: companyBillingSchema.concat(strictObject({ companyId: idSchema.optional() })),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'orders.updateBilling': endpoint<CompanyBilling>()({
    method: 'PATCH',
    path: '/billing/{id}',
    summary: 'Update an invoice address',
    auth: projectPeople,
    inPerson: true,
    params: id,
    body: companyBillingSchema,
    errors: WRITE_ERRORS,
  }),
  'orders.billingTerms': endpoint<BillingTerms | null>()({
    method: 'GET',
    path: '/billingTerms',
    summary: 'Retrieve invoicing settings',
    description: 'Null until they are set.',
    auth: agencyStaff,
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'orders.saveBillingTerms': endpoint<BillingTerms>()({
    method: 'PUT',
    path: '/billingTerms',
    summary: 'Update invoicing settings',
    auth: only('admin'),
    body: billingTermsSchema,
    errors: WRITE_ERRORS,
  }),
};
