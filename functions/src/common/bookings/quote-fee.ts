import { getBookedSlot, hasVoice, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityInvite } from '@domain/availability/offers.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { computeBookingFee } from '@domain/bookings/booking-fee.ts';
import { getFeeTotal, NO_FEE, type BookingAct, type BookingFee } from '@domain/bookings/fee-parts.ts';
import { isFreeMove } from '@domain/bookings/move-days.ts';
import { getNotice, keepStep, type Notice } from '@domain/bookings/notice.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAvailabilityInvite } from '../../work/collections/availability-invites.ts';
import type { Work } from '../../work/unit/work.ts';
import { readWorkingClock } from '../options/working-clock.ts';

/** What ending or moving a booking costs at this moment, and why. */
export interface FeeNow {
  readonly currency: string;
  /** Undefined: the offer has no price, so the agency sets the fee. */
  readonly fee: BookingFee | undefined;
  readonly notice: Notice;
  readonly basis: AvailabilityInvite['basis'];
}

const FREE: Notice = { step: null, freeUntil: null, risesAt: null };

/** Returns what cancelling or moving a request costs now; nothing unless it is booked at terms. */
export const readFeeNow = async (
  request: AvailabilityRequest,
  act: BookingAct,
  work?: Work,
): Promise<FeeNow> => {
  const [invite, clock] = await Promise.all([
    readAvailabilityInvite(request.id, work),
    readWorkingClock(request.agencyId),
  ]);
  const { currency = '' } = invite?.offer ?? {};
  const basis = invite?.basis;
  const booked = hasVoice(request) ? getBookedSpan(request) : undefined;
  if (!invite || !basis || !booked) return { currency, fee: NO_FEE, notice: FREE, basis };

  const left = getNotice(basis.terms, booked.from, Date.now(), clock);
  const notice = keepStep(left, invite.keptStep);
  return { currency, fee: computeBookingFee(invite.offer, basis, notice.step, act), notice, basis };
};

/** Returns what a booking's move to some slots costs at most: nothing, where all are near enough to it. */
export const readMoveFee = async (
  request: AvailabilityRequest,
  datetimes: readonly string[],
  work?: Work,
): Promise<FeeNow> => {
  const quote = await readFeeNow(request, 'move', work);
  const booked = getBookedSlot(request);
  const moveDays = quote.basis?.terms.moveDays ?? 0;
  const isFree = booked && datetimes.every((datetime) => isFreeMove(booked, datetime, moveDays));
  return isFree ? { ...quote, fee: NO_FEE } : quote;
};

/** 409 for a fee that differs from the one that the caller saw, with the current one. */
export const requireSeenFee = (
  { fee, currency }: Pick<FeeNow, 'fee' | 'currency'>,
  seen: number | undefined,
  locale: Locale,
): void => {
  const total = fee ? getFeeTotal(fee) : 0;
  if (total !== (seen ?? 0))
    throw new AppError(409, 'booking.feeChanged', {
      property: 'fee',
      values: { fee: formatMoney(total, currency, locale) },
    });
};
