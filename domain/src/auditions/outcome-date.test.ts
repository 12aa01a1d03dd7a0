import { describe, expect, it } from 'vitest';
import { checkOutcomeDate, proposeOutcomeDate } from './outcome-date.ts';

describe('the outcome date', () => {
  it.each([
    ['a Monday', '2026-11-23T18:00:00.000+01:00', '2026-11-26T18:00:00.000+01:00'],
    ['a Thursday', '2026-11-26T18:00:00.000+01:00', '2026-12-01T18:00:00.000+01:00'],
    ['a Saturday', '2026-11-28T18:00:00.000+01:00', '2026-12-02T18:00:00.000+01:00'],
  ])('is proposed for three working days after %s', (_, deadline, outcomeBy) => {
    expect(proposeOutcomeDate(deadline)).toBe(outcomeBy);
  });

  it('keeps the time of day when the clocks change in between', () => {
    expect(proposeOutcomeDate('2026-10-23T18:00:00.000+02:00', 'Europe/Madrid')).toBe(
      '2026-10-28T18:00:00.000+01:00',
    );
  });

  it('isn’t proposed without a valid deadline', () => {
    expect(proposeOutcomeDate('soon')).toBe('');
  });

  it('lies between the deadline and 60 days later', () => {
    const deadline = '2026-11-23T18:00:00.000Z';
    const check = (outcomeBy: string) => checkOutcomeDate(outcomeBy, deadline);
    expect(check('2026-11-23T19:00:00.000+01:00')).toBe('fits');
    expect(check('2026-11-23T17:59:59.999Z')).toBe('early');
    expect(check('2027-01-22T18:00:00.000Z')).toBe('fits');
    expect(check('2027-01-22T18:00:00.001Z')).toBe('late');
  });
});
