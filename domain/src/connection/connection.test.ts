import { describe, expect, it } from 'vitest';
import { getLastRehearsal } from './connection.ts';
import { connectionStepSchema } from './connection.schema.ts';

const NEXT_YEAR = new Date(Date.now() + 200 * 24 * 60 * 60 * 1000).toISOString();
const getFault = (step: object): string | undefined => {
  try {
    connectionStepSchema.validateSync(step);
    return undefined;
  } catch (error) {
    return (error as { path?: string }).path;
  }
};

describe('a step of a connection check', () => {
  it.each([
    [{ status: 'booked', bookedFor: NEXT_YEAR, timeZone: 'Europe/Madrid' }],
    [{ status: 'passed', quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000 }],
    [{ status: 'failed', quality: 'POOR', comment: 'Drops every minute' }],
    [{ status: 'cancelled' }],
  ])('may be %j', (step) => expect(getFault(step)).toBeUndefined());

  it.each([
    [{ status: 'pending' }, 'status'],
    [{ status: 'booked', timeZone: 'Europe/Madrid' }, 'bookedFor'],
    [{ status: 'booked', bookedFor: '2020-01-01T10:00:00Z', timeZone: 'Europe/Madrid' }, 'bookedFor'],
    [{ status: 'booked', bookedFor: NEXT_YEAR }, 'timeZone'],
    [{ status: 'booked', bookedFor: NEXT_YEAR, timeZone: 'Mars/Base' }, 'timeZone'],
    [{ status: 'passed' }, 'quality'],
    [{ status: 'passed', quality: 'GOOD', latencyMs: 0 }, 'latencyMs'],
  ])('may not be %j', (step, path) => expect(getFault(step)).toBe(path));
});

it('the last check that passed counts', () => {
  const check = (status: string, moment: string) => ({ status, at: moment });
  const history = [check('failed', 'now'), check('passed', 'before'), check('passed', 'long ago')];
  expect(getLastRehearsal(history)).toEqual(check('passed', 'before'));
  expect(getLastRehearsal([check('cancelled', 'now')])).toBeUndefined();
});
