import type { SoldLicence } from './sold-licences.ts';

/** How long before its end a licence is told to be ending. */
export const ENDING_DAYS = 30;

/** Where a licence is on a day. `notAired`: nobody has said that it began, so its time does not run. */
export const LICENCE_STAGES = ['notAired', 'live', 'ending', 'ended', 'replaced', 'cancelled'] as const;
export type LicenceStage = (typeof LICENCE_STAGES)[number];

/** Stages that a list is cut down to; `live` has those that are ending among them. */
export const LICENCE_FILTERS = ['notAired', 'live', 'ending', 'ended'] as const;
export type LicenceFilter = (typeof LICENCE_FILTERS)[number];

/** The day that is so many days after another; both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** Where a licence is on a day (`YYYY-MM-DD`, by the agency's clock). Its last day is still one of its days. */
export const licenceStageOf = (
  { state, liveThrough }: Pick<SoldLicence, 'state' | 'liveThrough'>,
  today: string,
): LicenceStage => {
  if (state !== 'live') return state;
  if (liveThrough === null) return 'notAired';
  if (liveThrough < today) return 'ended';
  return liveThrough <= dayAfter(today, ENDING_DAYS) ? 'ending' : 'live';
};
