import { error, int, type KnownValue, type RuleValue } from '../rule-value.ts';
import { defineMethods } from './method.ts';

type Timestamp = Extract<KnownValue, { type: 'timestamp' }>;
type Duration = Extract<KnownValue, { type: 'duration' }>;

const second = 1_000_000_000n;
const day = 86_400n * second;

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function floorModulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

/** Reads a part of the date; a time outside the calendar is an error. */
function fromDate(read: (date: Date) => number): (self: Timestamp) => RuleValue {
  return (self) => {
    const date = new Date(Number(floorDivide(self.nanos, 1_000_000n)));
    return Number.isNaN(date.getTime()) ? error('Timestamp out of range.') : int(read(date));
  };
}

export const timestampMethods = defineMethods<Timestamp>('timestamp', {
  date: (self) => ({ type: 'timestamp', nanos: floorDivide(self.nanos, day) * day }),
  time: (self) => ({ type: 'duration', nanos: floorModulo(self.nanos, day) }),
  year: fromDate((date) => date.getUTCFullYear()),
  month: fromDate((date) => date.getUTCMonth() + 1),
  day: fromDate((date) => date.getUTCDate()),
  // Monday is 1, Sunday 7.
  dayOfWeek: fromDate((date) => ((date.getUTCDay() + 6) % 7) + 1),
  dayOfYear: fromDate((date) => {
    const start = new Date(date);
    start.setUTCMonth(0, 1);
    return Math.round((date.getTime() - start.getTime()) / 86_400_000) + 1;
  }),
  hours: fromDate((date) => date.getUTCHours()),
  minutes: fromDate((date) => date.getUTCMinutes()),
  seconds: fromDate((date) => date.getUTCSeconds()),
  nanos: (self) => int(floorModulo(self.nanos, second)),
  toMillis: (self) => int(floorDivide(self.nanos, 1_000_000n)),
});

export const durationMethods = defineMethods<Duration>('duration', {
  seconds: (self) => int(self.nanos / second),
  nanos: (self) => int(self.nanos % second),
});

const units: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * day],
  ['d', day],
  ['h', 3_600n * second],
  ['m', 60n * second],
  ['s', second],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** `duration.value(magnitude, unit)` */
export function toDuration(magnitude: bigint, unit: string): RuleValue {
  const nanos = units.get(unit);
  return nanos === undefined
    ? error(`Invalid duration unit: ${unit}.`)
    : { type: 'duration', nanos: magnitude * nanos };
}

/** `duration.time(hours, minutes, seconds, nanoseconds)` */
export function toTimeDuration(parts: readonly bigint[]): RuleValue {
  const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = parts;
  return { type: 'duration', nanos: (hours * 3_600n + minutes * 60n + seconds) * second + nanos };
}

/** `timestamp.date(year, month, day)` */
export function toDateTimestamp(year: number, month: number, dayOfMonth: number): RuleValue {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  const valid =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return valid
    ? { type: 'timestamp', nanos: BigInt(date.getTime()) * 1_000_000n }
    : error(`Invalid date: ${String(year)}-${String(month)}-${String(dayOfMonth)}.`);
}
