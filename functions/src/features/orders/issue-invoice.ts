import type { Transaction } from 'firebase-admin/firestore';
import type { InvoiceLine } from '@domain/orders/invoices.ts';
import type { InvoiceAddress } from '@domain/orders/company-billing.ts';
import type { Order, OrderedRenewal } from '@domain/orders/orders.ts';
import type { PriceLine } from '@domain/pricing/pricing.ts';
import { AppError } from '../../errors/app-error.ts';
import { readInvoice } from '../../records/invoices.ts';
import { readRevision } from '../../records/order-revisions.ts';
import { nextPaper, type ReadyPaper } from './next-paper.ts';
import { offerOf, type Offer } from './order-price.ts';
import { vatBetween, type Parties } from './order-vat.ts';

const addressOf = ({ legalName, vatTaxId, address, city, zip, country }: InvoiceAddress): InvoiceAddress => ({
  legalName,
  vatTaxId,
  address,
  city,
  zip,
  country,
});

const roleOf = ({ voiceId, language }: PriceLine): string => `${voiceId ?? ''} ${language ?? ''}`;

/** What is charged, a line a role, or one for all where the agency shows its clients totals alone. */
const invoiceLines = ({ price, extras, clientSees }: Offer): readonly InvoiceLine[] => {
  const named = extras.map(({ label, amount }): InvoiceLine => ({ kind: 'extra', label, amount }));
  if (clientSees === 'total') return [{ kind: 'whole', amount: price.total ?? 0 }, ...named];
  const lines = price.lines ?? [];
  const roles = new Map<string, InvoiceLine>();
  for (const line of lines) {
    if (line.voiceId === undefined) continue;
    const { character = '', language = '', amount } = line;
    const before = roles.get(roleOf(line))?.amount ?? 0;
    roles.set(roleOf(line), { kind: 'role', character, language, amount: before + amount });
  }
  const express = lines.filter(({ kind }) => kind === 'express');
  return [
    ...roles.values(),
    ...express.map(({ amount }): InvoiceLine => ({ kind: 'express', amount })),
    ...named,
  ];
};

/** What is charged for another year of a licence. */
const renewalLine = (
  { character, language, assetName: label, from, through }: OrderedRenewal,
  amount: number,
): InvoiceLine => ({ kind: 'renewal', character, language, label, from, through, amount });

/** What is charged for an order as its client accepted it; undefined: nobody has. */
export const chargedFor = async (
  order: Order,
  transaction?: Transaction,
): Promise<readonly InvoiceLine[] | undefined> => {
  if (order.renewal) return [renewalLine(order.renewal, order.net)];
  const accepted = await readRevision(order, transaction);
  return accepted && invoiceLines(offerOf(accepted));
};

/** The two as they stand on paper; 409 while one has no address, or the agency no VAT rule for their countries. */
const soundParties = ({ terms, billing }: Parties) => {
  if (!terms) throw new AppError(409, 'order.noTerms');
  if (!billing) throw new AppError(409, 'order.billing');
  return { terms, billing };
};

/** The invoice of an order at what its client accepted; 409 where something is missing that has to stand on it. */
export const readyInvoice = async (
  transaction: Transaction,
  order: Order,
  parties: Parties,
): Promise<ReadyPaper> => {
  const { terms, billing } = soundParties(parties);
  const lines = await chargedFor(order, transaction);
  const vat = vatBetween(parties, order.net);
  if (!vat) throw new AppError(409, 'order.noVatRule');
  if (!lines) throw new AppError(409, 'order.notNow');
  const { agencyId, companyId, projectId, id: orderId, revision, projectName, reference, currency } = order;
  const row = { prefix: terms.invoicePrefix, kind: 'invoice', dueDays: terms.dueDays } as const;
  return nextPaper(transaction, row, {
    ...{ agencyId, companyId, projectId, orderId, revision, projectName, reference, currency },
    credits: null,
    seller: { ...addressOf(terms), bankDetails: terms.bankDetails },
    buyer: addressOf(billing),
    lines,
    net: order.net,
    vat,
    total: order.net + vat.amount,
  });
};

/** The note that takes an order's invoice back, as that was; undefined: it has none. */
export const readyCreditNote = async (
  transaction: Transaction,
  { invoiceId }: Order,
  { terms }: Parties,
): Promise<ReadyPaper | undefined> => {
  const invoice = invoiceId === null ? undefined : await readInvoice(invoiceId, transaction);
  if (!invoice) return undefined;
  const { id: _id, kind: _kind, number, issuedOn: follows, dueOn: _due, createdAt: _at, ...fields } = invoice;
  // Agencies cannot unset what they have set.
  const prefix = terms?.invoicePrefix ?? '';
  return nextPaper(
    transaction,
    { prefix, kind: 'creditNote', dueDays: 0, follows },
    { ...fields, credits: number },
  );
};
