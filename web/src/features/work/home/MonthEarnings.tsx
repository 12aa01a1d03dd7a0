import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { toDay } from '../../../lib/days.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useLatestEarnings } from '../data/useHome.ts';
import { HomeCard } from './HomeCard.tsx';

/** Returns the net amounts agreed in a month, `YYYY-MM`, per currency. */
const sumByCurrency = (
  earnings: readonly OwnEarning[],
  month: string,
): readonly (readonly [currency: string, amount: number])[] => {
  const sums = new Map<string, number>();
  for (const { currency, net, agreedOn, state } of earnings)
    if (state !== 'cancelled' && agreedOn.startsWith(month))
      sums.set(currency, (sums.get(currency) ?? 0) + net);
  return [...sums];
};

/** What a talent has earned this month. */
export const MonthEarnings = () => {
  const text = useText();
  const { locale } = useLocale();
  const month = toDay(useNow()).slice(0, 7);
  const request = useLatestEarnings();

  return (
    <HomeCard title={text('home.earnings')} request={request}>
      {({ items }) => (
        <>
          <Typography sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {joinDotted(
              sumByCurrency(items, month).map(([currency, amount]) => formatMoney(amount, currency, locale)),
            ) || text('home.noEarnings')}
          </Typography>
          <Link component={RouterLink} to={paths.earnings.href()}>
            {text('home.allEarnings')}
          </Link>
        </>
      )}
    </HomeCard>
  );
};
