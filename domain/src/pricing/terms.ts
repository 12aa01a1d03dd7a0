import { addDays } from '../values/add-days.ts';

/** Units with an end by the calendar, from the shortest. */
export const CALENDAR_UNITS = ['day', 'week', 'month', 'year'] as const;
type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** Units without a count: a campaign ends on a day that someone enters, a perpetual licence never. */
const OPEN_UNITS = ['campaign', 'perpetual'] as const;
type OpenUnit = (typeof OPEN_UNITS)[number];

export const TERM_UNITS = [...CALENDAR_UNITS, ...OPEN_UNITS] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** How long a licence runs. */
export interface Term {
  readonly unit: TermUnit;
  /** 1 for units without a count. */
  readonly count: number;
}

/** Last day of what doesn't end, or not on a known day; sorts after all others. */
export const NO_END = '9999-12-31';

/** Most that one licence counts of a unit. */
export const TERM_COUNT_MAX = 999;

const LETTERS: Readonly<Record<CalendarUnit, string>> = { day: 'D', week: 'W', month: 'M', year: 'Y' };
const OPEN_CODES: Readonly<Record<OpenUnit, string>> = { campaign: 'CAMPAIGN', perpetual: 'PERPETUAL' };

/** Returns the term of a DURATION code: `P13W`, `P6M`, `P10D`, `5Y` (or `P5Y`), `CAMPAIGN`, `PERPETUAL`. Undefined: the code names none. */
export const parseTerm = (code: string): Term | undefined => {
  const open = OPEN_UNITS.find((unit) => OPEN_CODES[unit] === code);
  if (open) return { unit: open, count: 1 };

  const [, period, count = '', letter] = /^(P?)([1-9]\d{0,2})([DWMY])$/.exec(code) ?? [];
  const unit = CALENDAR_UNITS.find((name) => LETTERS[name] === letter);
  // The catalogue's codes for years have no `P`; nothing else is without one.
  return unit && (period === 'P' || unit === 'year') ? { unit, count: Number(count) } : undefined;
};

/** Returns the one code of a term; years have the catalogue's. */
export const toTermCode = ({ unit, count }: Term): string => {
  if (unit === 'campaign' || unit === 'perpetual') return OPEN_CODES[unit];
  return `${unit === 'year' ? '' : 'P'}${count}${LETTERS[unit]}`;
};

/** Returns a DURATION code as it is stored: `P5Y` is `5Y`; codes that name no term are unchanged. */
export const normaliseTermCode = (code: string): string => {
  const term = parseTerm(code);
  return term ? toTermCode(term) : code;
};

/** A day by months: the one before the same date, or the month's last where it lacks that date. */
const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date - 1, monthEnd)))
    .toISOString()
    .slice(0, 10);
};

/** Returns a term's last day from its first, inclusive: a year from 1 March ends on the last of February. Null: the calendar doesn't determine it. */
export const endsOn = ({ unit, count }: Term, firstDay: string): string | null => {
  if (unit === 'day') return addDays(firstDay, count - 1);
  if (unit === 'week') return addDays(firstDay, 7 * count - 1);
  if (unit === 'month') return addMonths(firstDay, count);
  return unit === 'year' ? addMonths(firstDay, 12 * count) : null;
};

/** Returns what a renewal adds: another year to years, and to all others the same again. Undefined: it has no end to add to. */
export const getRenewalTerm = (term: Term): Term | undefined => {
  if (term.unit === 'campaign' || term.unit === 'perpetual') return undefined;
  return term.unit === 'year' ? { unit: 'year', count: 1 } : term;
};

/** Returns a term with that many renewals, from its first day. */
export const withRenewals = (term: Term, renewals: number): Term => {
  const added = getRenewalTerm(term);
  return added ? { unit: term.unit, count: term.count + renewals * added.count } : term;
};

/** Fewest and most days of a term, whenever it starts. */
const getDayBounds = ({ unit, count }: Term): readonly [number, number] => {
  if (unit === 'day') return [count, count];
  if (unit === 'week') return [7 * count, 7 * count];
  const months = unit === 'year' ? 12 * count : count;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const [least, most] =
    rest === 0 ? [0, 0] : [Math.floor((365 * rest) / 12) - 2, Math.ceil((366 * rest) / 12) + 1];
  return [365 * years + least, 366 * years + most];
};

/** Returns the fewest days that a term has. Undefined: the calendar doesn't determine them. */
export const getLeastDays = (term: Term): number | undefined =>
  term.unit === 'campaign' || term.unit === 'perpetual' ? undefined : getDayBounds(term)[0];

const isLongerTerm = (a: Term, b: Term): boolean => {
  if (b.unit === 'perpetual' || a.unit === 'campaign') return false;
  if (a.unit === 'perpetual') return true;
  if (b.unit === 'campaign') return false;
  return a.unit === b.unit ? a.count > b.count : getDayBounds(a)[0] > getDayBounds(b)[1];
};

/** Returns whether one duration is longer whenever both start, by code. A campaign is shorter than what never ends, and compares with nothing else. */
export const isLonger = (a: string, b: string): boolean => {
  const [term, rival] = [parseTerm(a), parseTerm(b)];
  return term !== undefined && rival !== undefined && isLongerTerm(term, rival);
};
