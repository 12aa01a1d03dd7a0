import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { counted, waitingSince, type Tally, type Waiting } from '../firestore/tally.ts';

const requests = () => collectionRef('deletionRequests');
const getRequest = (talentId: string): DocumentReference => requests().doc(talentId);

export const readRequest = async (
  talentId: string,
  transaction?: Transaction,
): Promise<DeletionRequest | undefined> => {
  const ref = getRequest(talentId);
  return toRecord<DeletionRequest>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Requests that are being carried out. */
const underWay = () => requests().where('state', '==', 'erasing');

/** Some of them: of one agency those that have taken longest, or of whichever. */
export const requestsUnderWay = async (
  limit: number,
  agencyId?: string,
): Promise<readonly DeletionRequest[]> => {
  const own =
    agencyId === undefined
      ? underWay()
      : underWay().where('agencyIds', 'array-contains', agencyId).orderBy('erasingSince');
  const found = await own.limit(limit).get();
  return found.docs.flatMap((snapshot) => toRecord<DeletionRequest>(snapshot) ?? []);
};

/** Those of an agency's people that were begun by a moment, and are not through. */
export const erasuresBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(
    underWay().where('agencyIds', 'array-contains', agencyId).where('erasingSince', '<=', by),
    'erasingSince',
  );

export const writeRequest = (transaction: Transaction, request: DeletionRequest): void => {
  transaction.set(getRequest(request.id), withoutId(request));
};

export const removeRequest = (transaction: Transaction, talentId: string): void => {
  transaction.delete(getRequest(talentId));
};

/** How many of the oldest are looked at for the first that an agency has not confirmed. */
const LOOKED_AT = 5;

/** Requests that an agency has still to confirm, and the oldest of them: two counts, and five reads at most. */
export const tallyUnconfirmed = async (agencyId: string): Promise<Tally<DeletionRequest>> => {
  const asked = requests().where('state', '==', 'requested');
  const own = asked.where('agencyIds', 'array-contains', agencyId);
  const [all, confirmed, { docs }] = await Promise.all([
    counted(own),
    counted(asked.where('confirmedBy', 'array-contains', agencyId)),
    own.orderBy('requestedAt').limit(LOOKED_AT).get(),
  ]);
  const first = docs
    .flatMap((snapshot) => toRecord<DeletionRequest>(snapshot) ?? [])
    .find(({ confirmedBy }) => !confirmedBy.includes(agencyId));
  return { count: Math.max(0, all - confirmed), first };
};
