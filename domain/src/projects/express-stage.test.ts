import { expect, it } from 'vitest';
import { getExpressStage } from './express-stage.ts';

it.each([
  [2, 0, 0, 0, 'placed'],
  [2, 1, 0, 0, 'placed'],
  [2, 2, 1, 0, 'found'],
  [2, 2, 2, 1, 'booked'],
  [2, 2, 2, 2, 'recorded'],
  // A slot may be released once it was recorded in.
  [1, 1, 0, 1, 'recorded'],
  [0, 0, 0, 0, 'placed'],
] as const)(
  'of %i roles, %i chosen, %i booked and %i recorded: %s',
  (roles, chosen, booked, recorded, stage) => {
    expect(getExpressStage(roles, { chosen, booked }, recorded)).toBe(stage);
  },
);
