import { DateTime } from 'luxon';
import { BOOK_ACCOUNTS, type BookAccount } from '@domain/monthEnd/accounts.ts';
import { postInvoice, postPayment, postPayout, type Posting } from '@domain/monthEnd/postings.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { BYTE_ORDER_MARK, toCsvLines, type CsvKind } from '@domain/values/csv.ts';
import { formatFileAmount } from '@domain/values/money.ts';
import { getAgency } from '../../work/access/caller.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { readCompanies } from '../../work/collections/companies.ts';
import { findInvoicesOf } from '../../work/collections/invoices.ts';
import { findPaymentsOf } from '../../work/collections/orders.ts';
import { findItemsPaidIn } from '../../work/collections/payout-items.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import type { Operation } from '../../work/operation.ts';
import { resolveCsvLayout } from '../../work/text/csv-layout.ts';

interface Words {
  readonly heads: readonly string[];
  readonly accounts: Readonly<Record<BookAccount, string>>;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    heads: ['Date', 'Document', 'Name', 'Account', 'Debit', 'Credit', 'Currency'],
    accounts: {
      clients: 'Clients',
      revenue: 'Revenue',
      vat: 'VAT',
      fees: 'Talent fees',
      withholding: 'Withholding',
      bank: 'Bank',
    },
  },
  es: {
    heads: ['Fecha', 'Documento', 'Nombre', 'Cuenta', 'Debe', 'Haber', 'Moneda'],
    accounts: {
      clients: 'Clientes',
      revenue: 'Ventas',
      vat: 'IVA',
      fees: 'Honorarios de talentos',
      withholding: 'Retenciones',
      bank: 'Banco',
    },
  },
};

const KINDS: readonly CsvKind[] = ['date', 'text', 'text', 'text', 'amount', 'amount', 'text'];

const getLastDay = (month: string): string =>
  DateTime.fromISO(`${month}-01`, { zone: 'utc' }).endOf('month').toFormat('yyyy-MM-dd');

/** Returns the postings of a month, by day. */
const readPostings = async (agencyId: string, month: string): Promise<readonly Posting[]> => {
  const days = { from: `${month}-01`, through: getLastDay(month) };
  const [papers, payments, items] = await Promise.all([
    findInvoicesOf(agencyId, days),
    findPaymentsOf(agencyId, days),
    findItemsPaidIn(agencyId, days),
  ]);
  const [companies, talents] = await Promise.all([
    readCompanies([...new Set(payments.map(({ companyId }) => companyId))]),
    readTalentsInOrder([...new Set(items.map(({ talentId }) => talentId))]),
  ]);
  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));

  return [
    ...papers.flatMap(postInvoice),
    ...payments.flatMap((payment) => postPayment(payment, companies.get(payment.companyId)?.name ?? '')),
    ...items.flatMap((item) => postPayout(item, names.get(item.talentId) ?? '')),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
};

/** Sends a month's postings as CSV, on the accounts that the agency has named. */
export const sendBookkeeping: Operation<'monthEnd.bookkeeping'> = async ({
  caller,
  query: { month, layout: chosen },
  locale,
  response,
}) => {
  const agencyId = getAgency(caller);
  const [terms, postings, layout] = await Promise.all([
    readBillingTerms(agencyId),
    readPostings(agencyId, month),
    resolveCsvLayout(caller, chosen, locale),
  ]);

  const { heads, accounts } = WORDS[locale];
  const names = new Map(BOOK_ACCOUNTS.map((name) => [name, terms?.accounts?.[name] || accounts[name]]));
  const rows = postings.map(({ day, document, party, account, amount, currency }) => [
    day,
    document,
    party,
    names.get(account) ?? '',
    amount > 0 ? formatFileAmount(amount, currency) : '',
    amount < 0 ? formatFileAmount(-amount, currency) : '',
    currency,
  ]);

  response.setHeader('Content-Type', 'text/csv; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="bookkeeping-${month}.csv"`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(BYTE_ORDER_MARK + toCsvLines([heads, ...rows], layout, KINDS));

  return undefined;
};
