import { describe, expect, it } from 'vitest';
import type { EntryStatus } from '../auditions/auditions.ts';
import type { AuditionWeek } from './figures.ts';
import { boundsOf, monthsUntil, weekOf, weeksUntil } from './spans.ts';
import { languageFigures, monthFigures, quartilesOf, weekFigures } from './told-figures.ts';
import { addWeeks, countsOfEntry, lessWeeks } from './week-counts.ts';

const at = (iso: string) => ({ toMillis: () => Date.parse(iso) });
const entry = (
  status: EntryStatus,
  createdAt: string,
  uploadedAt: string | null = null,
  isApproved = false,
) => ({
  ...{ status, isApproved, createdAt: at(createdAt) },
  uploadedAt: uploadedAt === null ? null : at(uploadedAt),
});

describe('weeks and months', () => {
  it('begin on a Monday at midnight of UTC', () => {
    expect(weekOf(Date.parse('2026-11-22T23:59:59.999Z'))).toBe('2026-11-16');
    expect(weekOf(Date.parse('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
    const { from, until } = boundsOf('2026-11-16');
    expect([weekOf(from), weekOf(until - 1), weekOf(until)]).toEqual([
      '2026-11-16',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('are whole lists that end with the one that is running, over the end of a year as well', () => {
    expect(weeksUntil(Date.parse('2026-01-07T12:00:00Z'), 3)).toEqual([
      '2025-12-22',
      '2025-12-29',
      '2026-01-05',
    ]);
    expect(monthsUntil(Date.parse('2026-01-31T12:00:00Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  });
});

describe('what an audition adds', () => {
  it('is a request in its week, and a take in that of the take, by the hours between', () => {
    expect(
      countsOfEntry(entry('uploaded', '2026-11-20T10:00:00Z', '2026-11-23T12:20:00Z', true), 'spa'),
    ).toEqual({
      '2026-11-16': { languages: { spa: { asked: 1, answered: 1, accepted: 1 } }, hours: {} },
      '2026-11-23': { languages: {}, hours: { '74': 1 } },
    });
  });

  it('is whole days beyond a fortnight, and nothing of a request that was cancelled', () => {
    const late = countsOfEntry(entry('uploaded', '2026-10-01T10:00:00Z', '2026-10-20T16:00:00Z'), 'eng');
    expect(late['2026-10-19']?.hours).toEqual({ '456': 1 });
    expect(countsOfEntry(entry('cancelled', '2026-10-01T10:00:00Z'), 'eng')).toEqual({});
  });

  it('comes to nothing once it is taken off again, and to the difference where it changed', () => {
    const open = countsOfEntry(entry('open', '2026-11-17T10:00:00Z'), 'eng');
    const sent = countsOfEntry(entry('uploaded', '2026-11-17T10:00:00Z', '2026-11-17T12:00:00Z'), 'eng');
    expect(addWeeks(sent, lessWeeks(sent))).toEqual({});
    expect(addWeeks(lessWeeks(open), sent)).toEqual({
      '2026-11-16': { languages: { eng: { asked: 0, answered: 1, accepted: 0 } }, hours: { '2': 1 } },
    });
  });
});

describe('what is told', () => {
  it('has median and quartiles between the values that lie next to them', () => {
    expect(quartilesOf({ '10': 1, '20': 2, '40': 1 })).toEqual({ lower: 17.5, median: 20, upper: 25 });
    expect(quartilesOf({ '9': 1 })).toEqual({ lower: 9, median: 9, upper: 9 });
    expect(quartilesOf({ '9': 0 })).toBeNull();
  });

  it('has every week, those without a take as well', () => {
    const kept = [{ id: 'x', agencyId: 'a', week: '2026-11-16', languages: {}, hours: { '2': 1, '4': 1 } }];
    expect(weekFigures(['2026-11-09', '2026-11-16'], kept)).toEqual([
      { week: '2026-11-09', takes: 0, hours: null },
      { week: '2026-11-16', takes: 2, hours: { lower: 2.5, median: 3, upper: 3.5 } },
    ]);
  });

  it('adds languages up over all weeks, the one most asked for first, without those that were never asked for', () => {
    const week = { id: 'x', agencyId: 'a', week: '2026-11-16', hours: {} };
    const spa = { asked: 1, answered: 1, accepted: 0 };
    const kept: readonly AuditionWeek[] = [
      { ...week, languages: { spa, eng: { asked: 1 } } },
      { ...week, languages: { spa, fra: { asked: 0, answered: 0, accepted: 0 } } },
    ];
    expect(languageFigures(kept)).toEqual([
      { language: 'spa', asked: 2, answered: 2, accepted: 0 },
      { language: 'eng', asked: 1, answered: 0, accepted: 0 },
    ]);
  });

  it('takes credit notes off the invoices of their month, each currency by itself', () => {
    const kept = [
      {
        ...{ id: 'x', agencyId: 'a', month: '2026-11' },
        currencies: { USD: { creditNote: 500 }, EUR: { invoice: 9_000, creditNote: 1_000 } },
      },
    ];
    expect(monthFigures(['2026-10', '2026-11'], kept)).toEqual([
      { month: '2026-10', currencies: [] },
      {
        month: '2026-11',
        currencies: [
          { currency: 'EUR', invoiced: 9_000, credited: 1_000, net: 8_000 },
          { currency: 'USD', invoiced: 0, credited: 500, net: -500 },
        ],
      },
    ]);
  });
});
