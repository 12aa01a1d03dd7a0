import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import type { VatRule } from '@domain/orders/billing-fields.ts';
import { DEFAULT_PAYABLE, type PayableRule } from '@domain/earnings/payable-rule.ts';
import type { ShareRate } from '@domain/earnings/share-rates.ts';
import type { BookAccounts } from '@domain/monthEnd/accounts.ts';
import type { Letter } from '@domain/orders/letters.ts';
import type { VatKind } from '@domain/orders/billing-limits.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { toAddressValues } from './address.ts';

/** A rule as it is typed: a rate in percent, and no country for every other one. */
export interface TypedRule {
  readonly to: string;
  readonly kind: VatKind;
  readonly percent: string;
  readonly note: string;
}

/** Invoice settings as form values. */
export interface TypedTerms extends ReturnType<typeof toAddressValues> {
  readonly invoicePrefix: string;
  readonly dueDays: string;
  readonly billsOn: NonNullable<BillingTerms['billsOn']>;
  readonly invoicing: NonNullable<BillingTerms['invoicing']>;
  readonly accounts: BookAccounts;
  readonly eInvoice: boolean;
  /** Days; empty: not sent. */
  readonly letters: Readonly<Record<Letter, string>>;
  readonly shares: readonly ShareRate[];
  readonly payableEvent: PayableRule['event'];
  readonly payableDays: string;
  readonly vatRules: TypedRule[];
}

/** Value for all other countries in a select, whose values are texts. */
export const ANYWHERE = '*';

export const useBillingTerms = (agencyId: string): Request<BillingTerms | null> =>
  useRequest(agencyId, (signal) => api.orders.billingTerms({ signal }));

const toPercent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(rate / 100);

const NO_NAMES: BookAccounts = { clients: '', revenue: '', vat: '', fees: '', withholding: '', bank: '' };

const mapLetters = <Value>(map: (letter: Letter) => Value): Readonly<Record<Letter, Value>> => ({
  friendly: map('friendly'),
  firm: map('firm'),
  last: map('last'),
});

export const toTypedTerms = (terms: BillingTerms | null, locale: string): TypedTerms => ({
  ...toAddressValues(terms),
  invoicePrefix: terms?.invoicePrefix ?? '',
  dueDays: String(terms?.dueDays ?? 30),
  billsOn: terms?.billsOn ?? 'confirmation',
  invoicing: terms?.invoicing ?? 'here',
  accounts: terms?.accounts ?? NO_NAMES,
  eInvoice: terms?.eInvoice ?? true,
  letters: mapLetters((letter) => String(terms?.letters?.[letter] ?? '')),
  shares: terms?.shares ?? [],
  payableEvent: (terms?.payable ?? DEFAULT_PAYABLE).event,
  payableDays: String((terms?.payable ?? DEFAULT_PAYABLE).days),
  vatRules: (terms?.vatRules ?? []).map(({ to, kind, rate, note }) => ({
    to: to ?? ANYWHERE,
    kind,
    percent: toPercent(rate, locale),
    note,
  })),
});

/** Parses a percentage to basis points; NaN when invalid. */
export const parseBasisPoints = (percent: string): number =>
  Math.round(Number(percent.trim().replace(',', '.')) * 100);

/** Stored rules of the agency's own country. */
const getRule = (from: string, { to, kind, percent, note }: TypedRule): VatRule => ({
  from,
  to: to === ANYWHERE ? null : to,
  kind,
  rate: kind === 'charged' ? parseBasisPoints(percent) : 0,
  note,
});

export const saveTerms = async (
  { dueDays, letters, payableEvent, payableDays, vatRules, shares, ...typed }: TypedTerms,
  basedOn: number,
  submission: Submission,
): Promise<void> => {
  const body = {
    ...typed,
    dueDays: Number(dueDays),
    letters: mapLetters((letter) => (letters[letter] === '' ? null : Number(letters[letter]))),
    shares: [...shares],
    payable: { event: payableEvent, days: Number(payableDays) },
    vatRules: vatRules.map((rule) => getRule(typed.country, rule)),
    basedOn,
  };
  await api.orders.saveBillingTerms(body, submission);
};
