import { expect, it } from 'vitest';
import { getDayInZone } from './day-in-zone.ts';

it.each([
  ['Pacific/Auckland', '2026-03-02'],
  ['Europe/Madrid', '2026-03-01'],
  ['America/Los_Angeles', '2026-03-01'],
])('is the day in the requested zone: %s', (zone, day) => {
  expect(getDayInZone(zone, new Date('2026-03-01T12:30:00Z'))).toBe(day);
});
