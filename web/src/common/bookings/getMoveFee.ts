import type { AgreedSlot } from '@domain/availability/availability.ts';
import type { BookingFeeQuote } from '@domain/bookings/bookings.api.ts';
import { isFreeMove } from '@domain/bookings/move-days.ts';

/** Returns what a move to some slots costs at most, in minor units; 0 where all are near enough to the booked one. */
export const getMoveFee = (
  { total, moveDays }: BookingFeeQuote,
  booked: AgreedSlot,
  datetimes: readonly string[],
): number => (datetimes.every((datetime) => isFreeMove(booked, datetime, moveDays)) ? 0 : (total ?? 0));
