import { DateTime } from 'luxon';
import type { AgreedSlot } from '../availability/availability.ts';
import { readSlot } from '../availability/slots.ts';

/** Returns whether a slot is near enough to the booked one that a move there is free, by the days on both calendars. */
export const isFreeMove = (
  booked: Pick<AgreedSlot, 'datetime'>,
  datetime: string,
  moveDays: number,
): boolean => {
  const [from, to] = [booked.datetime, datetime].map((slot) => DateTime.fromISO(readSlot(slot)?.day ?? ''));
  if (!from || !to || moveDays === 0) return false;
  return Math.abs(to.diff(from, 'days').days) <= moveDays;
};
