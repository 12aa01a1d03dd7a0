import { createHash } from 'node:crypto';
import { getPaperNumber } from '@domain/orders/invoices.ts';
import {
  createMatcher,
  type ExpectedPayment,
  type ExpectedTransfer,
  type Match,
} from '@domain/payouts/match.ts';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import type { PayoutItem } from '@domain/payouts/payouts.ts';
import type { Statement, StatementEntry } from '@domain/payouts/statement.ts';
import { readInvoices } from '../../work/collections/invoices.ts';
import { findUnpaidOrders } from '../../work/collections/orders.ts';
import { findOpenItems, payoutItems } from '../../work/collections/payout-items.ts';

/** Id of a bank entry: its account and reference count once. One IBAN may have accounts in several currencies. */
export const toEntryId = (
  agencyId: string,
  { iban, currency }: Pick<Statement, 'iban' | 'currency'>,
  reference: string,
): string => {
  const account = currency === SEPA_CURRENCY ? iban : `${iban} ${currency}`;
  return `${agencyId}_${createHash('sha256').update(`${account} ${reference}`).digest('hex').slice(0, 32)}`;
};

/** Returns invoices with an open balance. Reads each confirmed order and its invoice. */
const readExpectedPayments = async (
  agencyId: string,
  currency: string,
): Promise<readonly ExpectedPayment[]> => {
  const orders = (await findUnpaidOrders(agencyId)).filter((order) => order.currency === currency);
  const invoices = await readInvoices(orders.flatMap(({ invoiceId }) => invoiceId ?? []));

  return orders.flatMap(({ id, invoiceId, total, paid }) => {
    const invoice = invoices.get(invoiceId ?? '');
    if (!invoice || total <= paid) return [];

    const number = getPaperNumber(invoice);
    return [{ orderId: id, number, name: invoice.buyer.legalName, amount: total - paid }];
  });
};

const toTransfer = ({ id, account, net }: PayoutItem): ExpectedTransfer => ({
  endToEndId: id,
  name: account?.name ?? '',
  amount: net,
});

/** Returns a function that finds what an entry pays: transfers by their id, open ones and invoices otherwise. */
export const prepareMatcher = async (
  agencyId: string,
  currency: string,
  entries: readonly StatementEntry[],
): Promise<(entry: StatementEntry) => Match> => {
  const ids = entries.map(({ endToEndId }) => endToEndId).filter((id) => /^[0-9A-F]{20}-\d{1,4}$/.test(id));
  const [namedItems, openItems, payments] = await Promise.all([
    payoutItems.getAll([...new Set(ids)]),
    findOpenItems(agencyId),
    readExpectedPayments(agencyId, currency),
  ]);

  const candidates = [...openItems, ...namedItems].filter(
    (item) => item.agencyId === agencyId && item.currency === currency,
  );
  const items = new Map(candidates.map((item) => [item.id, item]));

  return createMatcher({ transfers: [...items.values()].map(toTransfer), payments });
};
