import type { AvailabilityRequest } from './availability.ts';
import { slotSpan } from './slot-times.ts';
import { readSlot } from './slots.ts';

/**
 * By when a request for availability is to be answered, in milliseconds: when the first of its slots begins, because from
 * then on there is less to choose from. Undefined: it offers none.
 */
export const answerDeadline = ({
  timeRanges,
  timeZone,
}: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone'>): number | undefined => {
  const begins = timeRanges.flatMap(({ datetime }) => {
    const slot = readSlot(datetime);
    return slot ? [slotSpan(slot, timeZone).from] : [];
  });
  return begins.length > 0 ? Math.min(...begins) : undefined;
};
