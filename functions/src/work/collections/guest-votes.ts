import type { Timestamp } from 'firebase-admin/firestore';
import type { GuestVote } from '@domain/castings/guests.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { findLatest, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const guestVotes = collection<GuestVote>('guestVotes');

/** A guest has one vote per voice, so its id contains both. */
export const toVoteId = (guestId: string, castingDemoId: string): string => `${guestId}_${castingDemoId}`;

export const readVote = async (id: string, work: Work): Promise<GuestVote | undefined> =>
  work.read(guestVotes, id);

export const findGuestVotes = async (guestId: string, work?: Work): Promise<readonly GuestVote[]> => {
  const query = guestVotes.ref.where('guestId', '==', guestId);
  return guestVotes.find(query, work);
};

export const findPlaceVotes = (castingDemoId: string, work: Work): Promise<readonly GuestVote[]> =>
  work.findStored(guestVotes, guestVotes.ref.where('castingDemoId', '==', castingDemoId));

export const findLatestVotes = (recordOwner: RecordOwner, since: Timestamp): Promise<readonly GuestVote[]> =>
  findLatest(limitToOwner(guestVotes.ref, recordOwner), 'updatedAt', since);
