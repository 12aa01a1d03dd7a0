import { toIcs } from '../../outgoing/calendar/ics.ts';
import { sendCalendar } from '../../outgoing/calendar/send-calendar.ts';
import { getBranding } from '../../work/branding.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getTalentZone } from '../../outgoing/mail/talent-zone.ts';
import type { Operation } from '../../work/operation.ts';
import { findFeed } from '../../work/collections/calendars.ts';
import { readUser } from '../../work/collections/users.ts';
import { readToken } from '../../work/tokens/tokens.ts';
import { findKnownBookings } from './calendar-bookings.ts';

/** Returns the bookings behind a private address, in the owner's language and zone. 401: forged or revoked address, deleted or closed account. */
export const showFeed: Operation<'calendar.feed'> = async ({ query: { token }, response }) => {
  const { subject: uid, version } = await readToken(token, ['calendar']);
  const [feed, user] = await Promise.all([findFeed(uid), readUser(uid)]);
  if (!feed?.isOpen || feed.version !== version || !user || user.disabled)
    throw new AppError(401, 'link.invalid');

  const { locale } = user;
  const [timeZone, bookings] = await Promise.all([
    getTalentZone(uid),
    findKnownBookings(uid, locale, () => true),
  ]);
  const events = bookings.flatMap(({ event }) => event(timeZone) ?? []);
  const text = toIcs({ method: 'publish', events, name: getBranding().title });

  sendCalendar(response, text, 'bookings.ics');

  return undefined;
};
