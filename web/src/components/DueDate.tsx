import { useDates, type AnyInstant } from '../lib/dates.ts';
import { isNearDay } from '../lib/nearDates.ts';
import { useNearDate } from '../lib/useNearDate.ts';
import { useNow } from '../lib/useNow.ts';

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
  const formatFar = withZone ? dates.full : dates.dateTime;

  return (
    <time dateTime={iso} title={dates.full(instant)} suppressHydrationWarning>
      {isNearDay(Date.parse(iso), now) ? formatNear(iso, withZone ? 'zone' : 'time') : formatFar(instant)}
    </time>
  );
};
