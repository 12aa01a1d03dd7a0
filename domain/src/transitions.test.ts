import { describe, expect, it } from 'vitest';
import { defineTransitions, findRefusal, isAllowed, STAFF } from './transitions.ts';

const { close } = defineTransitions<'draft' | 'open' | 'paid' | 'closed' | 'gone'>()({
  close: {
    from: ['open', 'paid'],
    done: ['closed'],
    to: 'closed',
    by: ['client', ...STAFF],
    only: { paid: ['admin'] },
    action: 'orders.move',
    refusal: 'order.notNow',
    refusals: { gone: { status: 410, code: 'audition.cancelled' } },
  },
});

describe('a change', () => {
  it('is refused with the error of the state, else that of the change', () => {
    expect(findRefusal(close, 'open')).toBeUndefined();
    expect(findRefusal(close, 'draft')).toEqual({ status: 409, code: 'order.notNow' });
    expect(findRefusal(close, 'gone')).toEqual({ status: 410, code: 'audition.cancelled' });
    const { refusal: _, ...bare } = close;
    expect(findRefusal(bare, 'draft')).toEqual({ status: 409, code: 'record.stale' });
  });

  it('is allowed to its authors, and to fewer in some states', () => {
    expect(isAllowed(close, 'open', ['client'])).toBe(true);
    expect(isAllowed(close, 'open', ['talent'])).toBe(false);
    expect(isAllowed(close, 'paid', ['client', 'agencyTeam'])).toBe(false);
    expect(isAllowed(close, 'paid', ['admin'])).toBe(true);
    expect(isAllowed(close, 'draft', ['admin'])).toBe(false);
  });

  it('may be repeated, but is not offered again', () => {
    expect(findRefusal(close, 'closed')).toBeUndefined();
    expect(isAllowed(close, 'closed', ['admin'])).toBe(false);
  });
});
