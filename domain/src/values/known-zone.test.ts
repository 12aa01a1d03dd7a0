import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseSpan, getLocalDay, sortFromWest } from '../availability/slot-times.ts';
import { getDayInZone } from '../rates/day-in-zone.ts';
import { getTimeFormat } from './clock.ts';

const MOMENT = Date.UTC(2026, 5, 1, 10);
const OPTIONS = { hour: 'numeric', minute: '2-digit' } as const;
const format = (timeZone: string): string =>
  getTimeFormat('en', { ...OPTIONS, timeZone }, '24h').format(MOMENT);

describe('a time zone unknown to the engine', () => {
  it('falls back to UTC, named as such', () => {
    expect(format('Mars/Phobos')).toBe('10:00 UTC');
    expect(getDayInZone('Mars/Phobos', new Date(MOMENT))).toBe('2026-06-01');
    expect(getLocalDay(MOMENT, 'Mars/Phobos')).toBe('2026-06-01');
    expect(sortFromWest(['Mars/Phobos', 'America/New_York'], MOMENT)).toEqual([
      'America/New_York',
      'Mars/Phobos',
    ]);
  });

  it('gives no moment for a local time', () => {
    expect(parseSpan('2026-06-01 10-12', 'Mars/Phobos')).toBeUndefined();
  });
});

describe('a time zone known under its older name', () => {
  const { DateTimeFormat } = Intl;
  afterEach(() => void vi.restoreAllMocks());

  it('keeps that name', async () => {
    vi.resetModules();

    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
      if (options?.timeZone === 'Europe/Kyiv')
        throw new RangeError('Invalid time zone specified: Europe/Kyiv');
      return new DateTimeFormat(locale, options);
    } as typeof Intl.DateTimeFormat);

    const fresh = await import('./clock.ts');
    const kyiv = fresh.getTimeFormat('en', { ...OPTIONS, timeZone: 'Europe/Kyiv' }, '24h');
    expect(kyiv.format(MOMENT)).toBe('13:00');
    expect(format('Europe/Kiev')).toBe('13:00');
  });
});
