import type { AvailabilityRequest } from './availability.ts';
import { parseSpan } from './slot-times.ts';

type Slots = Pick<AvailabilityRequest, 'timeRanges' | 'timeZone'>;

const listStarts = ({ timeRanges, timeZone }: Slots): readonly number[] =>
  timeRanges.flatMap(({ datetime }) => parseSpan(datetime, timeZone)?.from ?? []);

/** Returns when a slot request should be answered, in milliseconds: at its first slot, after which there is less choice. Undefined: no slots. */
export const getSuggestedDeadline = (request: Slots): number | undefined => {
  const begins = listStarts(request);
  return begins.length > 0 ? Math.min(...begins) : undefined;
};

/** Returns until when a pending request can be answered: at its last slot. Null: not pending. */
export const getAnswerDeadline = (request: Slots & Pick<AvailabilityRequest, 'state'>): number | null => {
  const begins = request.state === 'requested' ? listStarts(request) : [];
  return begins.length > 0 ? Math.max(...begins) : null;
};
