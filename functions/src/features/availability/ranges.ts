import type { TimeRange } from '@domain/availability/availability.ts';
import { firstBookable, isCutShort, slotSpan, type Span } from '@domain/availability/slot-times.ts';
import { inSlotOrder, readSlot, type Slot } from '@domain/availability/slots.ts';
import { AppError } from '../../errors/app-error.ts';

/** How far ahead a slot may be offered, in days. */
const AHEAD_DAYS = 2 * 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const refused = (
  code: 'availability.pastDay' | 'availability.cutShort' | 'availability.tooFar',
  datetime: string,
) => new AppError(422, code, { property: 'timeRanges', values: { datetime } });

/** A slot of a record: what is stored has been checked. */
export const slotOf = ({ datetime }: Pick<TimeRange, 'datetime'>): Slot => {
  const slot = readSlot(datetime);
  if (!slot) throw new Error(`A stored slot is none: ${datetime}`);
  return slot;
};

/** The time that a stored slot takes. */
export const spanOf = (range: Pick<TimeRange, 'datetime'>, zone: string): Span =>
  slotSpan(slotOf(range), zone);

/**
 * Slots as they are stored, in the order of time, each with an id of its own. `revision` is part of it, so that an answer
 * to slots that are no longer offered names none of them. 422 where a day is not after today by the zone's clock, and
 * where a slot has fewer than two hours, because clocks are turned forward within it.
 */
export const newRanges = (
  offered: readonly { readonly datetime: string }[],
  zone: string,
  revision: number,
): readonly TimeRange[] => {
  const first = firstBookable(zone);
  const read = offered.map(({ datetime }) => ({ datetime, slot: slotOf({ datetime }) }));
  for (const { datetime, slot } of read) {
    if (slot.day < first) throw refused('availability.pastDay', datetime);
    if (isCutShort(slot, zone)) throw refused('availability.cutShort', datetime);
    if (slotSpan(slot, zone).from > Date.now() + AHEAD_DAYS * DAY_MS)
      throw refused('availability.tooFar', datetime);
  }
  return read
    .sort((one, other) => inSlotOrder(one.slot, other.slot))
    .map(({ datetime }, index) => ({ id: `r${revision}-${index + 1}`, datetime, status: null }));
};
