import { describe, expect, it } from 'vitest';
import { findMove, getMoves } from './order-moves.ts';
import { ORDER_STATES } from './orders.ts';

describe('an order', () => {
  it.each([
    ['draft', 'received', 'client', 'allowed'],
    ['draft', 'received', 'admin', 'forbidden'],
    ['received', 'confirmed', 'agencyTeam', 'allowed'],
    ['received', 'confirmed', 'client', 'forbidden'],
    ['received', 'cancelled', 'client', 'allowed'],
    ['confirmed', 'cancelled', 'client', 'forbidden'],
    ['confirmed', 'cancelled', 'agencyTeam', 'allowed'],
    ['paid', 'cancelled', 'agencyTeam', 'forbidden'],
    ['paid', 'cancelled', 'admin', 'allowed'],
    ['draft', 'paid', 'admin', 'impossible'],
    ['cancelled', 'confirmed', 'admin', 'impossible'],
  ] as const)('goes from %s to %s as %s: %s', (from, to, role, outcome) => {
    expect(findMove(from, to, [role])).toBe(outcome);
  });

  it('is nothing that talents and engineers lead anywhere', () => {
    for (const from of ORDER_STATES) expect(getMoves(from, ['talent', 'engineer'])).toEqual([]);
  });

  it('that is confirmed can be paid or cancelled by the agency, and its client can do neither', () => {
    expect(getMoves('confirmed', ['agencyTeam'])).toEqual(['paid', 'cancelled']);
    expect(getMoves('confirmed', ['client'])).toEqual([]);
  });
});
