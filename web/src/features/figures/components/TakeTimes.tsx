import { useTheme } from '@mui/material/styles';
import type { WeekFigures } from '@domain/figures/figures.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { UNIT_HOURS, getSpanUnit, useSpans, type SpanUnit } from '../data/useSpans.ts';
import { dropLeadingSpans } from '../data/dropLeadingSpans.ts';
import { FigureTable, type FigureColumn } from './FigureTable.tsx';
import { Legend } from './Legend.tsx';
import { NoFigures } from './NoFigures.tsx';
import { Plot, type PlotFrame } from './Plot.tsx';

const BAR = 14;
const DOT = 4.5;

const hasTakes = ({ takes }: WeekFigures): boolean => takes > 0;

interface Props {
  readonly weeks: readonly WeekFigures[];
  readonly timeZone: string;
}

const useTakeColumns = (unit: SpanUnit, timeZone: string): readonly FigureColumn<WeekFigures>[] => {
  const text = useText();
  const spans = useSpans();
  const formatLasting = (hours: number | undefined) => spans.lasting(hours, unit);
  const formatHours = (value: number | undefined) =>
    value === undefined ? '' : String(Math.round(value * 10) / 10);
  const formatHead = (head: string) => text('figures.inHours', { head });

  return [
    {
      head: text('figures.week'),
      savedHead: text('figures.byClock', { head: text('figures.week'), zone: timeZone }),
      cell: ({ week }) => spans.week(week),
      saved: ({ week }) => week,
    },
    { head: text('figures.takes'), cell: (week) => String(week.takes) },
    {
      head: text('figures.median'),
      savedHead: formatHead(text('figures.median')),
      cell: (week) => formatLasting(week.hours?.median),
      saved: (week) => formatHours(week.hours?.median),
    },
    {
      head: text('figures.lower'),
      savedHead: formatHead(text('figures.lower')),
      cell: (week) => formatLasting(week.hours?.lower),
      saved: (week) => formatHours(week.hours?.lower),
    },
    {
      head: text('figures.upper'),
      savedHead: formatHead(text('figures.upper')),
      cell: (week) => formatLasting(week.hours?.upper),
      saved: (week) => formatHours(week.hours?.upper),
    },
  ];
};

/** Time from request to take per week: the median and the middle half. */
export const TakeTimes = ({ weeks: all, timeZone }: Props) => {
  const text = useText();
  const spans = useSpans();
  const { palette } = useTheme().vars;
  const weeks = dropLeadingSpans(all, hasTakes);
  const highest = Math.max(0, ...weeks.map(({ hours }) => hours?.upper ?? 0));
  const unit = getSpanUnit(highest);
  const columns = useTakeColumns(unit, timeZone);
  const formatLasting = (hours: number | undefined) => spans.lasting(hours, unit);
  const takes = weeks.reduce((sum, week) => sum + week.takes, 0);
  const latest = weeks.findLast(({ hours }) => hours !== null);
  const renderMarks = ({ middle, height: heightOf }: PlotFrame) => {
    const getHeight = (hours: number) => heightOf(hours / UNIT_HOURS[unit]);

    return weeks.map(({ week, hours: spread }, index) =>
      spread ? (
        <g key={week} transform={`translate(${middle(index)} 0)`}>
          <rect
            x={-BAR / 2}
            width={BAR}
            rx={3}
            y={getHeight(spread.upper)}
            height={Math.max(2, getHeight(spread.lower) - getHeight(spread.upper))}
            fill={palette.surface.wave}
            fillOpacity={0.45}
          />
          <circle
            cy={getHeight(spread.median)}
            r={DOT}
            fill={palette.primary.main}
            stroke={palette.background.paper}
          />
          <text y={getHeight(spread.upper) - 6} textAnchor="middle">
            {formatLasting(spread.median)}
          </text>
        </g>
      ) : null,
    );
  };

  return (
    <SectionCard title={text('figures.times')} lead={text('figures.timesLead')}>
      {latest?.hours ? (
        <>
          <Legend
            entries={[
              {
                name: text('figures.median'),
                mark: <circle cx={11} cy={7} r={DOT} fill={palette.primary.main} />,
              },
              {
                name: text('figures.half'),
                mark: (
                  <rect x={4} width={14} height={14} rx={3} fill={palette.surface.wave} fillOpacity={0.45} />
                ),
              },
            ]}
          />
          <Plot
            label={text('figures.timesLabel', {
              takes,
              week: spans.week(latest.week),
              median: formatLasting(latest.hours.median),
            })}
            places={weeks.map(({ week }) => spans.week(week))}
            lowest={0}
            highest={highest / UNIT_HOURS[unit]}
            tickText={(value) => formatLasting(value * UNIT_HOURS[unit])}
          >
            {renderMarks}
          </Plot>
          <FigureTable
            label={text('figures.times')}
            file={text('figures.timesFile')}
            columns={columns}
            rows={weeks.filter(hasTakes).reverse()}
            getKey={({ week }) => week}
          />
        </>
      ) : (
        <NoFigures>{text('figures.timesNone')}</NoFigures>
      )}
    </SectionCard>
  );
};
