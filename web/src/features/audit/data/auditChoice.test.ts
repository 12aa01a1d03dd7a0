import { expect, it } from 'vitest';
import { toSpan } from './auditChoice.ts';

it('includes days in the browser’s zone, the last one whole', () => {
  const { from, to } = toSpan({ from: '2026-03-28', to: '2026-03-29' });
  expect([from, to]).toEqual([new Date(2026, 2, 28).toISOString(), new Date(2026, 2, 30).toISOString()]);
});

it('continues the last day of a month to the next one', () => {
  expect(toSpan({ from: '', to: '2026-12-31' })).toEqual({ to: new Date(2027, 0, 1).toISOString() });
});

it('ignores invalid days', () => {
  expect(toSpan({ from: 'yesterday', to: '' })).toEqual({});
});
