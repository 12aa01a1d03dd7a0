import type { Earning, EarningState } from '@domain/orders/earnings.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { readPages } from '#firebase/readPages.ts';
import type { RowPages } from '../../../components/lists/listFile.ts';

/** Earnings that are shown at first, and that come at a time. */
const SHOWN = 100;

/** Which earnings of a talent with one agency somebody looks at; in any state where none is named. */
export interface EarningChoice {
  readonly agencyId: string;
  readonly talentId: string;
  readonly state: EarningState | undefined;
}

const earningsOf = ({
  agencyId,
  talentId,
  state,
}: EarningChoice): LiveQuery & { readonly limit: number } => ({
  collection: 'earnings',
  where: { agencyId, talentId, ...(state ? { state } : {}) },
  orderBy: [['agreedOn', 'desc']],
  limit: SHOWN,
});

/** What a talent earns with one agency, what was agreed last first. */
export const useOwnEarnings = (choice: EarningChoice): LiveMore<Earning> =>
  useLiveMore<Earning>(earningsOf(choice));

/** The same as it is now, all of it. */
export const ownEarningPages = (choice: EarningChoice): RowPages<Earning> => readPages(earningsOf(choice));
