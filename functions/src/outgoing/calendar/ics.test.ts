import { describe, expect, it } from 'vitest';
import ICAL from 'ical.js';
import { toIcs, type CalendarEvent } from './ics.ts';

const parse = (iso: string): number => Date.parse(iso);
const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'one@voice-casting.example',
  sequence: 3,
  from: parse('2027-03-27T23:00:00Z'),
  to: parse('2027-03-28T01:00:00Z'),
  timeZone: 'Europe/Madrid',
  summary: 'Recording: Captain, Harbour',
  description: 'In Spanish',
  changedAt: parse('2026-11-23T09:00:00Z'),
  ...over,
});
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [found] = calendar.getAllSubcomponents('vevent').map((item) => new ICAL.Event(item));
  if (!found) throw new Error('No event');
  return { calendar, found };
};

describe('a calendar file', () => {
  it.each([
    ['Europe/Madrid', '2027-03-28T00:30:00Z'],
    ['Europe/Madrid', '2027-10-31T00:30:00Z'],
    ['America/New_York', '2026-11-01T05:30:00Z'],
    ['Asia/Kathmandu', '2027-01-10T04:15:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T14:45:00Z'],
    ['Australia/Adelaide', '2027-10-02T16:00:00Z'],
    ['Pacific/Chatham', '2027-04-03T13:30:00Z'],
    ['Africa/Casablanca', '2027-02-10T10:00:00Z'],
    ['UTC', '2027-02-10T10:00:00Z'],
    ['Asia/Calcutta', '2027-02-10T10:00:00Z'],
  ])('contains the agreed moment: %s, %s', (timeZone, from) => {
    const to = parse(from) + 2 * 60 * 60 * 1000;
    const { found } = read(
      toIcs({ method: 'publish', events: [event({ timeZone, from: parse(from), to })] }),
    );
    expect(found.startDate.toJSDate().toISOString()).toBe(new Date(from).toISOString());
    expect(found.endDate.toJSDate().getTime()).toBe(to);
  });

  it('contains the rules of its time zone', () => {
    const text = toIcs({ method: 'request', events: [event()] });
    expect(text).toContain('BEGIN:VTIMEZONE');
    expect(text).toContain('DTSTART;TZID=Europe/Madrid:20270328T000000');
  });

  it('contains the organiser, its sequence number, and its cancellation', () => {
    const people = {
      organizer: { name: 'Agency, "One"', email: 'no-reply@voice-casting.example' },
      attendee: { name: 'Lucía; Vega', email: 'talent@agency-one.example' },
    };
    const { calendar, found } = read(toIcs({ method: 'cancel', events: [event()], ...people }));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(found.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(found.sequence).toBe(3);
    expect(found.uid).toBe('one@voice-casting.example');
    expect(found.organizer).toBe('mailto:no-reply@voice-casting.example');
    expect(found.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
      'mailto:talent@agency-one.example',
    ]);
  });

  it('escapes typed text', () => {
    const summary = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT; b, c';
    const { calendar, found } = read(toIcs({ method: 'publish', events: [event({ summary })] }));
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    expect(found.summary).toContain('END:VEVENT');
  });

  it('is empty without entries', () => {
    const text = toIcs({ method: 'publish', events: [], name: 'Bookings' });
    expect(new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')).toEqual([]);
  });
});
