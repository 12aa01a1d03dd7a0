import type { AuditionWeek } from '@domain/figures/figures.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const auditionWeeks = collection<AuditionWeek>('auditionWeeks');

/** Returns an agency's stored shards of at most 30 UTC weeks. One read per non-empty shard. */
export const readAuditionWeeks = (
  agencyId: string,
  weeks: readonly string[],
): Promise<readonly AuditionWeek[]> =>
  auditionWeeks.find(auditionWeeks.ref.where('agencyId', '==', agencyId).where('week', 'in', weeks));
