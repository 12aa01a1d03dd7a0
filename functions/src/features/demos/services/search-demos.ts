import type { Timestamp } from 'firebase-admin/firestore';
import type { Page } from '@domain/contract.ts';
import type { DemoSearch } from '@domain/demos/demos.api.ts';
import { DEMO_PAGE_SIZE, type DemoCache } from '@domain/demos/demos.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../../http/cursor.ts';
import { withOwnAgencies } from '../../../http/own-agencies.ts';
import { agencyOf, type Session } from '../../../http/session.ts';
import { findDemos } from '../store.ts';

const encode = (demo: DemoCache): string => {
  const { seconds, nanoseconds } = demo.approvedAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, demo.id);
};

const decode = (cursor: string): { approvedAt: Timestamp; id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { approvedAt: momentIn(keys), id };
};

/** The voice finder: approved demos of the agency the caller acts in, one page at a time. */
export const searchDemos = async (session: Session, search: DemoSearch): Promise<Page<DemoCache>> => {
  const { cursor, pageSize = DEMO_PAGE_SIZE, ...traits } = search;
  const after = cursor === undefined ? undefined : decode(cursor);
  const found = await findDemos({ agencyId: agencyOf(session), ...traits }, after, pageSize);
  const items = found.map((demo) => withOwnAgencies(session, demo));
  const last = items.at(-1);
  // A full page may be the last one; finding out would cost another read, an empty next page costs less.
  return last && items.length === pageSize ? { items, cursor: encode(last) } : { items };
};
