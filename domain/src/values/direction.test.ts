import { expect, it } from 'vitest';
import { isolate, isolateAll } from './direction.ts';

const NAME = 'ספוט 30"';

it('isolates right-to-left names once, and leaves others unchanged', () => {
  expect(isolate(NAME)).toBe(`\u2068${NAME}\u2069`);
  expect(isolate(isolate(NAME))).toBe(isolate(NAME));
  expect(['Zoë', '王小明', '', 'https://a.example/?b=1'].map(isolate)).toEqual([
    'Zoë',
    '王小明',
    '',
    'https://a.example/?b=1',
  ]);
});

it('isolates texts at any depth, and changes nothing else', () => {
  const moment = new Date(0);
  expect(isolateAll({ names: [NAME, { of: 'محمد' }], at: moment, count: 2, none: null })).toEqual({
    names: [isolate(NAME), { of: isolate('محمد') }],
    at: moment,
    count: 2,
    none: null,
  });
});
