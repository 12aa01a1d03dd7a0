import type { Timestamp } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import { DEMO_PAGE_SIZE, type Demo, type ReviewStatus } from '@domain/demos/demos.ts';
import { isOnStaff } from '../../work/access/staff.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findDemos } from '../../work/collections/public-demos.ts';
import { listDemos as list, type DemoListFilters } from '../../work/collections/demos.ts';
import { limitToTalents, toDemoCursor, getSearchPlaces, getPlace } from './findable.ts';
import { presentApprovedDemo, presentDemo } from './present-demo.ts';

const encode = ({ createdAt, id }: Demo): string => {
  const { seconds, nanoseconds } = createdAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, id);
};

/** Sorts as the query does: by creation, exact to the nanosecond, then by id. */
const compareByAge = (a: Demo, b: Demo): number => {
  const [keyA, keyB] = [a, b].map(({ createdAt, id }) => `${(createdAt as Timestamp).valueOf()} ${id}`);
  return (keyA ?? '') < (keyB ?? '') ? 1 : -1;
};

const decode = (cursor: string): { readonly createdAt: Timestamp; readonly id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { createdAt: parseMoment(keys), id };
};

/** Returns lists that the caller reads with reviews: staff their agency's, talents their own, engineers those they review. */
const getReviewedLists = (caller: Caller, talentId: string | undefined): readonly DemoListFilters[] => {
  const { claims, uid, realUid } = caller;
  const isOwn = claims.held.talent !== undefined && (talentId === undefined || talentId === uid);
  const engaging = talentId === uid ? [] : getAgencies(claims, 'engineer');
  return [
    ...(isOnStaff(caller) ? [{ agencyId: getAgency(caller), talentId }] : []),
    // An acting admin sees what their own agency has of the talent.
    ...(isOwn ? [{ talentId: uid, agencyId: uid === realUid ? undefined : getAgency(caller) }] : []),
    ...engaging.map((agencyId) => ({ assignedTo: uid, talentId, agencyId })),
  ];
};

const toPage = async (
  lists: readonly DemoListFilters[],
  reviewStatus: ReviewStatus | undefined,
  cursor: string | undefined,
): Promise<readonly Demo[]> => {
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await Promise.all(
    lists.map((filters) => list({ ...filters, reviewStatus }, after, DEMO_PAGE_SIZE)),
  );
  const byId = new Map(found.flat().map((demo) => [demo.id, demo]));
  return [...byId.values()].sort(compareByAge).slice(0, DEMO_PAGE_SIZE);
};

type DemosPage = Awaited<ReturnType<Operation<'demos.list'>>>;
type DemoQuery = Parameters<Operation<'demos.list'>>[0]['query'];

const readReviewedPage = async (
  caller: Caller,
  lists: readonly DemoListFilters[],
  { reviewStatus, cursor }: DemoQuery,
): Promise<DemosPage> => {
  const found = await toPage(lists, reviewStatus, cursor);
  const items = found.map((demo) => presentDemo(caller, demo));
  const last = found.at(-1);
  return last && items.length === DEMO_PAGE_SIZE ? { items, cursor: encode(last) } : { items };
};

/** Returns demos as clients see them: approved ones. */
const readApprovedPage = async (
  caller: Caller,
  { talentId, reviewStatus, cursor }: DemoQuery,
): Promise<DemosPage> => {
  if (reviewStatus !== undefined && reviewStatus !== 'approved') return { items: [] };
  const places = getSearchPlaces(caller);
  const among = talentId === undefined ? places : limitToTalents(places, [talentId]);
  const found = await findDemos(among, {}, 'newest', getPlace('newest', cursor), DEMO_PAGE_SIZE);
  const items = found.map((demo) => serialise(presentApprovedDemo(caller, demo)));
  const last = found.at(-1);
  return last && items.length === DEMO_PAGE_SIZE
    ? { items, cursor: APPROVED + toDemoCursor('newest', last) }
    : { items };
};

/** Prefix of cursors for approved demos, which follow reviewed ones for clients with other roles. */
const APPROVED = 'approved.';

/** Returns demos, newest first: with reviews for talents, staff and reviewers, then approved ones for clients. */
export const listDemos: Operation<'demos.list'> = async ({ caller, query }) => {
  const { cursor } = query;
  const lists = getReviewedLists(caller, query.talentId);
  const findsApproved = caller.claims.held.client !== undefined && !isOnStaff(caller);
  if (lists.length === 0 && !findsApproved) throw notFound();

  if (lists.length > 0 && !cursor?.startsWith(APPROVED)) {
    const page = await readReviewedPage(caller, lists, query);
    if (!findsApproved || page.cursor !== undefined) return page;
    if (page.items.length > 0) return { ...page, cursor: APPROVED };
  }

  const behind = cursor?.startsWith(APPROVED) ? cursor.slice(APPROVED.length) : cursor;

  return readApprovedPage(caller, { ...query, cursor: behind || undefined });
};
