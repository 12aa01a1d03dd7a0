import type { NetRule, NetRules } from '@domain/earnings/compute-net.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { PaymentSums } from '@domain/orders/earnings.ts';
import { formatMoney } from '@domain/values/money.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import type { PaperRow } from '../paper.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

interface Look {
  readonly currency: string;
  readonly locale: Locale;
}

/** Returns different rates with the day since when they apply, such as "15 % since 1 January 2026". */
const formatRules = (rules: readonly (NetRule | undefined)[], locale: Locale): string => {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const texts = rules.flatMap((rule) => {
    if (!rule) return [];
    const rate = percent.format(rule.rate / 10_000);
    return rule.from === null ? rate : PAYMENT_TEXTS[locale].since(rate, formatDay(rule.from, locale));
  });
  return [...new Set(texts)].join(' / ');
};

interface Summed {
  readonly sums: PaymentSums;
  readonly rules: readonly NetRules[];
  /** What VAT that isn't charged is called. */
  readonly noVat: string;
  /** The label of the net amount. */
  readonly net: string;
}

/** Returns the five sums of a payment as rows, each with its rules; share and withholding only where there are any. */
export const toSumRows = (
  { sums, rules, noVat, net }: Summed,
  { currency, locale }: Look,
): readonly PaperRow[] => {
  const texts = PAYMENT_TEXTS[locale];
  const format = (amount: number): string => formatMoney(amount, currency, locale);
  const { gross, share, vat, withholding } = sums;

  const hasShare = share !== 0;
  const shareRules = formatRules(
    rules.map((rule) => rule.share),
    locale,
  );
  const vatRules = formatRules(
    rules.map((rule) => rule.vat),
    locale,
  );
  const withheld = formatRules(
    rules.flatMap((rule) => [rule.withholding, rule.usageWithholding]),
    locale,
  );

  return [
    ...(hasShare
      ? [
          { label: texts.gross, amount: format(gross) },
          { label: texts.share(shareRules), amount: format(-share) },
        ]
      : []),
    { label: texts.base, amount: format(gross - share) },
    { label: vat === 0 ? noVat : texts.vat(vatRules), amount: format(vat) },
    ...(withholding === 0 ? [] : [{ label: texts.withholding(withheld), amount: format(-withholding) }]),
    { label: net, amount: format(sums.net), isSum: true },
  ];
};

/** Returns a project with its sums in one line, and its net fee as the amount. */
export const toLineRow = (
  { projectName, gross, share }: Pick<PaymentSums, 'gross' | 'share'> & { readonly projectName: string },
  { currency, locale }: Look,
): PaperRow => {
  const texts = PAYMENT_TEXTS[locale];
  const format = (amount: number): string => formatMoney(amount, currency, locale);
  const parts = `${texts.gross} ${format(gross)} · ${texts.share('').trim()} ${format(-share)}`;

  return {
    label: share === 0 ? projectName : `${projectName}\n${parts}`,
    amount: format(gross - share),
  };
};
