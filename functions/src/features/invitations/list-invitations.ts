import type { Timestamp } from 'firebase-admin/firestore';
import {
  INVITATIONS_PAGE,
  getInvitationState,
  type Invitation,
  type InvitationState,
} from '@domain/invitations/invitations.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findInvitations } from '../../work/collections/invitations.ts';
import { isAdminOf, getVisibleKinds } from './require-own-invitation.ts';
import { presentInvitations } from './present-invitation.ts';

/** Maximum pages scanned for waiting or expired invitations, which no field distinguishes. */
const ROUNDS = 4;

type Position = NonNullable<ReturnType<typeof parseCursor>>;

const getPosition = ({ sentAt, id }: Invitation): Position => ({ createdAt: sentAt as Timestamp, id });

const getNextCursor = ({ createdAt: { seconds, nanoseconds }, id }: Position): string =>
  encodeCursor(seconds, nanoseconds, id);

const getStoredState = (requestedState: InvitationState | undefined): Invitation['state'] | undefined =>
  requestedState === 'expired' ? 'waiting' : requestedState;

/** Returns invitations of the chosen agency, newest first. Scans up to four pages for waiting or expired ones, so a page may be short. */
export const listInvitations: Operation<'invitations.list'> = async ({
  caller,
  query: { cursor, kind, standing },
}) => {
  const agencyId = getAgency(caller);
  const visibleKinds = getVisibleKinds(caller, agencyId);
  if (kind !== undefined && !visibleKinds.includes(kind)) throw new AppError(403, 'auth.forbidden');
  const kinds = kind !== undefined ? [kind] : isAdminOf(caller, agencyId) ? undefined : visibleKinds;

  const now = Date.now();
  const found: Invitation[] = [];
  let after = parseCursor(cursor);

  for (let round = 0; round < ROUNDS; round += 1) {
    const filters = { kinds, state: getStoredState(standing), after, limit: INVITATIONS_PAGE };
    const page = await findInvitations(agencyId, filters);
    for (const invitation of page) {
      after = getPosition(invitation);
      if (standing !== undefined && getInvitationState(invitation, now) !== standing) continue;
      found.push(invitation);
      if (found.length === INVITATIONS_PAGE)
        return { items: await presentInvitations(caller, found), cursor: getNextCursor(after) };
    }

    if (page.length < INVITATIONS_PAGE) return { items: await presentInvitations(caller, found) };
  }

  const items = await presentInvitations(caller, found);

  return after ? { items, cursor: getNextCursor(after) } : { items };
};
