import { describe, expect, it } from 'vitest';
import { addDays } from '../values/add-days.ts';
import { isInFilter, LICENCE_FILTERS, LICENCE_STAGES, getLicenceStage } from './licence-stage.ts';
import { NO_END } from '../pricing/terms.ts';

describe('the stage of a licence', () => {
  const on = (today: string, liveThrough: string | null, firstAirOn = liveThrough && '2030-03-02') =>
    getLicenceStage({ state: 'live', firstAirOn, liveThrough }, today);

  it.each([
    ['2031-01-29', 'live'],
    ['2031-01-30', 'ending'],
    ['2031-03-01', 'ending'],
    ['2031-03-02', 'ended'],
  ])('follows from its last day: on %s it is %s', (today, stage) => {
    expect(on(today, '2031-03-01')).toBe(stage);
  });

  it('is “before” until the start is known, without an end', () => {
    expect(on('2031-01-01', null)).toBe('upcoming');
    expect(on('2030-03-01', '2031-03-01')).toBe('upcoming');
    expect(on('2030-03-01', NO_END)).toBe('upcoming');
    expect(on('2030-03-02', '2031-03-01')).toBe('live');
    expect(on('2031-01-01', NO_END)).toBe('live');
  });

  it('is absent after a cancellation', () => {
    expect(
      getLicenceStage(
        { state: 'cancelled', firstAirOn: '2030-03-02', liveThrough: '2031-03-01' },
        '2031-01-01',
      ),
    ).toBe('cancelled');
    expect(getLicenceStage({ state: 'replaced', firstAirOn: null, liveThrough: null }, '2031-01-01')).toBe(
      'replaced',
    );
  });

  it('is listed by stage, and as live until it ends', () => {
    const lists = LICENCE_STAGES.map((stage) =>
      LICENCE_FILTERS.filter((filter) => isInFilter(stage, filter)),
    );
    expect(lists).toEqual([['upcoming'], ['live'], ['live', 'ending'], ['ended'], [], []]);
  });

  it('counts days over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2030-12-31', 1)).toBe('2031-01-01');
    expect(addDays('2031-01-05', -7)).toBe('2030-12-29');
  });
});
