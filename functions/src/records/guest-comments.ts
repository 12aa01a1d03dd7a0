import type { Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { GuestComment } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { latest, ofWhom, type Whose } from '../firestore/tally.ts';

const comments = () => collectionRef('guestComments');

/** A name that no comment has yet. */
export const newCommentId = (): string => comments().doc().id;

export const readComment = async (id: string, transaction: Transaction): Promise<GuestComment | undefined> =>
  toRecord<GuestComment>(await transaction.get(comments().doc(id)));

/** Comments by one guest. */
export const commentsBy = async (
  guestId: string,
  transaction?: Transaction,
): Promise<readonly GuestComment[]> => {
  const query = comments().where('guestId', '==', guestId);
  const found = await (transaction ? transaction.get(query) : query.get());
  return found.docs.flatMap((snapshot) => toRecord<GuestComment>(snapshot) ?? []);
};

/** What guests wrote about the voice in a place of a list. */
export const guestCommentsOn = async (
  castingDemoId: string,
  transaction: Transaction,
): Promise<readonly GuestComment[]> => {
  const found = await transaction.get(comments().where('castingDemoId', '==', castingDemoId));
  return found.docs.flatMap((snapshot) => toRecord<GuestComment>(snapshot) ?? []);
};

/**
 * Returns the newest comments by all guests of a link, at most `limit`. Guests of the project's link
 * and of the casting's own comment in one collection but can't see each other's.
 */
export const newestCommentsBy = async (
  { projectId, castingId }: LinkOwner,
  most: number,
): Promise<readonly GuestComment[]> => {
  const said =
    castingId === null
      ? comments().where('projectId', '==', projectId).where('byProjectLink', '==', true)
      : comments().where('castingId', '==', castingId);
  const newest = said.orderBy('createdAt', 'desc').limit(most);
  const found: GuestComment[] = [];
  for (let page: Query = newest; ;) {
    const { docs } = await page.get();
    const ofProject = castingId === null;
    const view = docs.flatMap((snapshot) => toRecord<GuestComment>(snapshot) ?? []);
    found.push(...view.filter(({ byProjectLink = false }) => byProjectLink === ofProject));
    const last = docs.at(-1);
    if (!last || docs.length < most || found.length >= most) return found.slice(0, most);
    page = newest.startAfter(last);
  }
};

export const createComment = (transaction: Transaction, comment: GuestComment): void => {
  transaction.create(comments().doc(comment.id), withoutId(comment));
};

/** Has a comment go with a voice to another place of its casting. */
export const moveComment = (transaction: Transaction, id: string, castingDemoId: string): void => {
  transaction.update(comments().doc(id), { castingDemoId });
};

export const deleteComment = (transaction: Transaction, id: string): void => {
  transaction.delete(comments().doc(id));
};

/** Comments since a moment, the latest first. */
export const latestComments = (whose: Whose, since: Timestamp): Promise<readonly GuestComment[]> =>
  latest(ofWhom(comments(), whose), 'createdAt', since);
