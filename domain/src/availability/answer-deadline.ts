import type { AvailabilityRequest } from './availability.ts';
import { writtenSpan } from './slot-times.ts';

type Slots = Pick<AvailabilityRequest, 'timeRanges' | 'timeZone'>;

const beginnings = ({ timeRanges, timeZone }: Slots): readonly number[] =>
  timeRanges.flatMap(({ datetime }) => writtenSpan(datetime, timeZone)?.from ?? []);

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
