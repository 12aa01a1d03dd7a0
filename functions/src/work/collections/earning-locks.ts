import type { EarningLock } from '@domain/payouts/payouts.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const earningLocks = collection<EarningLock>('earningLocks');

/** Earnings that are held or in an open run. */
export const findLocks = (agencyId: string, work?: Work): Promise<readonly EarningLock[]> =>
  earningLocks.find(earningLocks.ref.where('agencyId', '==', agencyId), work);

/** A talent's earnings that are held or in an agency's open run. */
export const findTalentLocks = (agencyId: string, talentId: string): Promise<readonly EarningLock[]> =>
  earningLocks.find(earningLocks.ref.where('agencyId', '==', agencyId).where('talentId', '==', talentId));
