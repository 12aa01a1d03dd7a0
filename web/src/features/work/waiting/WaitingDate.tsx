import Typography from '@mui/material/Typography';
import { DATE_MEANINGS, isOverdue } from '@domain/work/urgency.ts';
import type { Waiting } from '@domain/work/work.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNearDate } from '../../../lib/useNearDate.ts';
import { useNow } from '../../../lib/useNow.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

type Dated = Pick<Waiting, 'kind' | 'count' | 'open'> & { readonly at: string };

const useDateText = ({ kind, count, at, open = [] }: Dated): string => {
  const text = useText();
  const near = useNearDate();
  const now = useNow();
  const { locale } = useLocale();
  const meaning = DATE_MEANINGS[kind];
  if (meaning === 'countdown') {
    const hours = (Date.parse(at) - now) / HOUR_MS;
    return text(hours >= 0 ? 'today.left' : 'today.late', { hours: Math.floor(Math.abs(hours)) });
  }
  if (meaning === 'overdue') {
    const amounts = open.map(({ amount, currency }) => formatMoney(amount, currency, locale));
    const days = Math.max(1, Math.round((now - Date.parse(at)) / DAY_MS));
    return amounts.length === 0
      ? text('today.daysOverdue', { days })
      : text('today.overdue', { count, amount: joinDotted(amounts), days });
  }

  const detail = { since: 'time', due: 'zone', next: 'zone', ends: 'day' } as const;
  const date = near(at, detail[meaning]);
  if (isOverdue({ kind, at }, now)) return text('today.dueOver', { count, date });

  return text(`today.${meaning}`, { count, date });
};

/** When work is due or since when it waits; overdue in red and in words. */
export const WaitingDate = (dated: Dated) => {
  const dates = useDates();
  const { kind, at } = dated;
  const isLate = isOverdue({ kind, at }, useNow());

  return (
    <Typography
      component="time"
      variant="body2"
      dateTime={at}
      title={dates.full(at)}
      sx={isLate ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
    >
      {useDateText(dated)}
    </Typography>
  );
};
