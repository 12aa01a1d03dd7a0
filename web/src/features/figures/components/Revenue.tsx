import { Fragment } from 'react';
import Typography from '@mui/material/Typography';
import type { MonthFigures } from '@domain/figures/figures.ts';
import { formatFileAmount, formatMoney, getMinorDigits } from '@domain/values/money.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSpans } from '../data/useSpans.ts';
import { dropLeadingSpans } from '../data/dropLeadingSpans.ts';
import { FigureTable, type FigureColumn } from './FigureTable.tsx';
import { NoFigures } from './NoFigures.tsx';
import { RevenuePlot, type MonthFigure } from './RevenuePlot.tsx';

const pickCurrency = (months: readonly MonthFigures[], currency: string): readonly MonthFigure[] =>
  months.map(({ month, currencies }) => ({
    month,
    currency,
    invoiced: 0,
    credited: 0,
    net: 0,
    ...currencies.find((currencyFigures) => currencyFigures.currency === currency),
  }));

const hasRevenue = ({ invoiced, credited }: MonthFigure): boolean => invoiced !== 0 || credited !== 0;

interface Props {
  readonly months: readonly MonthFigures[];
  readonly timeZone: string;
}

/** Revenue by month, per currency, without conversion. */
export const Revenue = ({ months, timeZone }: Props) => {
  const text = useText();
  const spans = useSpans();
  const { locale } = useLocale();
  const currencies = [
    ...new Set(months.flatMap((month) => month.currencies.map(({ currency }) => currency))),
  ].sort();

  const makeAmountColumn = (head: string, of: (month: MonthFigure) => number): FigureColumn<MonthFigure> => ({
    head,
    cell: (month) => formatMoney(of(month), month.currency, locale),
    saved: (month) => formatFileAmount(of(month), month.currency),
  });

  const columns: readonly FigureColumn<MonthFigure>[] = [
    {
      head: text('figures.month'),
      savedHead: text('figures.byClock', { head: text('figures.month'), zone: timeZone }),
      cell: ({ month }) => spans.month(month),
      saved: ({ month }) => month,
    },
    makeAmountColumn(text('figures.invoiced'), ({ invoiced }) => invoiced),
    makeAmountColumn(text('figures.credited'), ({ credited }) => credited),
    makeAmountColumn(text('figures.net'), ({ net }) => net),
  ];

  return (
    <SectionCard title={text('figures.revenue')} lead={text('figures.revenueLead')}>
      {currencies.length === 0 && <NoFigures>{text('figures.revenueNone')}</NoFigures>}
      {currencies.map((currency) => {
        const monthFigures = dropLeadingSpans(pickCurrency(months, currency), hasRevenue);
        const label = text('figures.revenueIn', { currency });

        return (
          <Fragment key={currency}>
            {currencies.length > 1 && (
              <Typography variant="subtitle2" component="h3" sx={{ marginTop: 2 }}>
                {label}
              </Typography>
            )}
            <RevenuePlot months={monthFigures} scale={10 ** getMinorDigits(currency)} />
            <FigureTable
              label={label}
              file={text('figures.revenueFile', { currency })}
              columns={columns}
              rows={monthFigures.filter(hasRevenue).reverse()}
              getKey={({ month }) => month}
            />
          </Fragment>
        );
      })}
    </SectionCard>
  );
};
