import Box from '@mui/material/Box';
import type { NetRule } from '@domain/earnings/compute-net.ts';
import { getDeductions, type Deductions, type Earning } from '@domain/orders/earnings.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly earning: Pick<Earning, 'amount' | 'currency'> & Partial<Deductions>;
}

/** How a fee becomes what the talent gets, line by line; nothing where they are the same. */
export const NetLines = ({ earning }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { amount, currency } = earning;
  const { share, vat, withholding, net, rules } = getDeductions(earning);
  if (share === 0 && vat === 0 && withholding === 0) return null;

  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const formatRates = (...applied: readonly (NetRule | undefined)[]): string =>
    applied.flatMap((rule) => (rule ? percent.format(rule.rate / 10_000) : [])).join(' / ');

  const lines = [
    { label: text('net.fee'), value: amount },
    { label: text('net.share', { rate: formatRates(rules.share) }), value: -share },
    { label: text('net.vat', { rate: formatRates(rules.vat) }), value: vat },
    {
      label: text('net.withholding', { rate: formatRates(rules.withholding, rules.usageWithholding) }),
      value: -withholding,
    },
    { label: text('net.net'), value: net },
  ].filter(({ value }) => value !== 0);

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content max-content',
        columnGap: 2,
        margin: 0,
        marginBlockStart: 0.5,
      }}
    >
      {lines.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Muted component="dt">{label}</Muted>
          <Muted component="dd" sx={{ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
            {formatMoney(value, currency, locale)}
          </Muted>
        </Box>
      ))}
    </Box>
  );
};
