import { Timestamp } from 'firebase-admin/firestore';
import type { Order, PaymentAction, PaymentState } from '@domain/orders/orders.ts';
import { describe, expect, it } from 'vitest';
import { judgeReport, type PaymentReport } from './judge-report.ts';

const fromSeconds = (seconds: number) => Timestamp.fromMillis(seconds * 1000);
const order = { state: 'confirmed', currency: 'EUR', total: 1000, paid: 200 } as Order;
const money: PaymentReport = {
  id: 'stripe_1',
  agencyId: 'a',
  orderId: 'o',
  provider: 'stripe',
  kind: 'payment_intent.succeeded',
  isKnown: true,
  status: 'succeeded',
  amount: 800,
  asked: 800,
  currency: 'EUR',
  reference: 'pi_1',
  at: fromSeconds(100),
};
const fresh = { action: undefined, isCounted: false };
const makeAction = (status: PaymentState, seconds: number): PaymentAction => ({
  id: 'o',
  agencyId: 'a',
  companyId: 'c',
  projectId: 'o',
  orderId: 'o',
  provider: 'stripe',
  status,
  asOf: fromSeconds(seconds),
  updatedAt: fromSeconds(seconds),
});

describe('a payment report', () => {
  it.each([
    ['all that is open', order, {}, 'applied', 800, 'succeeded'],
    ['a part that was asked for', { ...order, total: 2000 }, {}, 'applied', 800, 'requires_action'],
    ['of an order accepted again', { ...order, state: 'received' }, {}, 'applied', 800, 'requires_action'],
    ['more than is open', { ...order, paid: 201 }, {}, 'wrongAmount', 0, null],
    ['other than was asked for', order, { asked: 900 }, 'wrongAmount', 0, null],
    ['without what was asked for', order, { asked: null }, 'wrongAmount', 0, null],
    ['none', order, { amount: 0, asked: 0 }, 'wrongAmount', 0, null],
    ['in another currency', order, { currency: 'USD' }, 'wrongCurrency', 0, null],
    ['for one that is paid', { ...order, state: 'paid' }, {}, 'notNow', 0, null],
    ['for one that was cancelled', { ...order, state: 'cancelled' }, {}, 'notNow', 0, null],
    ['for none', undefined, {}, 'unknownOrder', 0, null],
    ['of an unknown kind', order, { isKnown: false }, 'unknownEvent', 0, null],
  ] as const)('%s', (_, of, change, outcome, counts, status) => {
    expect(judgeReport({ ...money, ...change }, of as Order | undefined, fresh)).toEqual({
      outcome,
      counts,
      status,
    });
  });

  it('counts once, even if its event arrives late', () => {
    expect(judgeReport(money, order, { ...fresh, isCounted: true }).outcome).toBe('noted');
    expect(judgeReport(money, order, { ...fresh, action: makeAction('failed', 900) }).counts).toBe(800);
  });
});

describe('a payment event', () => {
  const failed: PaymentReport = { ...money, status: 'failed', amount: null };

  it.each([
    ['later', makeAction('processing', 99), 'applied'],
    ['of the same second, and further on', makeAction('processing', 100), 'applied'],
    ['of the same second, and less far', makeAction('succeeded', 100), 'noted'],
    ['earlier', makeAction('requires_action', 101), 'noted'],
  ] as const)('that is %s', (_, action, outcome) => {
    expect(judgeReport(failed, order, { action, isCounted: false }).outcome).toBe(outcome);
  });

  it('changes nothing once the order is paid', () => {
    expect(judgeReport(failed, { ...order, state: 'paid' }, fresh)).toEqual({
      outcome: 'noted',
      counts: 0,
      status: null,
    });
  });
});
