import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

const HOUR = 60 * 60 * 1000;
const NOON = new Date(2027, 4, 5, 12).getTime();
const makeSession = (id: string, hours: number) => ({
  id,
  startsAt: { toMillis: () => NOON + hours * HOUR },
  endsAt: { toMillis: () => NOON + (hours + 2) * HOUR },
});

it('lists today first, then future sessions, and past ones in reverse', () => {
  const all = [
    makeSession('far', 60),
    makeSession('near', 13),
    makeSession('evening', 8),
    makeSession('morning', -3),
    makeSession('last', -20),
    makeSession('old', -90),
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
