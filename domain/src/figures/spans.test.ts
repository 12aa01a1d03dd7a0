import { describe, expect, it } from 'vitest';
import { FIGURE_WEEKS, KEPT_WEEKS } from './figures.ts';
import { getBounds, listMonthsUntil, toWeek, listWeeksUntil } from './spans.ts';
import { toPart, getPartStart } from './week-parts.ts';

const moment = (iso: string) => Date.parse(iso);

describe('weeks and months', () => {
  it('begin at midnight in the zone', () => {
    const sunday = moment('2026-11-22T23:30:00Z');
    expect(toWeek(sunday, 'UTC')).toBe('2026-11-16');
    expect(toWeek(sunday, 'Europe/Madrid')).toBe('2026-11-23');
    expect(toWeek(moment('2026-11-22T22:59:59.999Z'), 'Europe/Madrid')).toBe('2026-11-16');
    const { from, until } = getBounds('2026-11-16', 'Europe/Madrid');
    expect([from, until].map((bound) => new Date(bound).toISOString())).toEqual([
      '2026-11-15T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
    ]);
  });

  it('are an hour longer or shorter when clocks change', () => {
    const countHours = (week: string) => {
      const { from, until } = getBounds(week, 'Europe/Madrid');
      return (until - from) / (60 * 60 * 1000);
    };

    expect(['2026-10-12', '2026-10-19', '2026-10-26', '2027-03-22'].map(countHours)).toEqual([
      168, 169, 168, 167,
    ]);

    expect(listWeeksUntil(moment('2026-10-25T22:30:00Z'), 2, 'Europe/Madrid')).toEqual([
      '2026-10-12',
      '2026-10-19',
    ]);

    expect(listWeeksUntil(moment('2026-10-25T23:30:00Z'), 2, 'Europe/Madrid')).toEqual([
      '2026-10-19',
      '2026-10-26',
    ]);
  });

  it('are listed without gaps up to the current week, also across years', () => {
    expect(listWeeksUntil(moment('2026-01-07T12:00:00Z'), 3, 'UTC')).toEqual([
      '2025-12-22',
      '2025-12-29',
      '2026-01-05',
    ]);
    const lastOfYear = moment('2026-12-31T23:30:00Z');
    expect(listMonthsUntil(lastOfYear, 3, 'UTC')).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(listMonthsUntil(lastOfYear, 3, 'Europe/Madrid')).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(listMonthsUntil(lastOfYear + 3_600_000, 1, 'America/New_York')).toEqual(['2026-12']);
  });
});

describe('parts of a week', () => {
  const getStart = (iso: string) => new Date(getPartStart(toPart(moment(iso)))).toISOString();

  it('are quarter-hours where a week begins in some zone, and one part in between', () => {
    expect(getStart('2026-11-23T00:14:59.999Z')).toBe('2026-11-23T00:00:00.000Z');
    expect(getStart('2026-11-23T11:59:59.999Z')).toBe('2026-11-23T11:45:00.000Z');
    expect(getStart('2026-11-23T12:00:00Z')).toBe('2026-11-23T12:00:00.000Z');
    expect(getStart('2026-11-29T09:59:59.999Z')).toBe('2026-11-23T12:00:00.000Z');
    expect(getStart('2026-11-29T10:00:00Z')).toBe('2026-11-29T10:00:00.000Z');
    expect(getStart('2026-11-29T23:59:59.999Z')).toBe('2026-11-29T23:45:00.000Z');
  });

  it('make up the weeks of every zone, all year', () => {
    const year = moment('2027-01-06T12:00:00Z');
    const cut = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12'].flatMap((zone) =>
      listWeeksUntil(year, 53, zone)
        .filter((_, index) => index % 4 === 0)
        .map((week) => getBounds(week, zone).from)
        .filter((from) => getPartStart(toPart(from)) !== from)
        .map((from) => `${zone} ${new Date(from).toISOString()}`),
    );
    expect(cut).toEqual([]);
    // Hundreds of zones take seconds on a busy machine.
  }, 20_000);

  it('need one UTC week more than the listed weeks, in any zone', () => {
    for (const now of ['2026-11-22T09:59:00Z', '2026-11-22T10:00:00Z', '2026-11-23T00:30:00Z'].map(moment))
      for (const zone of ['Pacific/Kiritimati', 'Europe/Madrid', 'Pacific/Pago_Pago']) {
        const [first = ''] = listWeeksUntil(now, FIGURE_WEEKS, zone);
        const weeks = listWeeksUntil(now, KEPT_WEEKS, 'UTC');
        expect(weeks).toContain(toPart(getBounds(first, zone).from).week);
      }
  });
});
