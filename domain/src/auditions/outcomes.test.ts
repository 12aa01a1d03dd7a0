import { expect, it } from 'vitest';
import { getOutcome } from './get-outcome.ts';

const entry = { talentId: 'one', status: 'uploaded', isApproved: false } as const;
const nobody = new Set<string>();

it.each([
  ['chosen', entry, new Set(['one'])],
  ['chosen', { ...entry, status: 'open' } as const, new Set(['one'])],
  ['shortlisted', { ...entry, isApproved: true }, new Set(['other'])],
  ['shortlisted', { ...entry, isApproved: true }, nobody],
  ['notChosen', entry, new Set(['other'])],
  ['notChosen', entry, nobody],
  ['closed', { ...entry, status: 'open' } as const, new Set(['other'])],
  ['closed', { ...entry, status: 'open' } as const, nobody],
])('is %s for %o, where %o is chosen', (outcome, voices, chosen) => {
  expect(getOutcome(voices, chosen)).toBe(outcome);
});
