import { addDays } from '../values/add-days.ts';
import { getLeastDays, getRenewalTerm, parseTerm } from '../pricing/terms.ts';
import type { SoldLicence } from './sold-licences.ts';

/** Reminders before the last day: so many days, and at most that part of what runs out. A year's come 30 and 7 days before, a 13-week cycle's 22 and 7. */
const REMINDERS = [
  { days: 30, part: 4 },
  { days: 7, part: 12 },
  { days: 0, part: 1 },
] as const;
/** Time of day in UTC: morning in Europe, and the same day almost everywhere. The mail waits for the reader's morning. */
const AT = 'T08:00:00Z';

type Ending = Pick<
  SoldLicence,
  'state' | 'duration' | 'firstAirOn' | 'expiresOn' | 'renewal' | 'remindedThrough'
>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the days of what runs out: those of a renewal, or all of them where it has none. */
const getRunningDays = ({ duration, firstAirOn, expiresOn }: Ending): number => {
  const term = parseTerm(duration.code);
  const days = term && getLeastDays(getRenewalTerm(term) ?? term);
  return days ?? (Date.parse(expiresOn ?? '') - Date.parse(firstAirOn ?? '')) / DAY_MS + 1;
};

/** Returns days on which a reminder of the licence's end was due but not sent. Empty when it isn't in force or its renewal is ordered. */
const listReminderDays = (licence: Ending): readonly string[] => {
  const { state, expiresOn, renewal, remindedThrough } = licence;
  if (state !== 'live' || expiresOn === null || renewal?.state === 'received') return [];

  const running = getRunningDays(licence);
  const leads = REMINDERS.map(({ days, part }) => Math.min(days, Math.floor(running / part)));
  return [...new Set(leads)]
    .map((days) => addDays(expiresOn, -days))
    .filter((day) => remindedThrough === null || day > remindedThrough);
};

const toMoment = (day: string): number => Date.parse(`${day}${AT}`);

/** Returns the next reminder of a licence's end, in milliseconds; null: none. */
export const getNextEndReminder = (licence: Ending): number | null => {
  const [next] = listReminderDays(licence);
  return next === undefined ? null : toMoment(next);
};

/**
 * Returns what is due at a moment (milliseconds) on `today` in the agency's time zone: the last day reminded of (`YYYY-MM-DD`),
 * and whether to send anything. Undefined: nothing is due. A missed reminder is sent once; an ended licence gets none.
 */
export const getDueEndReminder = (
  licence: Ending,
  now: number,
  today: string,
): { readonly through: string; readonly isSending: boolean } | undefined => {
  const through = listReminderDays(licence).findLast((day) => toMoment(day) <= now);
  if (through === undefined) return undefined;
  return { through, isSending: today <= (licence.expiresOn ?? '') };
};
