import type { SoldLicence } from './sold-licences.ts';

/** How long before its end a licence is told to be ending. */
export const ENDING_DAYS = 30;

/** Where a licence is on a day. `upcoming`: its first day is still to come, or not said, so its time does not run. */
export const LICENCE_STAGES = ['upcoming', 'live', 'ending', 'ended', 'replaced', 'cancelled'] as const;
export type LicenceStage = (typeof LICENCE_STAGES)[number];

/** Stages that a list is cut down to; `live` has those that are ending among them. */
export const LICENCE_FILTERS = ['upcoming', 'live', 'ending', 'ended'] as const;
export type LicenceFilter = (typeof LICENCE_FILTERS)[number];

/** The day that is so many days after another; both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** Where a licence is on a day (`YYYY-MM-DD`, by the agency's clock). Its last day is still one of its days. */
export const licenceStageOf = (
  { state, firstAirOn, liveThrough }: Pick<SoldLicence, 'state' | 'firstAirOn' | 'liveThrough'>,
  today: string,
): LicenceStage => {
  if (state !== 'live') return state;
  if (firstAirOn === null || liveThrough === null || firstAirOn > today) return 'upcoming';
  if (liveThrough < today) return 'ended';
  return liveThrough <= dayAfter(today, ENDING_DAYS) ? 'ending' : 'live';
};

/** Whether a list of a filter has a licence of this stage. */
export const isInFilter = (stage: LicenceStage, filter: LicenceFilter): boolean =>
  stage === filter || (filter === 'live' && stage === 'ending');
