import type { Timestamp } from 'firebase-admin/firestore';
import type { GuestVote } from '@domain/castings/guests.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { findLatest, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

const votes = collection<GuestVote>('guestVotes');

/** A guest has one vote per voice, so its id contains both. */
export const toVoteId = (guestId: string, castingDemoId: string): string => `${guestId}_${castingDemoId}`;

export const readVote = async (id: string, work: Work): Promise<GuestVote | undefined> =>
  work.read(votes, id);

export const findGuestVotes = async (guestId: string, work?: Work): Promise<readonly GuestVote[]> => {
  const query = votes.ref.where('guestId', '==', guestId);
  return votes.find(query, work);
};

export const findPlaceVotes = (castingDemoId: string, work: Work): Promise<readonly GuestVote[]> =>
  work.findStored(votes, votes.ref.where('castingDemoId', '==', castingDemoId));

export const writeVote = (work: Work, record: GuestVote): GuestVote => work.set(votes, record);

export const deleteVote = (work: Work, id: string): void => work.deleteById(votes, id);

export const findLatestVotes = (recordOwner: RecordOwner, since: Timestamp): Promise<readonly GuestVote[]> =>
  findLatest(limitToOwner(votes.ref, recordOwner), 'updatedAt', since);
