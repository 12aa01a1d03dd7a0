import { useDates, type AnyInstant } from '../lib/dates.ts';
import { isNearDay } from '../lib/nearDates.ts';
import { useNearDate } from '../lib/useNearDate.ts';
import { useNow } from '../lib/useNow.ts';
import { DateText } from './DateText.tsx';

/** A moment when something is due, with the name of its day while that is near and the exact moment on hover. */
export const DueDate = ({
  instant,
  withZone = false,
}: {
  readonly instant: AnyInstant;
  /** Shows the zone inline, for devices without hover. */
  readonly withZone?: boolean;
}) => {
  const dates = useDates();
  const formatNear = useNearDate();
  const now = useNow();
  const iso = dates.iso(instant);
  if (!isNearDay(Date.parse(iso), now)) return <DateText instant={instant} withTime withZone={withZone} />;

  return (
    <time dateTime={iso} title={dates.full(instant)} suppressHydrationWarning>
      {formatNear(iso, withZone ? 'zone' : 'time')}
    </time>
  );
};
