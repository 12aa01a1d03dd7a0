import { getOutcome } from '@domain/talents/invite-outcome.ts';
import { getAgency } from '../../work/access/caller.ts';
import { decodeCursor, encodeCursor, parseMoment } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findAgencyInvites } from '../../work/collections/talent-invites.ts';

const PAGE_SIZE = 100;

/** Returns the chosen agency's invitations, newest first, with the state of each. */
export const listInvites: Operation<'talents.selfService'> = async ({ caller, query: { cursor } }) => {
  const start = cursor === undefined ? undefined : decodeCursor(cursor);
  const after = start && { sentAt: parseMoment(start.keys), id: start.id };
  const { invites, last } = await findAgencyInvites(getAgency(caller), after, PAGE_SIZE);
  const items = invites.map((invite) => ({ ...serialise(invite), outcome: getOutcome(invite) }));
  const isFull = last !== undefined && items.length === PAGE_SIZE;
  return isFull
    ? { items, cursor: encodeCursor(last.sentAt.seconds, last.sentAt.nanoseconds, last.id) }
    : { items };
};
