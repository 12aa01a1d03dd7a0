import type { Timestamp } from 'firebase-admin/firestore';
import { ENQUIRIES_PAGE } from '@domain/enquiries/enquiries.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { getAgency } from '../../work/access/caller.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findEnquiries, readEnquiry } from '../../work/collections/enquiries.ts';
import { presentOpened, presentRow } from './present-enquiry.ts';

/** Returns messages to the chosen agency, newest first. Reads only its page. */
export const listEnquiries: Operation<'enquiries.list'> = async ({ caller, query: { cursor, status } }) => {
  const page = { state: status, after: parseCursor(cursor), limit: ENQUIRIES_PAGE };
  const found = await findEnquiries(getAgency(caller), page);
  const items = found.map(presentRow);
  const last = found.at(-1);
  if (!last || found.length < ENQUIRIES_PAGE) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};

export const getEnquiry: Operation<'enquiries.get'> = async ({ caller, params: { id } }) =>
  presentOpened(caller, requireAccessible(caller, 'enquiries', await readEnquiry(id)));
