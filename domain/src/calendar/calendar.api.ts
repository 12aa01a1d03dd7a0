import { only, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import type { DialIn } from '../sessions/session-fields.ts';
import { strictObject, messageId, text } from '../messages/yup.ts';

/** A booking, as shown to the booked person. */
export interface OwnBooking {
  readonly id: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** ISO, UTC, both. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA zone of the agreement. */
  readonly timeZone: string;
  /** Other slots are being offered. */
  readonly isMoving: boolean;
  /** How to join the session; null: none is planned yet, or without a link. */
  readonly join: DialIn | null;
  /** The recording session, whose files can be requested; null: none is planned yet. */
  readonly sessionId: string | null;
}

/** The private calendar feed; null: none. */
export interface CalendarAddress {
  readonly address: string | null;
  /** Time of its creation. ISO, UTC. */
  readonly since: string | null;
}

const booked = only('talent', 'engineer');

export const calendarApi = {
  'calendar.bookings': endpoint<readonly OwnBooking[]>()({
    method: 'GET',
    path: '/calendar',
    summary: 'List your bookings',
    description: 'Upcoming and current, next first.',
    auth: booked,
    errors: SIGNED_IN_ERRORS,
  }),
  'calendar.address': endpoint<CalendarAddress>()({
    method: 'GET',
    path: '/calendar/address',
    summary: 'Retrieve your private calendar address',
    auth: booked,
    errors: SIGNED_IN_ERRORS,
  }),
  'calendar.newAddress': endpoint<CalendarAddress>()({
    method: 'POST',
    path: '/calendar/address',
    summary: 'Create a private calendar address',
    description: 'Replaces the former one.',
    auth: booked,
    inPerson: true,
    repliesWithSecret: true,
    errors: WRITE_ERRORS,
    limit: { calls: 20, seconds: 600 },
  }),
  'calendar.closeAddress': endpoint<CalendarAddress>()({
    method: 'DELETE',
    path: '/calendar/address',
    summary: 'Delete your private calendar address',
    auth: booked,
    errors: WRITE_ERRORS,
  }),
  'calendar.feed': endpoint<undefined>()({
    method: 'GET',
    path: '/calendar/feed',
    summary: 'Retrieve a calendar feed',
    description: 'By private address, for calendar programs.',
    auth: { kind: 'token', tokens: ['calendar'] },
    query: strictObject({ token: text().max(2000).required(messageId('link.invalid')) }),
    binary: 'text/calendar',
    errors: [401, 410],
  }),
};
