import { dayAfter } from './licence-stage.ts';
import type { SoldLicence } from './sold-licences.ts';

/** Days before its last one on which the end of a licence is reminded of. */
const DAYS_BEFORE = [30, 7, 0] as const;
/** When that is, in UTC: a morning in Europe, and the same day almost everywhere. It waits for the reader's own morning. */
const AT = 'T08:00:00Z';

type Ending = Pick<SoldLicence, 'state' | 'expiresOn' | 'renewal' | 'remindedThrough'>;

/** Days on which the end of a licence is reminded of, and has not been. None where it does not stand, or its renewal is ordered. */
const remindingDays = ({ state, expiresOn, renewal, remindedThrough }: Ending): readonly string[] => {
  if (state !== 'live' || expiresOn === null || renewal?.state === 'received') return [];
  return DAYS_BEFORE.map((days) => dayAfter(expiresOn, -days)).filter(
    (day) => remindedThrough === null || day > remindedThrough,
  );
};

const momentOf = (day: string): number => Date.parse(`${day}${AT}`);

/** When the end of a licence is to be reminded of next, in milliseconds; null: no more. */
export const nextEndReminder = (licence: Ending): number | null => {
  const [next] = remindingDays(licence);
  return next === undefined ? null : momentOf(next);
};

/**
 * What is due at a moment (milliseconds), which lies in `today` by the agency's clock: the day through which the end has
 * been reminded of then, `YYYY-MM-DD`, and whether there is anything to say. What was missed is said once, and of a licence that is over nothing. Undefined: nothing is due.
 */
export const dueEndReminder = (
  licence: Ending,
  now: number,
  today: string,
): { readonly through: string; readonly isTold: boolean } | undefined => {
  const through = remindingDays(licence).findLast((day) => momentOf(day) <= now);
  if (through === undefined) return undefined;
  return { through, isTold: today <= (licence.expiresOn ?? '') };
};
