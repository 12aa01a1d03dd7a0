import type { OrderView } from '@domain/orders/orders.api.ts';
import type { InvoiceAddress } from '@domain/orders/billing-fields.ts';
import { formatConfirmationNumber, type Invoice } from '@domain/orders/invoices.ts';
import type { OrderExtra } from '@domain/orders/billing-fields.ts';
import type { OrderState, PointOutcome } from '@domain/orders/orders.ts';
import type { CsvLayout } from '@domain/values/csv.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Returns a project's order with its current price; creates a draft when missing. */
export const loadOrder = (projectId: string, signal: AbortSignal): Promise<OrderView> =>
  api.orders.upsert({ id: projectId }, { signal });

export const acceptPrice = async (
  id: string,
  { priceKey, reference }: { readonly priceKey: string; readonly reference: string },
  submission: Submission,
): Promise<void> => {
  const body = { state: 'received', priceKey, reference } as const;
  await api.orders.createStatus({ id }, body, submission);
};

export const moveOrder = async (
  id: string,
  state: Exclude<OrderState, 'received'>,
  submission: Submission,
): Promise<void> => {
  await api.orders.updateStatus({ id }, { state }, submission);
};

/** Issues the invoice before all deliveries are accepted. */
export const billOrder = async (id: string, submission: Submission): Promise<void> => {
  await api.orders.bill({ id }, submission);
};

/** Starts a card payment; returns the redirect address, or null when one is already under way. */
export const payByCard = async (orderId: string, submission: Submission): Promise<string | null> => {
  return (await api.orders.checkout({ orderId }, { provider: 'stripe' }, submission)).redirectUrl;
};

export interface TypedPayment {
  readonly amount: number;
  readonly receivedOn: string;
  readonly reference: string;
}

export const recordPayment = async (
  id: string,
  body: TypedPayment,
  submission: Submission,
): Promise<void> => {
  await api.orders.recordPayment({ id }, body, submission);
};

export const saveExtras = async (id: string, extras: OrderExtra[], submission: Submission): Promise<void> => {
  await api.orders.setExtras({ id }, { extras }, submission);
};

/** Decides on a booking that was cancelled though it is ordered. */
export const settlePoint = async (
  { id, pointId, outcome }: { readonly id: string; readonly pointId: string; readonly outcome: PointOutcome },
  submission: Submission,
): Promise<void> => {
  await api.orders.settlePoint({ id, pointId }, { outcome }, submission);
};

/** Creates or changes an invoice address; `companyId` when set by staff. */
export const saveAddress = async (
  { billingId, companyId }: { readonly billingId: string | null; readonly companyId: string },
  body: InvoiceAddress,
  submission: Submission,
): Promise<void> => {
  if (billingId === null) await api.orders.createBilling({ ...body, companyId }, submission);
  else await api.orders.updateBilling({ id: billingId }, body, submission);
};

const saved = { signal: new AbortController().signal, onBytes: () => undefined };

export const saveConfirmation = ({ orderId, revision, number }: Invoice): Promise<void> =>
  download(api.orders.confirmation, {
    ...saved,
    params: { id: orderId },
    query: { revision },
    name: `${formatConfirmationNumber({ number })}.pdf`,
  });

/** Downloads an invoice or credit note. */
export const saveInvoice = (id: string, name: string): Promise<void> =>
  download(api.orders.invoice, { ...saved, params: { id }, name: `${name}.pdf` });

/** Days of which staff want a statement, `YYYY-MM-DD`, of all talents of their agency. */
interface StatementOf {
  readonly from: string;
  readonly to: string;
  readonly of: 'agency';
  readonly layout: CsvLayout;
}

/** Downloads the statement of a period as CSV. */
export const saveStatement = (query: StatementOf, name: string): Promise<void> =>
  download(api.orders.statement, {
    ...saved,
    query,
    name: `${name} ${query.from} ${query.to}.csv`,
  });
