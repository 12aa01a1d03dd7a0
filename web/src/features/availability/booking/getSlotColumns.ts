import {
  getAcceptedRange,
  isOpenRequest,
  type AvailabilityRequest,
} from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { parseSpan, type Span } from '@domain/availability/slot-times.ts';

export type SlotState = 'offered' | 'booked' | 'rejected' | 'none';

type SlotRequest = Pick<AvailabilityRequest, 'state' | 'timeRanges' | 'timeZone' | 'moving'>;

const getSpans = (request: SlotRequest): readonly Span[] => {
  // Accepting a slot withdraws the others.
  const offered = getAcceptedRange(request)
    ? []
    : request.timeRanges.map(({ datetime }) => parseSpan(datetime, request.timeZone));
  return [...offered, getBookedSpan(request)].filter((span) => span !== undefined);
};

/** Returns requests' slots without duplicates, in order, except past ones without a booking. */
export const getSlotColumns = (requests: readonly SlotRequest[], now: number): readonly Span[] => {
  const spans = requests.filter(isOpenRequest).flatMap((request) => {
    const from = getBookedSpan(request)?.from;
    return getSpans(request).filter((span) => span.from > now || span.from === from);
  });
  return [...new Map(spans.map((span) => [span.from, span])).values()].sort((a, b) => a.from - b.from);
};

export const getSlotState = (request: SlotRequest, { from }: Span): SlotState => {
  if (getBookedSpan(request)?.from === from) return 'booked';
  if (getAcceptedRange(request)) return 'none';
  const range = request.timeRanges.find(
    ({ datetime }) => parseSpan(datetime, request.timeZone)?.from === from,
  );
  if (!range) return 'none';
  return range.status === 'rejected' ? 'rejected' : 'offered';
};
