import { expect, it } from 'vitest';
import { toRehearsal } from './rehearsals.ts';

const of = { agencyId: 'one', talentId: 'vera' };
const check = { at: { toMillis: () => 1 }, quality: 'GOOD', latencyMs: 12, comment: 'Fine' };

it('clients see the measurements of a passed check without its notes, and no other check', () => {
  expect(toRehearsal(of, { ...check, status: 'passed' })).toEqual({
    ...of,
    id: 'one_vera',
    at: check.at,
    latencyMs: 12,
    sampleRateHz: null,
  });
  expect(toRehearsal(of, { ...check, status: 'failed' })).toBeUndefined();
});
