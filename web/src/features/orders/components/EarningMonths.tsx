import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import { groupEarningsByMonth, getEarningTotals, type Sum } from '@domain/orders/earning-sums.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { EarningRow } from './EarningRow.tsx';

interface Props {
  readonly earnings: readonly OwnEarning[];
  /** Whether `earnings` is complete, so that sums can be shown. */
  readonly isWhole: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly getTitle: (earning: OwnEarning) => ReactNode;
}

const STANDING = ['payable', 'later', 'agreed', 'paid'] as const;

const Sums = ({ sums }: { readonly sums: readonly Sum[] }) => {
  const { locale } = useLocale();
  return sums.map(({ currency, amount }) => (
    <Box component="span" key={currency} sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
      {formatMoney(amount, currency, locale)}
    </Box>
  ));
};

/** A talent's payable and future amounts, then earnings per month with totals. */
export const EarningMonths = ({ earnings, isWhole, today, getTitle }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const standing = getEarningTotals(earnings, today);

  const formatMonth = (month: string): string =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    );

  return (
    <>
      {isWhole && (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, margin: 0 }}>
          {STANDING.filter((part) => standing[part].length > 0).map((part) => (
            <div key={part}>
              <Muted component="dt">{text(`earnings.standing.${part}`)}</Muted>
              <Typography component="dd" variant="h2" sx={{ margin: 0 }}>
                <Sums sums={standing[part]} />
              </Typography>
            </div>
          ))}
        </Box>
      )}
      {groupEarningsByMonth(earnings).map(({ month, earnings: ofMonth, sums, paid }) => (
        <SectionCard
          key={month}
          title={formatMonth(month)}
          aside={
            <Typography component="span" sx={{ fontWeight: 600, textAlign: 'end' }}>
              <Sums sums={sums} />
              {paid.map(({ currency, amount }) => (
                <Muted component="span" variant="caption" key={currency} sx={{ display: 'block' }}>
                  {text('earnings.paidOfMonth', { amount: formatMoney(amount, currency, locale) })}
                </Muted>
              ))}
            </Typography>
          }
        >
          <PlainList aria-label={formatMonth(month)} onKeyDown={moveBetweenRows}>
            {ofMonth.map((earning) => (
              <EarningRow key={earning.id} earning={earning} title={getTitle(earning)} />
            ))}
          </PlainList>
        </SectionCard>
      ))}
    </>
  );
};
