import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { getEventLinks, type EventLinks } from '@domain/calendar/event-links.ts';
import { tzlib_get_ical_block as blockOf, tzlib_get_offset as offsetIn } from 'timezones-ical-library';

/** How a calendar handles a file (RFC 5546). A change of an event uses the method of the event itself. */
type CalendarMethod = 'request' | 'cancel' | 'publish';

interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

export interface CalendarEvent {
  /** Permanent and the same for everyone: calendars identify entries by it. */
  readonly uid: string;
  /** Rises with every change; calendars keep the higher version. */
  readonly sequence: number;
  /** Milliseconds since the epoch, both. */
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
  readonly summary: string;
  readonly description: string;
  /** Absent: none. */
  readonly location?: string;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Returns links that add an entry to web calendars. */
export const getLinks = ({ summary, description, from, to, location = '' }: CalendarEvent): EventLinks =>
  getEventLinks({ title: summary, details: description, from, to, location });

interface File {
  readonly method: CalendarMethod;
  readonly events: readonly CalendarEvent[];
  /** Name of a calendar feed; files of one entry have none. */
  readonly name?: string;
  /** Organiser and recipient; a feed has neither. */
  readonly organizer?: CalendarPerson;
  readonly attendee?: CalendarPerson;
}

/** How often a calendar should reload a feed, in seconds. */
const REFRESH_S = 60 * 60;

const METHODS = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const;

/** Returns a zone's rules with its name in them, if known. */
const findRules = (zone: string): { readonly block: string; readonly name: string } | undefined => {
  const [block, name] = [blockOf(zone)].flat();
  return block && name ? { block, name: name.replace(/^TZID=/, '') } : undefined;
};

/** Returns the given zone if its exported rules match this machine's, else UTC: differing laws or ambiguous hours would shift the agreed moment. */
const getWrittenZone = (zone: string, moments: readonly number[]): string => {
  const rules = findRules(zone);
  const isAgreed = moments.every((moment) => {
    const local = DateTime.fromMillis(moment, { zone });
    const offset = offsetIn(zone, local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm'));
    return offset === local.toFormat('ZZZ') && local.getPossibleOffsets().length === 1;
  });
  return rules && isAgreed ? rules.name : 'UTC';
};

/** Returns an iCalendar file (RFC 5545), with the rules of each zone in it. */
export const toIcs = ({ method, events, name, organizer, attendee }: File): string => {
  const calendar = ical({
    prodId: { company: 'Voice Casting', product: 'Bookings' },
    method: METHODS[method],
  });
  if (name !== undefined) calendar.name(name).ttl(REFRESH_S);
  calendar.timezone({ name: null, generator: (zone) => findRules(zone)?.block ?? null });

  for (const { uid, sequence, from, to, timeZone, summary, description, location, changedAt } of events) {
    const zone = getWrittenZone(timeZone, [from, to]);

    const event = calendar.createEvent({
      id: uid,
      sequence,
      start: DateTime.fromMillis(from, { zone }),
      end: DateTime.fromMillis(to, { zone }),
      stamp: new Date(changedAt),
      summary,
      description,
      status: method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });

    if (location) event.location(location);
    if (zone !== 'UTC') event.timezone(zone);
    if (organizer) event.organizer(organizer);
    // Both sides have agreed already, so no reply is requested.
    if (attendee) event.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }

  return calendar.toString();
};
