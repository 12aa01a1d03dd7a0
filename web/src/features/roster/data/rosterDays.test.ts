import { describe, expect, it } from 'vitest';
import { toRosterRequest, getDayFromNow, getMonthFromNow } from './rosterDays.ts';

const now = new Date(2031, 11, 31, 23, 30);

describe('days of a roster', () => {
  it('continue across the end of a year', () => {
    expect([getDayFromNow(0, now), getDayFromNow(1, now)]).toEqual(['2031-12-31', '2032-01-01']);
    expect([getMonthFromNow(0, now), getMonthFromNow(-11, now)]).toEqual(['2031-12', '2031-01']);
  });

  it('include today at the time of the request', () => {
    expect(toRosterRequest({ away: 'today,2031-12-31,2032-01-01', gender: 'FEM' }, now)).toEqual({
      gender: 'FEM',
      away: '2031-12-31,2032-01-01',
    });
    expect(toRosterRequest({ gender: 'FEM' }, now)).toEqual({ gender: 'FEM' });
  });
});
