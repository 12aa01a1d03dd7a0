import type { Query, Timestamp } from 'firebase-admin/firestore';
import type { GuestComment } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { findLatest, limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const guestComments = collection<GuestComment>('guestComments');

export const newCommentId = guestComments.newId;

export const readComment = async (id: string, work: Work): Promise<GuestComment | undefined> =>
  work.read(guestComments, id);

export const findGuestComments = async (guestId: string, work?: Work): Promise<readonly GuestComment[]> => {
  const query = guestComments.ref.where('guestId', '==', guestId);
  return guestComments.find(query, work);
};

export const findPlaceGuestComments = (castingDemoId: string, work: Work): Promise<readonly GuestComment[]> =>
  work.findStored(guestComments, guestComments.ref.where('castingDemoId', '==', castingDemoId));

export const countGuestCommentsOn = async (castingDemoId: string, work: Work): Promise<number> => {
  const query = guestComments.ref.where('castingDemoId', '==', castingDemoId);
  return (await work.transaction.get(query.count())).data().count;
};

/** Returns the newest comments by all guests of a link. Guests of the project's link and of the casting's can't see each other's. */
export const findNewestGuestComments = async (
  { projectId, castingId }: LinkOwner,
  most: number,
): Promise<readonly GuestComment[]> => {
  const query =
    castingId === null
      ? guestComments.ref.where('projectId', '==', projectId).where('byProjectLink', '==', true)
      : guestComments.ref.where('castingId', '==', castingId);
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

export const findLatestGuestComments = (
  recordOwner: RecordOwner,
  since: Timestamp,
): Promise<readonly GuestComment[]> =>
  findLatest(limitToOwner(guestComments.ref, recordOwner), 'createdAt', since);
