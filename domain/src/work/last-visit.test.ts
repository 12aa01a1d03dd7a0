import { expect, it } from 'vitest';
import { toVisit } from './last-visit.ts';

const toIso = (time: string) => `2026-11-27T${time}:00.000Z`;

it('keeps the previous visit over short breaks, and starts a new one after half an hour', () => {
  const first = toVisit(undefined, Date.parse(toIso('09:00')));
  expect(first).toEqual({ since: null, seenAt: toIso('09:00'), hidesSteps: false });
  const again = toVisit({ ...first }, Date.parse(toIso('09:20')));
  expect(again).toEqual({ since: null, seenAt: toIso('09:20'), hidesSteps: false });
  const later = toVisit({ ...again, hidesSteps: true }, Date.parse(toIso('12:00')));
  expect(later).toEqual({ since: toIso('09:20'), seenAt: toIso('12:00'), hidesSteps: true });
  expect(toVisit({ ...later }, Date.parse(toIso('12:05'))).since).toBe(toIso('09:20'));
  expect(toVisit({ seenAt: 'soon', since: 7 }, Date.parse(toIso('12:00'))).since).toBeNull();
});
