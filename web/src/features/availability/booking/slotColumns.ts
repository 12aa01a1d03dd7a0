import {
  acceptedRange,
  bookedSlot,
  isStanding,
  type AvailabilityRequest,
} from '@domain/availability/availability.ts';
import { slotSpan, type Span } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';

export type SlotState = 'offered' | 'booked' | 'rejected' | 'none';

type Asked = Pick<AvailabilityRequest, 'state' | 'timeRanges' | 'timeZone' | 'moving'>;

const spanOf = (datetime: string, zone: string): Span | undefined => {
  const slot = readSlot(datetime);
  return slot && slotSpan(slot, zone);
};

const spansOf = (request: Asked): readonly Span[] => {
  const booked = bookedSlot(request);
  // Once one is accepted, the others are no longer on offer.
  const offered = acceptedRange(request)
    ? []
    : request.timeRanges.map(({ datetime }) => spanOf(datetime, request.timeZone));
  return [...offered, booked && spanOf(booked.datetime, booked.timeZone)].filter(
    (span) => span !== undefined,
  );
};

/** The slots of some requests, each once and in order, without those that are over and nobody is booked for. */
export const slotColumns = (requests: readonly Asked[], now: number): readonly Span[] => {
  const spans = requests.filter(isStanding).flatMap((request) => {
    const booked = bookedSlot(request);
    const from = booked && spanOf(booked.datetime, booked.timeZone)?.from;
    return spansOf(request).filter((span) => span.from > now || span.from === from);
  });
  return [...new Map(spans.map((span) => [span.from, span])).values()].sort(
    (one, other) => one.from - other.from,
  );
};

/** What a request says of a slot. */
export const slotStateOf = (request: Asked, { from }: Span): SlotState => {
  const booked = bookedSlot(request);
  if (booked && spanOf(booked.datetime, booked.timeZone)?.from === from) return 'booked';
  if (acceptedRange(request)) return 'none';
  const range = request.timeRanges.find(({ datetime }) => spanOf(datetime, request.timeZone)?.from === from);
  if (!range) return 'none';
  return range.status === 'rejected' ? 'rejected' : 'offered';
};
