import type { AvailabilityRequest } from './availability.ts';
import { slotSpan } from './slot-times.ts';
import { readSlot } from './slots.ts';

type Slots = Pick<AvailabilityRequest, 'timeRanges' | 'timeZone'>;

const beginnings = ({ timeRanges, timeZone }: Slots): readonly number[] =>
  timeRanges.flatMap(({ datetime }) => {
    const slot = readSlot(datetime);
    return slot ? [slotSpan(slot, timeZone).from] : [];
  });

/**
 * By when a request for availability is to be answered, in milliseconds: when the first of its slots begins, because from
 * then on there is less to choose from. Undefined: it offers none.
 */
export const answerDeadline = (request: Slots): number | undefined => {
  const begins = beginnings(request);
  return begins.length > 0 ? Math.min(...begins) : undefined;
};

/** Until when a request that waits for its answer can have one: the last of its slots begins then. Null: it waits for none. */
export const answerableUntil = (request: Slots & Pick<AvailabilityRequest, 'state'>): number | null => {
  const begins = request.state === 'requested' ? beginnings(request) : [];
  return begins.length > 0 ? Math.max(...begins) : null;
};
