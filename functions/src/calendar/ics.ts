import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { eventLinks, type EventLinks } from '@domain/calendar/event-links.ts';
import { tzlib_get_ical_block as blockOf, tzlib_get_offset as offsetIn } from 'timezones-ical-library';

/** What a calendar does with a file (RFC 5546): a change of what it has is asked for as the thing itself was. */
export type CalendarMethod = 'request' | 'cancel' | 'publish';

/** Somebody of a meeting, as calendars name them. */
interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One entry of a calendar. */
export interface CalendarEvent {
  /** The same for everybody and for ever: by it a calendar knows what it has. */
  readonly uid: string;
  /** Rises with every change; of two versions calendars keep the higher. */
  readonly sequence: number;
  /** Milliseconds since the epoch, both. */
  readonly from: number;
  readonly to: number;
  /** The clock that it is written by, an IANA name. */
  readonly timeZone: string;
  readonly summary: string;
  readonly description: string;
  /** Milliseconds since the epoch. */
  readonly changedAt: number;
}

/** Links that add an entry to calendars of the web. */
export const linksOf = ({ summary, description, from, to }: CalendarEvent): EventLinks =>
  eventLinks({ title: summary, details: description, from, to });

interface File {
  readonly method: CalendarMethod;
  readonly events: readonly CalendarEvent[];
  /** What a calendar that follows an address is called; files of one entry have none. */
  readonly name?: string;
  /** Whose meeting it is, and whom it is sent to; a calendar that is followed names neither. */
  readonly organizer?: CalendarPerson;
  readonly attendee?: CalendarPerson;
}

/** How often a calendar that follows an address should look again, in seconds. */
const REFRESH_S = 60 * 60;

const METHODS = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const;

/** The rules of a zone's clock and its name in them, where they are known. */
const rulesOf = (zone: string): { readonly block: string; readonly name: string } | undefined => {
  const [block, name] = [blockOf(zone)].flat();
  return block && name ? { block, name: name.replace(/^TZID=/, '') } : undefined;
};

/**
 * The clock that moments are written by: that of a zone whose rules, which travel with the file, tell them as this machine
 * does; else UTC. The two know of different changes of law, hours that are told twice mean one of two, and what was agreed
 * on is the moment.
 */
const writtenBy = (zone: string, moments: readonly number[]): string => {
  const rules = rulesOf(zone);
  const isAgreed = moments.every((moment) => {
    const local = DateTime.fromMillis(moment, { zone });
    const offset = offsetIn(zone, local.toFormat('yyyy-MM-dd'), local.toFormat('HH:mm'));
    return offset === local.toFormat('ZZZ') && local.getPossibleOffsets().length === 1;
  });
  return rules && isAgreed ? rules.name : 'UTC';
};

/** An iCalendar file (RFC 5545), with the rules of each zone that it names. */
export const icsOf = ({ method, events, name, organizer, attendee }: File): string => {
  const calendar = ical({
    prodId: { company: 'Voice Casting', product: 'Bookings' },
    method: METHODS[method],
  });
  if (name !== undefined) calendar.name(name).ttl(REFRESH_S);
  calendar.timezone({ name: null, generator: (zone) => rulesOf(zone)?.block ?? null });
  for (const { uid, sequence, from, to, timeZone, summary, description, changedAt } of events) {
    const zone = writtenBy(timeZone, [from, to]);
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
    if (zone !== 'UTC') event.timezone(zone);
    if (organizer) event.organizer(organizer);
    // They have agreed already: nobody is asked again.
    if (attendee) event.createAttendee({ ...attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
};
