import { useTheme } from '@mui/material/styles';
import type { CurrencyFigures } from '@domain/figures/figures.ts';
import { DEFAULT_CURRENCY, formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSpans } from '../data/useSpans.ts';
import { Plot } from './Plot.tsx';

const WIDEST = 36;
const SUM_WIDTH = 56;

export interface MonthFigure extends CurrencyFigures {
  readonly month: string;
}

interface Props {
  /** All in one currency. */
  readonly months: readonly MonthFigure[];
  /** Minor units per unit of the currency. */
  readonly scale: number;
}

/** A month's invoices minus credit notes, as columns; negative ones hang below zero. */
export const RevenuePlot = ({ months, scale }: Props) => {
  const text = useText();
  const spans = useSpans();
  const { locale } = useLocale();
  const { palette } = useTheme().vars;
  const currency = months[0]?.currency ?? DEFAULT_CURRENCY;
  const short = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const sums = months.map(({ net }) => net / scale);
  const total = months.reduce((sum, { net }) => sum + net, 0);

  return (
    <Plot
      label={text('figures.revenueLabel', { sum: formatMoney(total, currency, locale) })}
      places={months.map(({ month }) => spans.monthAmong(month))}
      lowest={Math.min(0, ...sums)}
      highest={Math.max(0, ...sums)}
      tickText={(value) => short.format(value)}
    >
      {({ middle, width, height }) =>
        months.map(({ month }, index) => {
          const sum = sums[index] ?? 0;
          if (sum === 0) return null;

          const bar = Math.min(WIDEST, width * 0.6);
          const [top, bottom] = [height(Math.max(0, sum)), height(Math.min(0, sum))];

          return (
            <g key={month} transform={`translate(${middle(index)} 0)`}>
              <rect
                x={-bar / 2}
                width={bar}
                y={top}
                height={Math.max(1, bottom - top)}
                rx={3}
                fill={sum < 0 ? palette.error.main : palette.primary.main}
              />
              {width >= SUM_WIDTH && (
                <text y={sum < 0 ? bottom + 14 : top - 6} textAnchor="middle">
                  {short.format(sum)}
                </text>
              )}
            </g>
          );
        })
      }
    </Plot>
  );
};
