import Skeleton from '@mui/material/Skeleton';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { getDayStart, toDay, shiftDay, shiftMonth, toWeek, getMonthWeeks } from '../../../lib/days.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { formatZone } from '../../../lib/zones.ts';
import { useSessionFilters } from '../data/useSessionFilters.ts';
import type { SessionView } from '../data/useSessionViews.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';

import { CALENDAR_MAX, useSessionsBetween } from './useSessionsBetween.ts';

interface Props {
  readonly view: SessionView | undefined;
  readonly shown: 'day' | 'week' | 'month';
  /** The day, or one of the week or month, `YYYY-MM-DD`; null: today. */
  readonly day: string | null;
  readonly onShow: (shown: 'day' | 'week' | 'month', day: string) => void;
}

/** Sessions of a day, week or month, live, in the reader's zone. */
export const SessionCalendar = ({ view, shown, day: requestedDay, onShow }: Props) => {
  const text = useText();
  const timeFormat = useTimeFormat();
  const now = useNow();
  const day = requestedDay ?? toDay(now);
  const weeks = shown === 'month' ? getMonthWeeks(day) : [shown === 'week' ? toWeek(day) : [day]];
  const [first = day, last = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const { status, data, error, retry } = useSessionsBetween(view, first, last);

  const title =
    shown === 'day'
      ? timeFormat({ dateStyle: 'full' }).format(getDayStart(day))
      : shown === 'week'
        ? timeFormat({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
            getDayStart(first),
            getDayStart(last),
          )
        : timeFormat({ month: 'long', year: 'numeric' }).format(getDayStart(day));

  const step = (steps: -1 | 0 | 1) => {
    if (steps === 0) onShow(shown, toDay(Date.now()));
    else if (shown === 'month') onShow(shown, shiftMonth(day, steps));
    else onShow(shown, shiftDay(day, shown === 'week' ? 7 * steps : steps));
  };

  const all = data ?? [];
  const { filters, matches } = useSessionFilters(all);
  const sessions = all.filter(matches);

  return (
    <div>
      <CalendarBar title={title} onStep={step} filters={filters} />
      {status === 'error' ? (
        <ErrorState error={error} onRetry={retry} />
      ) : data ? (
        <CalendarGrid
          title={title}
          weeks={weeks}
          sessions={sessions}
          month={shown === 'month' ? day.slice(0, 7) : null}
          mayMove={view?.isEngineer === false}
          onMore={(chosen) => onShow(shown === 'month' ? 'week' : 'day', chosen)}
        />
      ) : (
        <LoadingState>
          <Skeleton variant="rounded" height={420} />
        </LoadingState>
      )}
      <Muted variant="caption" component="p" sx={{ marginTop: 1 }}>
        {text('sessions.calendar.clock', { zone: formatZone(getBrowserZone() ?? 'UTC') })}
        {all.length === CALENDAR_MAX && ` ${text('sessions.calendar.tooMany', { count: CALENDAR_MAX })}`}
      </Muted>
    </div>
  );
};
