import { describe, expect, it } from 'vitest';
import type { EntryStatus } from '../auditions/auditions.ts';
import { isCountedOnArrival } from '../projects/progress.ts';
import { toWeekId, type AuditionWeek } from './figures.ts';
import { getAuditionWeeks } from './sums.ts';
import { toLanguageFigures, toMonthFigures, computeQuartiles, toWeekFigures } from './figures-view.ts';
import { addParts, getEntryCounts, negateParts, getParts, toWeeks } from './week-counts.ts';

const makeAgencyHeader = (iso: string) => ({ toMillis: () => Date.parse(iso) });
const entry = (
  status: EntryStatus,
  createdAt: string,
  uploadedAt: string | null = null,
  isApproved = false,
) => ({
  status,
  isApproved,
  createdAt: makeAgencyHeader(createdAt),
  uploadedAt: uploadedAt === null ? null : makeAgencyHeader(uploadedAt),
});

describe('the figures of an audition', () => {
  it('count the request in its week, and the take in the week it arrived, by hours of waiting', () => {
    expect(
      toWeeks(getEntryCounts(entry('uploaded', '2026-11-20T10:00:00Z', '2026-11-23T12:20:00Z', true), 'spa')),
    ).toEqual({
      '2026-11-16': {
        720: {
          languages: { spa: { asked: 1, confirmed: 0, declined: 0, answered: 1, accepted: 1 } },
          hours: {},
        },
      },
      '2026-11-23': { 720: { languages: {}, hours: { '74': 1 } } },
    });
  });

  it('count whole days after a fortnight, and ignore cancelled requests', () => {
    const late = getEntryCounts(entry('uploaded', '2026-10-01T10:00:00Z', '2026-10-20T16:00:00Z'), 'eng');
    expect(toWeeks(late)['2026-10-19']?.['720']?.hours).toEqual({ '456': 1 });
    expect(getEntryCounts(entry('cancelled', '2026-10-01T10:00:00Z'), 'eng')).toEqual({});
  });

  it('count only the hours for a take before a later round', () => {
    const former = {
      ...entry('uploaded', '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z', true),
      isFormer: true,
    };
    expect(Object.values(getEntryCounts(former, 'eng'))).toEqual([{ languages: {}, hours: { '2': 1 } }]);
  });

  it('are zero after removal, and the difference after a change', () => {
    const open = getEntryCounts(entry('open', '2026-11-17T10:00:00Z'), 'eng');
    const sent = getEntryCounts(entry('uploaded', '2026-11-17T10:00:00Z', '2026-11-17T12:00:00Z'), 'eng');
    expect(addParts(sent, negateParts(sent))).toEqual({});

    expect(toWeeks(addParts(negateParts(open), sent))).toEqual({
      '2026-11-16': {
        720: {
          languages: { eng: { asked: 0, confirmed: 0, declined: 0, answered: 1, accepted: 0 } },
          hours: { '2': 1 },
        },
      },
    });
  });
});

describe('500 takes that arrive in a minute', () => {
  it('write each document at most once a second, including the project and the shard of the week', () => {
    const writes = new Map<string, number>();
    let project: Parameters<typeof isCountedOnArrival>[0] = {};
    for (let number = 0; number < 500; number += 1) {
      const now = (number * 60_000) / 500;
      const isCounted = isCountedOnArrival(project, now);
      if (isCounted) project = { takesCountedAt: { toMillis: () => now } };
      const shard = toWeekId('agency', '2026-11-16', `film_eng_hero_talent${number}`);
      for (const path of isCounted ? [shard, 'projects/film'] : [shard])
        writes.set(path, (writes.get(path) ?? 0) + 1);
    }

    expect(writes.get('projects/film')).toBe(30);
    expect(Math.max(...writes.values())).toBeLessThan(60);
  });
});

