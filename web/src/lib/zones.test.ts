import { describe, expect, it } from 'vitest';
import { getCity, getMinutesAhead, formatZone } from './zones.ts';

describe('zones', () => {
  it('have a region and a city as their name', () => {
    expect(formatZone('America/Argentina/Buenos_Aires')).toBe('America / Argentina / Buenos Aires');
    expect(formatZone('UTC')).toBe('UTC');
    expect(getCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(getCity('UTC')).toBe('UTC');
  });

  it.each([
    ['Europe/Madrid', 'America/New_York', '2026-12-01T10:00:00Z', 360],
    // The fortnight in which only New York has changed its clocks.
    ['Europe/Madrid', 'America/New_York', '2027-03-20T10:00:00Z', 300],
    ['Asia/Kathmandu', 'Asia/Kolkata', '2026-12-01T10:00:00Z', 15],
    ['America/St_Johns', 'UTC', '2026-12-01T10:00:00Z', -210],
    ['Europe/Madrid', 'Europe/Berlin', '2026-12-01T10:00:00Z', 0],
  ])('%s is ahead of %s at %s by %i minutes', (zone, of, moment, minutes) => {
    expect(getMinutesAhead(zone, of, moment)).toBe(minutes);
  });
});
