import type { Timestamp } from 'firebase-admin/firestore';
import { DEMO_PAGE_SIZE, type DemoCache } from '@domain/demos/demos.ts';
import { withOwnAgencies } from '../../access/own-agencies.ts';
import { agencyOf } from '../../access/caller.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findDemos } from '../../records/demo-cache.ts';

const encode = (demo: DemoCache): string => {
  const { seconds, nanoseconds } = demo.approvedAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, demo.id);
};

const decode = (cursor: string): { approvedAt: Timestamp; id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { approvedAt: momentIn(keys), id };
};

/** The voice finder: approved demos of the agency the caller acts in, one page at a time. */
export const searchDemos: Operation<'demos.search'> = async ({ caller, query: search }) => {
  const { cursor, pageSize = DEMO_PAGE_SIZE, ...traits } = search;
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await findDemos({ agencyId: agencyOf(caller), ...traits }, after, pageSize);
  const items = found.map((demo) => withOwnAgencies(caller, demo));
  const last = items.at(-1);
  // A full page may be the last one; finding out would cost another read, an empty next page costs less.
  return serialised(last && items.length === pageSize ? { items, cursor: encode(last) } : { items });
};
