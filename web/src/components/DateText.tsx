import { useDates, type AnyInstant } from '../lib/dates.ts';

/** A date, with the exact moment and its zone on hover. */
export const DateText = ({
  instant,
  withTime = false,
}: {
  readonly instant: AnyInstant;
  readonly withTime?: boolean;
}) => {
  const dates = useDates();
  return (
    <time dateTime={dates.iso(instant)} title={dates.full(instant)}>
      {withTime ? dates.dateTime(instant) : dates.date(instant)}
    </time>
  );
};
