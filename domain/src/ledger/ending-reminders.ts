import { addDays } from './licence-stage.ts';
import type { SoldLicence } from './sold-licences.ts';

const DAYS_BEFORE = [30, 7, 0] as const;
/** Time of day in UTC: morning in Europe, and the same day almost everywhere. The mail waits for the reader's morning. */
const AT = 'T08:00:00Z';

type Ending = Pick<SoldLicence, 'state' | 'expiresOn' | 'renewal' | 'remindedThrough'>;

/** Returns days on which a reminder of the licence's end was due but not sent. Empty when it isn't in force or its renewal is ordered. */
const listReminderDays = ({ state, expiresOn, renewal, remindedThrough }: Ending): readonly string[] => {
  if (state !== 'live' || expiresOn === null || renewal?.state === 'received') return [];
  return DAYS_BEFORE.map((days) => addDays(expiresOn, -days)).filter(
    (day) => remindedThrough === null || day > remindedThrough,
  );
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
