import { expect, it } from 'vitest';
import { toVisit } from './last-visit.ts';

const at = (time: string) => `2026-11-27T${time}:00.000Z`;

it('keeps the previous visit during short breaks, and starts a new one after half an hour', () => {
  const first = toVisit(undefined, Date.parse(at('09:00')));
  expect(first).toEqual({ since: null, seenAt: at('09:00'), hidesSteps: false });
  const again = toVisit({ ...first }, Date.parse(at('09:20')));
  expect(again).toEqual({ since: null, seenAt: at('09:20'), hidesSteps: false });
  const later = toVisit({ ...again, hidesSteps: true }, Date.parse(at('12:00')));
  expect(later).toEqual({ since: at('09:20'), seenAt: at('12:00'), hidesSteps: true });
  expect(toVisit({ ...later }, Date.parse(at('12:05'))).since).toBe(at('09:20'));
  expect(toVisit({ seenAt: 'soon', since: 7 }, Date.parse(at('12:00'))).since).toBeNull();
});
