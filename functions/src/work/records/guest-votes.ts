import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { GuestVote } from '@domain/castings/guests.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { findLatest, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';

const votes = collection<GuestVote>('guestVotes');

/** A guest has one vote per voice, so its id contains both. */
export const toVoteId = (guestId: string, castingDemoId: string): string => `${guestId}_${castingDemoId}`;

export const readVote = async (id: string, transaction: Transaction): Promise<GuestVote | undefined> =>
  votes.get(id, transaction);

export const findGuestVotes = async (
  guestId: string,
  transaction?: Transaction,
): Promise<readonly GuestVote[]> => {
  const query = votes.ref.where('guestId', '==', guestId);
  return votes.find(query, transaction);
};

export const findPlaceVotes = (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly GuestVote[]> =>
  votes.find(votes.ref.where('castingDemoId', '==', castingDemoId), transaction);

export const writeVote = votes.set;

export const deleteVote = votes.delete;

export const findLatestVotes = (recordOwner: RecordOwner, since: Timestamp): Promise<readonly GuestVote[]> =>
  findLatest(limitToOwner(votes.ref, recordOwner), 'updatedAt', since);
