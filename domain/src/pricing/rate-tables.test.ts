import { describe, expect, it } from 'vitest';
import { getTableStandings } from './rate-tables.ts';

const TODAY = '2026-03-10';
const table = (version: number, validFrom: string) => ({ version, validFrom });

describe('the current version of a rate table', () => {
  it('is the one with the latest start, including today', () => {
    const tables = [table(1, '2025-01-01'), table(2, TODAY), table(3, '2026-03-11')];
    expect([...getTableStandings(tables, TODAY)]).toEqual([
      [1, 'over'],
      [2, 'counts'],
      [3, 'comes'],
    ]);
  });

  it('depends on the start day, not on the version number', () => {
    const tables = [table(3, '2026-02-01'), table(2, '2026-03-01')];
    expect(getTableStandings(tables, TODAY).get(2)).toBe('counts');
    expect(getTableStandings(tables, TODAY).get(3)).toBe('over');
  });

  it('is the latest version of its day, today and in the future', () => {
    const tables = [table(1, TODAY), table(2, TODAY), table(3, '2026-04-01'), table(4, '2026-04-01')];
    expect([1, 2, 3, 4].map((version) => getTableStandings(tables, TODAY).get(version))).toEqual([
      'over',
      'counts',
      'over',
      'comes',
    ]);
  });

  it('is absent before the first one starts', () => {
    expect([...getTableStandings([table(1, '2026-04-01')], TODAY).values()]).toEqual(['comes']);
    expect(getTableStandings([], TODAY).size).toBe(0);
  });
});
