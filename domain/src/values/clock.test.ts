import { describe, expect, it } from 'vitest';
import { getTimeFormat } from './clock.ts';

describe('a time by the preferred clock', () => {
  const FROM = new Date('2026-11-27T09:05:00Z');
  const TO = new Date('2026-11-27T18:30:00Z');
  it.each([
    ['en', 'language', '9:05 AM', '9:05 AM – 6:30 PM'],
    ['en', '24h', '09:05', '09:05 – 18:30'],
    ['en', '12h', '9:05 AM', '9:05 AM – 6:30 PM'],
    ['es', 'language', '9:05', '9:05–18:30'],
    ['es', '24h', '9:05', '9:05–18:30'],
    ['es', '12h', '9:05 a. m.', '9:05 a. m. – 6:30 p. m.'],
  ] as const)('in %s, %s', (locale, clock, moment, span) => {
    const format = getTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, clock);
    const normalizeSpaces = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
    expect([normalizeSpaces(format.format(FROM)), normalizeSpaces(format.formatRange(FROM, TO))]).toEqual([
      moment,
      span,
    ]);
  });

  it('begins the day at zero by the 24-hour clock', () => {
    const format = getTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, '24h');
    expect(format.format(new Date('2026-11-27T00:10:00Z'))).toBe('00:10');
  });
});
