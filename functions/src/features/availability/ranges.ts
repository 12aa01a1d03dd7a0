import type { TimeRange } from '@domain/availability/availability.ts';
import { getFirstBookableDay, isCutShort, getSlotSpan, type Span } from '@domain/availability/slot-times.ts';
import { compareSlots, readSlot, type Slot } from '@domain/availability/slots.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Maximum days ahead for a slot. */
const AHEAD_DAYS = 2 * 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const createRangeError = (
  code: 'availability.pastDay' | 'availability.cutShort' | 'availability.tooFar',
  datetime: string,
) => new AppError(422, code, { property: 'timeRanges', values: { datetime } });

const toSlot = ({ datetime }: Pick<TimeRange, 'datetime'>): Slot => {
  const slot = readSlot(datetime);
  if (!slot) throw new Error(`A stored slot is none: ${datetime}`);
  return slot;
};

export const toSpan = (range: Pick<TimeRange, 'datetime'>, zone: string): Span =>
  getSlotSpan(toSlot(range), zone);

/**
 * Returns slots for storage, sorted by time, with unique ids. Ids include `revision`, so an answer to outdated slots matches none.
 * 422: a day not after today in the given zone, or a slot under two hours because clocks change within it.
 */
export const createRanges = (
  offered: readonly { readonly datetime: string }[],
  zone: string,
  revision: number,
): readonly TimeRange[] => {
  const first = getFirstBookableDay(zone);
  const read = offered.map(({ datetime }) => ({ datetime, slot: toSlot({ datetime }) }));
  for (const { datetime, slot } of read) {
    if (slot.day < first) throw createRangeError('availability.pastDay', datetime);
    if (isCutShort(slot, zone)) throw createRangeError('availability.cutShort', datetime);
    if (getSlotSpan(slot, zone).from > Date.now() + AHEAD_DAYS * DAY_MS)
      throw createRangeError('availability.tooFar', datetime);
  }

  return read
    .sort((a, b) => compareSlots(a.slot, b.slot))
    .map(({ datetime }, index) => ({ id: `r${revision}-${index + 1}`, datetime, status: null }));
};
