import { describe, expect, it } from 'vitest';
import { formatMoment, getZone } from './reader-zone.ts';

describe("the reader's zone", () => {
  it.each([
    ['FR', '', 'Europe/Paris'],
    ['ES', 'Madrid', 'Europe/Madrid'],
    ['ES', 'Sevilla', 'Europe/Madrid'],
    ['US', '', 'America/New_York'],
    ['US', 'Los Angeles', 'America/Los_Angeles'],
    ['US', ' los-ángeles ', 'America/Los_Angeles'],
    ['BR', 'Bahia', 'America/Bahia'],
    ['FR', 'New York', 'Europe/Paris'],
    ['ZZ', 'Madrid', 'UTC'],
    [undefined, 'Madrid', 'UTC'],
    ['x"', '', 'UTC'],
  ])('of %s, %s is that of %s', (alpha2, city, zone) => {
    expect(getZone({ alpha2, city })).toBe(zone);
  });
});

describe('a moment', () => {
  const ISO = '2026-11-27T23:30:00.000Z';
  it.each([
    ['Europe/Madrid', 'en', /^Saturday, November 28, 2026 at 12:30\sAM \(Madrid time\)$/],
    ['America/New_York', 'en', /^Friday, November 27, 2026 at 6:30\sPM \(New York time\)$/],
    ['Europe/Madrid', 'es', /^sábado, 28 de noviembre de 2026, 0:30 \(hora de Madrid\)$/],
    ['UTC', 'es', /^viernes, 27 de noviembre de 2026, 23:30 \(UTC\)$/],
  ] as const)('is written in the zone of %s in %s, with the zone’s name', (zone, locale, expected) => {
    expect(formatMoment(ISO, { zone }, locale)).toMatch(expected);
  });

  it('uses the 24-hour clock if the reader prefers it', () => {
    const reader = { zone: 'America/New_York', clock: '24h' } as const;
    expect(formatMoment(ISO, reader, 'en')).toBe('Friday, November 27, 2026 at 18:30 (New York time)');
  });
});
