import { expect, it } from 'vitest';
import { isolated, isolatedIn } from './direction.ts';

const NAME = 'ספוט 30"';

it('isolates names that are written from right to left, once, and leaves others alone', () => {
  expect(isolated(NAME)).toBe(`\u2068${NAME}\u2069`);
  expect(isolated(isolated(NAME))).toBe(isolated(NAME));
  expect(['Zoë', '王小明', '', 'https://a.example/?b=1'].map(isolated)).toEqual([
    'Zoë',
    '王小明',
    '',
    'https://a.example/?b=1',
  ]);
});

it('isolates texts at any depth, and nothing else', () => {
  const at = new Date(0);
  expect(isolatedIn({ names: [NAME, { of: 'محمد' }], at, count: 2, none: null })).toEqual({
    names: [isolated(NAME), { of: isolated('محمد') }],
    at,
    count: 2,
    none: null,
  });
});
