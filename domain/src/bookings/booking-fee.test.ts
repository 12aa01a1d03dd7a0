import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { WorkingClock } from '../availability/working-time.ts';
import { computeBookingFee } from './booking-fee.ts';
import { getFeeTotal, getVoicePart, NO_FEE, type BookingBasis } from './fee-parts.ts';
import { bookingTermsSchema, SUGGESTED_TERMS, type NoticeStep } from './booking-terms.ts';
import { proposeCharges } from './session-charges.ts';
import { isFreeMove } from './move-days.ts';
import { getNotice } from './notice.ts';

const STEPS: readonly NoticeStep[] = [
  { underHours: 18, sessionPercent: 40, usagePercent: 0, studio: 'keep' },
  { underHours: 4, sessionPercent: 100, usagePercent: 50, studio: 'keep' },
];
const terms = { ...SUGGESTED_TERMS, steps: STEPS, version: 1 };
const basis: BookingBasis = {
  terms,
  commission: 2_000,
  studio: 6_000,
  halfHour: { earned: 5_000, studio: 3_000 },
};
const offer = {
  currency: 'EUR',
  assets: [],
  payments: [{ licenseId: 'l1', talentTotalPayment: 50_001 }],
  session: 30_000,
  minimum: 0,
};

const clock: WorkingClock = {
  zone: 'Europe/Berlin',
  isOff: (day) => DateTime.fromISO(day).weekday > 5,
};
const toMoment = (text: string) => DateTime.fromISO(text, { zone: clock.zone }).toMillis();

describe('the fee of a cancelled booking', () => {
  // The clocks change in the night to 29 March 2026, on a weekend that doesn't count.
  it.each([
    ['exactly 18 working hours before, over a weekend', '2026-11-27T16:00', '2026-11-30T10:00', 0],
    ['a minute later', '2026-11-27T16:01', '2026-11-30T10:00', 40],
    ['on the weekend', '2026-11-28T12:00', '2026-11-30T10:00', 40],
    ['over a clock change, in time', '2026-03-27T16:00', '2026-03-30T10:00', 0],
    ['over a clock change, late', '2026-03-27T16:01', '2026-03-30T10:00', 40],
    ['in the last hours', '2026-11-30T06:01', '2026-11-30T10:00', 100],
  ])('%s', (_name, now, start, percent) => {
    const { step } = getNotice(terms, toMoment(start), toMoment(now), clock);
    expect(step?.sessionPercent ?? 0).toBe(percent);
  });

  it('is free until its first step, and rises at the next', () => {
    const start = toMoment('2026-11-30T10:00');
    const early = getNotice(terms, start, toMoment('2026-11-20T10:00'), clock);
    expect(early).toEqual({
      step: null,
      freeUntil: toMoment('2026-11-27T16:00'),
      risesAt: toMoment('2026-11-27T16:00'),
    });
    const late = getNotice(terms, start, toMoment('2026-11-28T10:00'), clock);
    expect(late).toEqual({ step: STEPS[0], freeUntil: null, risesAt: toMoment('2026-11-30T06:00') });
  });

  it('comes to the cent: 40 % of the session with 20 % commission, and the studio', () => {
    const fee = computeBookingFee(offer, basis, STEPS[0]!, 'cancel');
    expect(fee).toEqual({ earned: 12_000, usage: 0, commission: 2_400, studio: 6_000 });
    expect([getVoicePart(fee!), getFeeTotal(fee!)]).toEqual([14_400, 20_400]);
  });

  it('rounds half of the use up once, and a move costs none of it', () => {
    expect(computeBookingFee(offer, basis, STEPS[1]!, 'cancel')).toEqual({
      earned: 55_001,
      usage: 25_001,
      commission: 11_000,
      studio: 6_000,
    });
    expect(computeBookingFee(offer, basis, STEPS[1]!, 'move')?.earned).toBe(30_000);
  });

  it('includes the supplement to the minimum, as a part of the session', () => {
    const fee = computeBookingFee({ ...offer, minimum: 10_000 }, basis, STEPS[0]!, 'cancel');
    expect(fee?.earned).toBe(16_000);
  });

  it('is open without a price, unless the step has none either', () => {
    const open = { ...offer, payments: [] };
    expect(computeBookingFee(open, basis, STEPS[0]!, 'cancel')).toBeUndefined();
    expect(computeBookingFee(open, basis, null, 'cancel')).toEqual(NO_FEE);
  });

  it('never falls with a shorter notice, and its parts add up', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const step = fc.record({
      sessionPercent: percent,
      usagePercent: percent,
      studio: fc.constantFrom('free' as const, 'keep' as const),
    });
    const amount = fc.integer({ min: 0, max: 10_000_000 });

    fc.assert(
      fc.property(step, step, amount, amount, amount, (early, late, session, use, studio) => {
        const used = { ...offer, session, payments: [{ licenseId: 'l1', talentTotalPayment: use }] };
        const steps = [
          { ...early, underHours: 20 },
          { ...late, underHours: 10 },
        ];
        if (!bookingTermsSchema.isValidSync({ ...SUGGESTED_TERMS, steps, basedOn: 0 })) return;

        const [before, after] = steps.map(
          (item) => computeBookingFee(used, { ...basis, studio }, item, 'cancel') ?? NO_FEE,
        );
        expect(getFeeTotal(after!)).toBeGreaterThanOrEqual(getFeeTotal(before!));
        expect(getFeeTotal(after!)).toBe(after!.earned + after!.commission + after!.studio);
        expect(after!.usage).toBeLessThanOrEqual(after!.earned);
        expect(after!.earned).toBeLessThanOrEqual(session + use);
      }),
    );
  });
});

it('refuses terms by which a shorter notice costs less', () => {
  const steps = [STEPS[1]!, { ...STEPS[0]!, sessionPercent: 100, usagePercent: 60 }];
  const check = (list: readonly NoticeStep[]) =>
    bookingTermsSchema.isValidSync({ ...SUGGESTED_TERMS, steps: list, basedOn: 0 });
  expect([check(STEPS), check(steps)]).toEqual([true, false]);
});

it('moves free within its days, in both directions', () => {
  const booked = { datetime: '2026/11/30 10-12' };
  const move = (datetime: string, days = 3) => isFreeMove(booked, datetime, days);
  expect([move('2026/12/03 08-10'), move('2026/11/27 08-10'), move('2026/12/04 08-10')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(move('2026/11/30 12-14', 0)).toBe(false);
});

it('proposes overtime and lateness by half hours begun, and a no-show by its share', () => {
  const notes = { noShow: '', lateMinutes: 15, overtimeMinutes: 31 };
  const propose = (change: Partial<typeof notes>) => [
    ...proposeCharges({ ...notes, ...change }, basis, [offer, offer]),
  ];
  const hour = { earned: 10_000, usage: 0, commission: 2_000, studio: 6_000 };
  expect(propose({})).toEqual([['overtime', hour]]);
  expect(propose({ overtimeMinutes: 0 })).toEqual([]);
  expect(propose({ overtimeMinutes: 0, lateMinutes: 31 })).toEqual([['late', hour]]);
  expect(propose({ overtimeMinutes: 0, noShow: 'The director' })).toEqual([
    ['noShow', { earned: 60_000, usage: 0, commission: 12_000, studio: 6_000 }],
  ]);
});
