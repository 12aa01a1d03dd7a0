import { expect, it } from 'vitest';
import { toSpan } from './auditChoice.ts';

it('takes days by the clock of the browser, the last one whole', () => {
  const { from, to } = toSpan({ from: '2026-03-28', to: '2026-03-29' });
  expect([from, to]).toEqual([new Date(2026, 2, 28).toISOString(), new Date(2026, 2, 30).toISOString()]);
});

it('ends the last day of a month with the next one', () => {
  expect(toSpan({ from: '', to: '2026-12-31' })).toEqual({ to: new Date(2027, 0, 1).toISOString() });
});

it('takes nothing for what is no day', () => {
  expect(toSpan({ from: 'yesterday', to: '' })).toEqual({});
});
