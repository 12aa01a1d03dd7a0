import { describe, expect, it } from 'vitest';
import { listDaysIn, isAway, mergeVacations, filterNotOver } from './vacations.ts';

const august = { id: 'august', from: '2027-08-01', to: '2027-08-15' };
const easter = { id: 'easter', from: '2027-03-26', to: '2027-04-02' };

describe('adding days to vacations', () => {
  it.each([
    ['apart', { from: '2027-08-17', to: '2027-08-20' }, { from: '2027-08-17', to: '2027-08-20' }, []],
    [
      'the day after',
      { from: '2027-08-16', to: '2027-08-20' },
      { from: '2027-08-01', to: '2027-08-20' },
      ['august'],
    ],
    [
      'the day before',
      { from: '2027-03-20', to: '2027-03-25' },
      { from: '2027-03-20', to: '2027-04-02' },
      ['easter'],
    ],
    [
      'overlapping',
      { from: '2027-07-20', to: '2027-08-03' },
      { from: '2027-07-20', to: '2027-08-15' },
      ['august'],
    ],
    [
      'within',
      { from: '2027-08-02', to: '2027-08-03' },
      { from: '2027-08-01', to: '2027-08-15' },
      ['august'],
    ],
    [
      'around all',
      { from: '2027-01-01', to: '2027-12-31' },
      { from: '2027-01-01', to: '2027-12-31' },
      ['august', 'easter'],
    ],
  ])('%s', (_, added, span, absorbed) => {
    const result = mergeVacations([august, easter], added);
    expect(result.span).toEqual(span);
    expect(result.absorbed.map(({ id }) => id)).toEqual(absorbed);
  });

  it('merges the vacations that the extended span reaches', () => {
    const next = { id: 'next', from: '2027-08-16', to: '2027-08-20' };
    const { span, absorbed } = mergeVacations([august, next], { from: '2027-07-31', to: '2027-07-31' });
    expect([span, absorbed.length]).toEqual([{ from: '2027-07-31', to: '2027-08-20' }, 2]);
  });

  it('handles the ends of months and leap days', () => {
    const { absorbed } = mergeVacations([{ from: '2028-02-20', to: '2028-02-29' }], {
      from: '2028-03-01',
      to: '2028-03-02',
    });
    expect(absorbed).toHaveLength(1);
  });
});

it('reports an absence on a day, including the first and the last', () => {
  for (const day of ['2027-08-01', '2027-08-15', '2027-03-30'])
    expect(isAway([august, easter], day)).toBe(true);
  for (const day of ['2027-07-31', '2027-08-16']) expect(isAway([august, easter], day)).toBe(false);
});

describe('days', () => {
  it('of a span are complete across the end of a year, within the limit', () => {
    const span = { from: '2031-12-30', to: '2032-01-02' };
    expect(listDaysIn(span, 10)).toEqual(['2031-12-30', '2031-12-31', '2032-01-01', '2032-01-02']);
    expect(listDaysIn(span, 2)).toEqual(['2031-12-30', '2031-12-31']);
    expect(listDaysIn({ from: '2032-02-28', to: '2032-03-01' }, 9)).toContain('2032-02-29');
  });

  it('off count while their date is today anywhere on earth', () => {
    const last = { from: '2031-08-01', to: '2031-08-10' };
    expect(filterNotOver([last], Date.parse('2031-08-11T11:59:00Z'))).toEqual([last]);
    expect(filterNotOver([last], Date.parse('2031-08-11T12:00:00Z'))).toEqual([]);
  });
});
