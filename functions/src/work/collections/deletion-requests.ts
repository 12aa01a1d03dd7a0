import type { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { countDocuments, countWaiting, type Tally, type Waiting } from '../../platform/firestore/tally.ts';

export const deletionRequests = collection<DeletionRequest>('deletionRequests');

export const readRequest = deletionRequests.get;

const queryErasing = () => deletionRequests.ref.where('state', '==', 'erasing');

/** Running erasures, longest first for one agency, or any. */
export const findRunningRequests = async (
  limit: number,
  agencyId?: string,
): Promise<readonly DeletionRequest[]> => {
  const query =
    agencyId === undefined
      ? queryErasing()
      : queryErasing().where('agencyIds', 'array-contains', agencyId).orderBy('erasingSince');
  return deletionRequests.find(query.limit(limit));
};

/** Unfinished erasures of an agency's people started by a moment. */
export const tallyOverdueErasures = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(
    queryErasing().where('agencyIds', 'array-contains', agencyId).where('erasingSince', '<=', by),
    'erasingSince',
  );

/** Requests read to find the oldest that an agency hasn't confirmed. */
const LOOKED_AT = 5;

/** Counts requests that an agency must confirm, with the oldest: two counts and at most five reads. */
export const tallyUnconfirmed = async (agencyId: string): Promise<Omit<Tally<DeletionRequest>, 'list'>> => {
  const query = deletionRequests.ref.where('state', '==', 'requested');
  const agencyQuery = query.where('agencyIds', 'array-contains', agencyId);
  const [all, confirmed, { docs }] = await Promise.all([
    countDocuments(agencyQuery),
    countDocuments(query.where('confirmedBy', 'array-contains', agencyId)),
    agencyQuery.orderBy('requestedAt').limit(LOOKED_AT).get(),
  ]);
  const first = docs
    .flatMap((snapshot) => toRecord<DeletionRequest>(snapshot) ?? [])
    .find(({ confirmedBy }) => !confirmedBy.includes(agencyId));

  return { count: Math.max(0, all - confirmed), first };
};
