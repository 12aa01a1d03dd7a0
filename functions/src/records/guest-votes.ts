import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { GuestVote } from '@domain/castings/guests.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { latest, ofWhom, type Whose } from '../firestore/tally.ts';

const votes = () => collectionRef('guestVotes');

/** A guest has one vote per voice, so its id contains both. */
export const toVoteId = (guestId: string, castingDemoId: string): string => `${guestId}_${castingDemoId}`;

export const readVote = async (id: string, transaction: Transaction): Promise<GuestVote | undefined> =>
  toRecord<GuestVote>(await transaction.get(votes().doc(id)));

export const votesBy = async (guestId: string, transaction?: Transaction): Promise<readonly GuestVote[]> => {
  const query = votes().where('guestId', '==', guestId);
  const found = await (transaction ? transaction.get(query) : query.get());
  return found.docs.flatMap((snapshot) => toRecord<GuestVote>(snapshot) ?? []);
};

/** What guests think of the voice in a place of a list. */
export const votesOn = async (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly GuestVote[]> => {
  const found = await transaction.get(votes().where('castingDemoId', '==', castingDemoId));
  return found.docs.flatMap((snapshot) => toRecord<GuestVote>(snapshot) ?? []);
};

export const writeVote = (transaction: Transaction, vote: GuestVote): void => {
  transaction.set(votes().doc(vote.id), withoutId(vote));
};

export const deleteVote = (transaction: Transaction, id: string): void => {
  transaction.delete(votes().doc(id));
};

/** Votes since a moment, the latest first. */
export const latestVotes = (whose: Whose, since: Timestamp): Promise<readonly GuestVote[]> =>
  latest(ofWhom(votes(), whose), 'updatedAt', since);
