import { strictObject } from '../messages/yup.ts';
import { calendarDay } from '../values/dates.ts';
import type { FieldValues } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { UNSET_RULE, type NetRule } from './compute-net.ts';

export const SHARES_MAX = 20;

const SHARE_FIELDS = {
  /** Basis points of the talent's fee. */
  rate: wholeNumber().min(0).max(10_000).required(),
  /** First day, `YYYY-MM-DD`, in the agency's time zone. */
  from: calendarDay().required(),
};
export type ShareRate = FieldValues<typeof SHARE_FIELDS>;

export const shareRates = () =>
  uniqueList(strictObject(SHARE_FIELDS), ({ from }) => from)
    .max(SHARES_MAX)
    .default([]);

const findRate = (shares: readonly ShareRate[], day: string): ShareRate | undefined =>
  shares
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .at(0);

/** Returns the share of a day: the one agreed with the talent, or the agency's default. */
export const findShareRule = (
  agreed: readonly ShareRate[],
  defaults: readonly ShareRate[],
  day: string,
): NetRule => {
  const ofTalent = findRate(agreed, day);
  if (ofTalent) return { ...ofTalent, source: 'talentTerms' };
  const ofAgency = findRate(defaults, day);
  return ofAgency ? { ...ofAgency, source: 'billingTerms' } : UNSET_RULE;
};
