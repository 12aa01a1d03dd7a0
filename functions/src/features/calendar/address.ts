import { Timestamp } from 'firebase-admin/firestore';
import type { CalendarFeed } from '@domain/availability/availability.ts';
import type { CalendarAddress } from '@domain/calendar/calendar.api.ts';
import type { Caller } from '../../work/access/caller.ts';
import { APP_URL } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findFeed } from '../../work/collections/calendars.ts';
import { setFeed } from '../../work/records/calendars.ts';
import { signToken } from '../../work/tokens/tokens.ts';
import { operation, operationInSteps, type UnitCall } from '../../work/unit/operation.ts';

/** Calendar programs are set up once, so an address is valid until revoked. Milliseconds. */
const LIFETIME_MS = 20 * 365 * 24 * 60 * 60 * 1000;

const NONE: CalendarAddress = { address: null, since: null };

/** Presents the address to its owner. Each call seals a new token; all are equally valid. */
const present = async (uid: string, feed: CalendarFeed | undefined): Promise<CalendarAddress> => {
  if (!feed?.isOpen) return NONE;
  const since = feed.since.toMillis();
  const token = await signToken(
    { kind: 'calendar', subject: uid, version: feed.version },
    since + LIFETIME_MS,
  );
  const address = `${APP_URL.value()}/api/calendar/feed?token=${token}`;
  return { address, since: new Date(since).toISOString() };
};

/** The address outlives an admin's session, so only its owner may use it. */
const requireOwnUid = ({ uid, realUid }: Caller): string => {
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  return uid;
};

/** Returns the current address; 403 for an acting admin. */
export const showAddress: Operation<'calendar.address'> = async ({ caller }) => {
  const uid = requireOwnUid(caller);
  return present(uid, await findFeed(uid));
};

const change = async (
  { work, caller }: Pick<UnitCall<'calendar.closeAddress'>, 'work' | 'caller'>,
  isOpen: boolean,
): Promise<CalendarFeed | undefined> => {
  const uid = requireOwnUid(caller);
  const former = await findFeed(uid, work);
  if (!isOpen && !former?.isOpen) return former;
  const feed: CalendarFeed = { version: (former?.version ?? 0) + 1, isOpen, since: Timestamp.now() };
  setFeed(work, uid, feed);
  const subject = `calendars/${uid}`;
  work.audit({ subject, agencyId: null }, { isOpen: former?.isOpen ?? false }, { isOpen });
  return feed;
};

/** Opens a new address. The token is signed after the change, so that replay data doesn't contain it. */
export const createAddress = operationInSteps('calendar.newAddress', async ({ step, caller }) => {
  const feed = await step((work) => change({ work, caller }, true));
  return present(caller.uid, feed);
});

export const closeAddress = operation('calendar.closeAddress', async (call) => {
  await change(call, false);
  return NONE;
});
