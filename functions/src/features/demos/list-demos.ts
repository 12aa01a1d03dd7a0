import type { Timestamp } from 'firebase-admin/firestore';
import { DEMO_PAGE_SIZE, type Demo } from '@domain/demos/demos.ts';
import { agencyOf, type Caller } from '../../access/caller.ts';
import { notFound } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import type { Operation } from '../../operation.ts';
import { listDemos as list, type DemoListFilters } from '../../records/demos.ts';
import { toldDemo } from './told-demo.ts';

const encode = ({ createdAt, id }: Demo): string => {
  const { seconds, nanoseconds } = createdAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, id);
};

const decode = (cursor: string): { readonly createdAt: Timestamp; readonly id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { createdAt: momentIn(keys), id };
};

/** Whose demos the caller may list: staff their agency's, talents their own, engineers those that they review. */
const whoseOf = (caller: Caller, talentId: string | undefined): DemoListFilters => {
  const { roles } = caller.claims;
  if (roles.includes('agencyTeam') || roles.includes('admin'))
    return { agencyId: agencyOf(caller), talentId };
  if (roles.includes('talent')) {
    if (talentId !== undefined && talentId !== caller.uid) throw notFound();
    // An admin who acts as a talent sees what their own agency has of it.
    const agencyId = caller.uid === caller.realUid ? undefined : agencyOf(caller);
    return { talentId: caller.uid, agencyId };
  }
  return { assignedTo: caller.uid, talentId };
};

/** Demos with their reviews, newest first, page by page. */
export const listDemos: Operation<'demos.list'> = async ({ caller, query }) => {
  const { talentId, reviewStatus, cursor } = query;
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await list({ ...whoseOf(caller, talentId), reviewStatus }, after, DEMO_PAGE_SIZE);
  const items = found.map((demo) => toldDemo(caller, demo));
  const last = found.at(-1);
  return last && items.length === DEMO_PAGE_SIZE ? { items, cursor: encode(last) } : { items };
};
