import { useDates, type AnyInstant } from '../lib/dates.ts';

/** A date, with the exact moment and its zone on hover. */
export const DateText = ({
  instant,
  withTime = false,
  withZone = false,
}: {
  readonly instant: AnyInstant;
  readonly withTime?: boolean;
  /** Shows time, weekday and zone inline, for devices without hover. */
  readonly withZone?: boolean;
}) => {
  const dates = useDates();
  return (
    <time dateTime={dates.iso(instant)} title={dates.full(instant)} suppressHydrationWarning>
      {(withZone ? dates.full : withTime ? dates.dateTime : dates.date)(instant)}
    </time>
  );
};
