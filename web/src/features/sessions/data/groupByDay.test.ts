import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

const HOUR = 60 * 60 * 1000;
const NOON = new Date(2027, 4, 5, 12).getTime();
const at = (id: string, hours: number) => ({
  id,
  startsAt: { toMillis: () => NOON + hours * HOUR },
  endsAt: { toMillis: () => NOON + (hours + 2) * HOUR },
});

it('has today’s first, then those to come, the next first, and the past ones backwards', () => {
  const all = [
    at('far', 60),
    at('near', 13),
    at('evening', 8),
    at('morning', -3),
    at('last', -20),
    at('old', -90),
  ];

  const groups = groupByDay(all as never, NOON) as unknown as Record<
    string,
    readonly { readonly id: string }[]
  >;
  const listIds = (group: string) => groups[group]?.map(({ id }) => id);
  expect([listIds('today'), listIds('upcoming'), listIds('past')]).toEqual([
    ['morning', 'evening'],
    ['near', 'far'],
    ['last', 'old'],
  ]);
});
