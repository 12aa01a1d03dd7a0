import type { Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { GuestComment } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { findLatest, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';

const comments = collection<GuestComment>('guestComments');

export const newCommentId = comments.newId;

export const readComment = async (id: string, transaction: Transaction): Promise<GuestComment | undefined> =>
  comments.get(id, transaction);

export const findGuestComments = async (
  guestId: string,
  transaction?: Transaction,
): Promise<readonly GuestComment[]> => {
  const query = comments.ref.where('guestId', '==', guestId);
  return comments.find(query, transaction);
};

export const findPlaceGuestComments = (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly GuestComment[]> =>
  comments.find(comments.ref.where('castingDemoId', '==', castingDemoId), transaction);

/** Returns the newest comments by all guests of a link. Guests of the project's link and of the casting's can't see each other's. */
export const findNewestGuestComments = async (
  { projectId, castingId }: LinkOwner,
  most: number,
): Promise<readonly GuestComment[]> => {
  const query =
    castingId === null
      ? comments.ref.where('projectId', '==', projectId).where('byProjectLink', '==', true)
      : comments.ref.where('castingId', '==', castingId);
  const newest = query.orderBy('createdAt', 'desc').limit(most);
  const found: GuestComment[] = [];

  for (let page: Query = newest; ;) {
    const { docs } = await page.get();
    const isProjectLink = castingId === null;
    const view = docs.flatMap((snapshot) => toRecord<GuestComment>(snapshot) ?? []);
    found.push(...view.filter(({ byProjectLink = false }) => byProjectLink === isProjectLink));
    const last = docs.at(-1);
    if (!last || docs.length < most || found.length >= most) return found.slice(0, most);
    page = newest.startAfter(last);
  }
};

export const createComment = comments.create;

export const moveComment = (transaction: Transaction, id: string, castingDemoId: string): void => {
  comments.update(transaction, id, { castingDemoId });
};

export const deleteComment = comments.delete;

export const findLatestGuestComments = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly GuestComment[]> =>
  findLatest(limitToOwner(comments.ref, recordOwner), 'createdAt', since);