describe('the shards of a week', () => {
  it('add up to the week', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

    const shards = getAuditionWeeks(
      ids.map((id) => ({
        id,
        agencyId: 'agency',
        castingId: 'film_eng',
        projectId: 'film',
        ...entry('open', '2026-11-17T10:00:00Z'),
      })),
    );
    expect(Object.keys(shards).length).toBeGreaterThan(1);

    const parts = getParts(Object.entries(shards).map(([id, shard]) => ({ id, ...shard })));
    expect(toWeeks(parts)['2026-11-16']?.[720]?.languages['eng']?.asked).toBe(ids.length);
  });
});

describe('the figures view', () => {
  const listKept = (parts: AuditionWeek['parts']) =>
    getParts([{ id: 'x', agencyId: 'a', week: '2026-11-16', ...(parts ? { parts } : {}) }]);

  it('interpolates median and quartiles', () => {
    expect(computeQuartiles({ '10': 1, '20': 2, '40': 1 })).toEqual({ lower: 17.5, median: 20, upper: 25 });
    expect(computeQuartiles({ '9': 1 })).toEqual({ lower: 9, median: 9, upper: 9 });
    expect(computeQuartiles({ '9': 0 })).toBeNull();
  });

  it('contains every week, even without a take', () => {
    expect(
      toWeekFigures(['2026-11-09', '2026-11-16'], 'UTC', listKept({ 720: { hours: { '2': 1, '4': 1 } } })),
    ).toEqual([
      { week: '2026-11-09', takes: 0, hours: null },
      { week: '2026-11-16', takes: 2, hours: { lower: 2.5, median: 3, upper: 3.5 } },
    ]);
    expect(toWeekFigures(['2026-11-16'], 'UTC', listKept(undefined))).toEqual([
      { week: '2026-11-16', takes: 0, hours: null },
    ]);
  });

  it('depends on the zone: 23:30 on a Sunday is next week in Madrid, and quarter-hour offsets count', () => {
    const lateOnSunday = getParts(
      [
        getAuditionWeeks([
          {
            id: 'one',
            agencyId: 'a',
            castingId: 'film_eng',
            projectId: 'film',
            ...entry('uploaded', '2026-11-22T18:29:00Z', '2026-11-22T23:30:00Z'),
          },
        ]),
      ].flatMap((weeks) => Object.entries(weeks).map(([id, week]) => ({ id, ...week }))),
    );

    const weeks = ['2026-11-16', '2026-11-23'];
    const getTakes = (zone: string) => toWeekFigures(weeks, zone, lateOnSunday).map((week) => week.takes);
    expect([getTakes('UTC'), getTakes('Europe/Madrid'), getTakes('America/New_York')]).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
    ]);

    // Half past six there is midnight in India, a minute later than the request.
    const getRequests = (zone: string) => toLanguageFigures(['2026-11-23'], zone, lateOnSunday).length;
    expect([
      getRequests('Asia/Kolkata'),
      getRequests('Asia/Kathmandu'),
      getRequests('Europe/Madrid'),
    ]).toEqual([0, 1, 0]);
  });

  it('sums languages over all weeks, most requested first, without unrequested ones', () => {
    const spa = { asked: 1, confirmed: 0, declined: 0, answered: 1, accepted: 0 };
    const parts = listKept({
      15: { languages: { spa, eng: { asked: 1 } } },
      720: { languages: { spa, fra: { asked: 0, confirmed: 0, declined: 0, answered: 0, accepted: 0 } } },
    });
    expect(toLanguageFigures(['2026-11-16'], 'UTC', parts)).toEqual([
      { language: 'spa', asked: 2, confirmed: 0, declined: 0, answered: 2, accepted: 0 },
      { language: 'eng', asked: 1, confirmed: 0, declined: 0, answered: 0, accepted: 0 },
    ]);

    expect(toLanguageFigures(['2026-11-09'], 'UTC', parts)).toEqual([]);
  });

  it('subtracts credit notes from the invoices of their month, per currency', () => {
    const parts = [
      {
        id: 'x',
        agencyId: 'a',
        month: '2026-11',
        currencies: { USD: { creditNote: 500 }, EUR: { invoice: 9_000, creditNote: 1_000 } },
      },
    ];
    expect(toMonthFigures(['2026-10', '2026-11'], parts)).toEqual([
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
