import type { Timestamp } from 'firebase-admin/firestore';
import { DEMO_PAGE_SIZE, type Demo, type ReviewStatus } from '@domain/demos/demos.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findDemos } from '../../records/demo-cache.ts';
import { listDemos as list, type DemoListFilters } from '../../records/demos.ts';
import { amongTalents, cursorBehind, findablePlaces, placeOf } from './findable.ts';
import { approvedDemo, toldDemo } from './told-demo.ts';

const encode = ({ createdAt, id }: Demo): string => {
  const { seconds, nanoseconds } = createdAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, id);
};

/** Sorts as the query does: by creation, exact to the nanosecond, then by id. */
const newestFirst = (one: Demo, other: Demo): number => {
  const [own, others] = [one, other].map(
    ({ createdAt, id }) => `${(createdAt as Timestamp).valueOf()} ${id}`,
  );
  return (own ?? '') < (others ?? '') ? 1 : -1;
};

const decode = (cursor: string): { readonly createdAt: Timestamp; readonly id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { createdAt: momentIn(keys), id };
};

/** The lists that the caller may read with reviews: staff their agency's, talents their own, engineers those that they review. */
const listsFor = (caller: Caller, talentId: string | undefined): readonly DemoListFilters[] => {
  const { roles } = caller.claims;
  if (roles.includes('agencyTeam') || roles.includes('admin'))
    return [{ agencyId: agencyOf(caller), talentId }];
  const isOwn = roles.includes('talent') && (talentId === undefined || talentId === caller.uid);
  const reviews = roles.includes('engineer') && talentId !== caller.uid;
  if (!isOwn && !reviews) throw notFound();
  return [
    // An admin who acts as a talent sees what their own agency has of it.
    ...(isOwn
      ? [
          {
            talentId: caller.uid,
            agencyId: caller.uid === caller.realUid ? undefined : agencyOf(caller),
          },
        ]
      : []),
    ...(reviews ? [{ assignedTo: caller.uid, talentId }] : []),
  ];
};

/** One page of the union of some lists, newest first. */
const pageOf = async (
  lists: readonly DemoListFilters[],
  reviewStatus: ReviewStatus | undefined,
  cursor: string | undefined,
): Promise<readonly Demo[]> => {
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await Promise.all(
    lists.map((filters) => list({ ...filters, reviewStatus }, after, DEMO_PAGE_SIZE)),
  );
  const byId = new Map(found.flat().map((demo) => [demo.id, demo]));
  return [...byId.values()].sort(newestFirst).slice(0, DEMO_PAGE_SIZE);
};

const READ_WITH_REVIEWS = ['talent', 'engineer', 'agencyTeam', 'admin'] as const;

/** What clients may know of demos: those that are approved, as they find them. */
const listApproved: Operation<'demos.list'> = async ({
  caller,
  query: { talentId, reviewStatus, cursor },
}) => {
  if (reviewStatus !== undefined && reviewStatus !== 'approved') return { items: [] };
  const places = findablePlaces(caller);
  const among = talentId === undefined ? places : amongTalents(places, [talentId]);
  const found = await findDemos(among, {}, 'newest', placeOf('newest', cursor), DEMO_PAGE_SIZE);
  const items = found.map((demo) => serialised(approvedDemo(caller, demo)));
  const last = found.at(-1);
  return last && items.length === DEMO_PAGE_SIZE
    ? { items, cursor: cursorBehind('newest', last) }
    : { items };
};

/** Demos, newest first, page by page: with their reviews for whoever is concerned with these, the approved ones for clients. */
export const listDemos: Operation<'demos.list'> = async (call) => {
  const { caller, query } = call;
  if (!READ_WITH_REVIEWS.some((role) => caller.claims.roles.includes(role))) return listApproved(call);
  const { talentId, reviewStatus, cursor } = query;
  const found = await pageOf(listsFor(caller, talentId), reviewStatus, cursor);
  const items = found.map((demo) => toldDemo(caller, demo));
  const last = found.at(-1);
  return last && items.length === DEMO_PAGE_SIZE ? { items, cursor: encode(last) } : { items };
};
