import { expect, it } from 'vitest';
import { STATE_TABLES } from './state-tables.ts';

it('a change uses only states of its record, and never refuses one that it allows', () => {
  const faults = Object.entries(STATE_TABLES).flatMap(([table, { states, transitions }]) =>
    Object.entries(transitions).flatMap(([name, { from, done = [], to, only = {}, refusals = {} }]) => {
      const targets = to === null || to === undefined ? [] : [to].flat();
      const named = [...from, ...done, ...targets, ...Object.keys(only), ...Object.keys(refusals)];
      return [
        ...named.filter((state) => !states.includes(state)).map((state) => `${table}.${name}: no ${state}`),
        ...Object.keys(refusals)
          .filter((state) => [...from, ...done].includes(state))
          .map((state) => `${table}.${name}: ${state} is refused and allowed`),
      ];
    }),
  );
  expect(faults).toEqual([]);
});
