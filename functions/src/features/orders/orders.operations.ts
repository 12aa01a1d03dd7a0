import type { ordersApi } from '@domain/orders/orders.api.ts';
import type { Operations } from '../../work/operation.ts';
import { billOrder } from './bill-order.ts';
import { saveBillingTerms, showBillingTerms } from './billing-terms.ts';
import { createBilling, updateBilling } from './company-billing.ts';
import { creditOrder } from './credit-order.ts';
import { sendInvoicePreview, showInvoicePreview } from './preview-invoice.ts';
import { listOrders } from './list-orders.ts';
import { listPapers } from './list-papers.ts';
import { moveOrder } from './move-order.ts';
import { listOwnEarnings } from './own-earnings.ts';
import { sendConfirmation, sendEInvoice, sendInvoice } from './papers.ts';
import { checkOut, showPaymentStatus } from './payment.ts';
import { placeOrder } from './place-order.ts';
import { quoteRenewal } from './quote-renewal.ts';
import { recordInvoice } from './record-invoice.ts';
import { recordPayment } from './record-payment.ts';
import { recordRefund } from './record-refund.ts';
import { remindOfPayment } from './remind-of-payment.ts';
import { renewLicence } from './renew-licence.ts';
import { sendStatement } from './send-statement.ts';
import { setExtras } from './set-extras.ts';
import { settleIssue } from './settle-issue.ts';
import { showOrder } from './show-order.ts';
import { takePaymentReport } from './take-payment-report.ts';

export const orders: Operations<keyof typeof ordersApi> = {
  'orders.bill': billOrder,
  'orders.billingTerms': showBillingTerms,
  'orders.checkout': checkOut,
  'orders.confirmation': sendConfirmation,
  'orders.createBilling': createBilling,
  'orders.createStatus': placeOrder,
  'orders.credit': creditOrder,
  'orders.documents': listPapers,
  'orders.eInvoice': sendEInvoice,
  'orders.invoice': sendInvoice,
  'orders.invoicePreview': showInvoicePreview,
  'orders.invoicePreviewPdf': sendInvoicePreview,
  'orders.list': listOrders,
  'orders.ownEarnings': listOwnEarnings,
  'orders.paymentStatus': showPaymentStatus,
  'orders.paymentWebhook': takePaymentReport,
  'orders.recordInvoice': recordInvoice,
  'orders.recordPayment': recordPayment,
  'orders.recordRefund': recordRefund,
  'orders.remind': remindOfPayment,
  'orders.renew': renewLicence,
  'orders.renewalQuote': quoteRenewal,
  'orders.saveBillingTerms': saveBillingTerms,
  'orders.setExtras': setExtras,
  'orders.settlePoint': settleIssue,
  'orders.statement': sendStatement,
  'orders.updateBilling': updateBilling,
  'orders.updateStatus': moveOrder,
  'orders.upsert': showOrder,
};
