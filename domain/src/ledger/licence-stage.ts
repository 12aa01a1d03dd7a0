import { addDays } from '../values/add-days.ts';
import type { SoldLicence } from './sold-licences.ts';

export const ENDING_DAYS = 30;

/** Stage of a licence on a day. `upcoming`: its first day is in the future or unknown, so its period hasn't started. */
export const LICENCE_STAGES = ['upcoming', 'live', 'ending', 'ended', 'replaced', 'cancelled'] as const;
export type LicenceStage = (typeof LICENCE_STAGES)[number];

/** Stage filters of a list; `live` includes `ending`. */
export const LICENCE_FILTERS = ['upcoming', 'live', 'ending', 'ended'] as const;
export type LicenceFilter = (typeof LICENCE_FILTERS)[number];

/** Returns a licence's stage on a day (`YYYY-MM-DD`, in the agency's time zone). Its last day is included. */
export const getLicenceStage = (
  { state, firstAirOn, liveThrough }: Pick<SoldLicence, 'state' | 'firstAirOn' | 'liveThrough'>,
  today: string,
): LicenceStage => {
  if (state !== 'live') return state;
  if (firstAirOn === null || liveThrough === null || firstAirOn > today) return 'upcoming';
  if (liveThrough < today) return 'ended';
  return liveThrough <= addDays(today, ENDING_DAYS) ? 'ending' : 'live';
};

export const isInFilter = (stage: LicenceStage, filter: LicenceFilter): boolean =>
  stage === filter || (filter === 'live' && stage === 'ending');
