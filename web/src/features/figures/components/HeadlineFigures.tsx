import { useState } from 'react';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FIGURE_PERIODS, type FigurePeriod } from '@domain/figures/headlines.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useHeadlines } from '../data/useFigures.ts';
import { getSpanUnit, useSpans } from '../data/useSpans.ts';
import { HeadlineGrid, type HeadlineCell } from './HeadlineGrid.tsx';
import { Stages } from './Stages.tsx';

/** Four figures of a chosen period with their change, and the stages of open projects. */
export const HeadlineFigures = () => {
  const text = useText();
  const spans = useSpans();
  const { locale } = useLocale();
  const [period, setPeriod] = useState<FigurePeriod>('month');
  const { data, error, reload } = useHeadlines(period);
  const headlines = useLatestData(data);
  if (!headlines)
    return error === undefined ? (
      <LoadingState>
        <Skeleton variant="rounded" height={180} />
      </LoadingState>
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );

  const { revenue, takes, hours, acceptance, stages } = headlines;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale);
  const currency = revenue?.currency;
  const cells: readonly HeadlineCell[] = [
    {
      label: text('figures.headline.revenue'),
      headline: revenue ?? { current: null, previous: null },
      format: (amount) => (currency ? formatMoney(amount, currency, locale) : '–'),
    },
    { label: text('figures.headline.takes'), headline: takes, format: (count) => number.format(count) },
    {
      label: text('figures.headline.hours'),
      headline: hours,
      format: (span) => spans.lasting(span, getSpanUnit(span)),
    },
    {
      label: text('figures.headline.acceptance'),
      headline: acceptance,
      format: (share) => percent.format(share),
    },
  ];

  return (
    <>
      <SectionCard
        title={text('figures.headlines')}
        lead={text(`figures.span.${period}`)}
        aside={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={period}
            aria-label={text('figures.period')}
            onChange={(_event, next: FigurePeriod | null) => {
              if (next) setPeriod(next);
            }}
          >
            {FIGURE_PERIODS.map((option) => (
              <ToggleButton key={option} value={option}>
                {text(`figures.period.${option}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        }
      >
        <HeadlineGrid cells={cells} />
      </SectionCard>
      <Stages stages={stages} />
    </>
  );
};
