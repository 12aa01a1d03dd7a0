import { describe, expect, it } from 'vitest';
import type { ConnectionCheck } from './connection.ts';
import { rehearsalOf } from './rehearsals.ts';

const at = (millis: number) => ({ toMillis: () => millis });
const check = (
  status: ConnectionCheck['status'],
  agencyId: string | undefined,
  millis = 1,
): ConnectionCheck => ({
  status,
  at: at(millis),
  ...(agencyId === undefined ? {} : { agencyId }),
  ...(status === 'cancelled'
    ? {}
    : { quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000, comment: 'Fine' }),
});
const of = (agencyId: string, ...history: readonly ConnectionCheck[]) =>
  rehearsalOf(agencyId, { id: 'vera', history })?.at.toMillis();

describe('what an agency’s clients may know of a connection', () => {
  it('is what the agency’s own check measured, and no word of it', () => {
    expect(rehearsalOf('one', { id: 'vera', history: [check('passed', 'one')] })).toEqual({
      id: 'one_vera',
      agencyId: 'one',
      talentId: 'vera',
      at: expect.anything() as unknown,
      latencyMs: 12,
      sampleRateHz: 48_000,
    });
  });

  it('is nothing of what another agency tested, or nobody knows who did', () => {
    const history = [check('passed', 'two', 9), check('passed', 'one', 5), check('failed', 'two', 1)];
    expect([of('one', ...history), of('two', ...history)]).toEqual([5, 9]);
    expect([of('two', check('passed', 'one')), of('one', check('passed', undefined))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('goes with a check that failed since, and not with one that was called off', () => {
    expect(of('one', check('failed', 'one', 9), check('passed', 'one', 5))).toBeUndefined();
    expect(of('one', check('cancelled', 'one', 9), check('passed', 'one', 5))).toBe(5);
    expect(of('one', check('passed', 'one', 9), check('failed', 'one', 5))).toBe(9);
    expect([of('one'), of('one', check('cancelled', 'one'))]).toEqual([undefined, undefined]);
  });
});
