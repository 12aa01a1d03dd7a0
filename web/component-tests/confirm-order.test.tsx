import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CompanyBilling } from '@domain/orders/company-billing.ts';
import type { InvoicePreview } from '@domain/orders/invoice-preview.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { ConfirmOrderDialog } from '../src/features/orders/dialogs/ConfirmOrderDialog.tsx';
import { replyWith, getSentChanges } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const order = getRecord<OrderView>({
  id: 'order-1',
  agencyId: 'agency-one',
  net: 60_939,
  currency: 'GBP',
  billing: getRecord<CompanyBilling>({ legalName: 'Études', country: 'GBR' }),
});
const ignore = () => undefined;
const rule = { from: 'GBR', to: null, kind: 'charged', rate: 2_000, note: '' };
const PREVIEW: InvoicePreview = {
  number: 'AO-2026-0008',
  buyer: 'Études',
  issuedOn: '2026-11-30',
  dueOn: '2026-12-30',
  currency: 'GBP',
  rows: [
    { label: 'Narrator · English · Spot\nInternet · 1 year', amount: null },
    { label: 'Subtotal', amount: 60_939 },
    { label: 'VAT 20%', amount: 12_188 },
    { label: 'Total', amount: 73_127, isSum: true },
  ],
};
const show = (terms: object | null) => {
  replyWith({ '/billingTerms': terms, '/order/order-1/invoicePreview': PREVIEW });
  renderPart(<ConfirmOrderDialog order={order} onConfirmed={ignore} onClose={ignore} />);
};

it('shows the invoice’s content before it is issued', async () => {
  show({ country: 'GBR', dueDays: 30, vatRules: [rule] });
  await screen.findByText('£731.27');
  expect(screen.getByText(/Invoice AO-2026-0008 to .?Études/)).toBeDefined();
  expect(screen.getByText(/The number is reserved when you confirm/)).toBeDefined();
  expect(screen.getByText(/Études.? gets an invoice, due on/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and send invoice' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  expect(getSentChanges()).toMatchObject([{ path: '/order-status/order-1', body: { state: 'confirmed' } }]);
});

it('lists missing data, and where to enter it, before anything is sent', async () => {
  show(null);
  await screen.findByText(/hasn’t set its invoice address/);
  expect(screen.getByRole('link', { name: 'Open billing settings' })).toBeDefined();
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm and send invoice' });
  expect(confirm.disabled).toBe(true);
});
