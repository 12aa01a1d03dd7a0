import {
  getBookedSlot,
  type AgreedSlot,
  type AvailabilityRequest,
} from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { findSlotAt, getSlotSpan, type Span } from '@domain/availability/slot-times.ts';
import { writeSlot } from '@domain/availability/slots.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';

/** The accepted slot of a session. */
export interface AcceptedSlot extends Span {
  readonly requestId: string;
  readonly booked: AgreedSlot;
  /** IANA zone in which other slots are offered. */
  readonly timeZone: string;
}

/** Another slot that the talent can be asked for, and the session's time in it. */
export interface Proposal extends AgreedSlot {
  readonly slot: Span;
  readonly session: Span;
}

/** Returns whether a session's time leaves its accepted slot, as far as it is entered. */
export const isOutside = ({ startsAt, endsAt }: Partial<SessionForm>, { from, to }: Span): boolean =>
  (!!startsAt && Date.parse(startsAt) < from) || (!!endsAt && Date.parse(endsAt) > to);

/** Returns the slot in which a new start is; a session keeps its place in a slot. */
export const getProposal = (
  { startsAt, endsAt }: Pick<RecordingSession, 'startsAt' | 'endsAt'>,
  accepted: AcceptedSlot,
  start: string,
): Proposal => {
  const { timeZone } = accepted;
  const found = findSlotAt(Date.parse(start), timeZone);
  const slot = getSlotSpan(found, timeZone);
  const shift = slot.from - accepted.from;
  const session = { from: startsAt.toMillis() + shift, to: endsAt.toMillis() + shift };
  return { datetime: writeSlot(found), timeZone, slot, session };
};

/** Returns the accepted slot of a session with one role, live; undefined: none, or not loaded. */
export const useAcceptedSlot = (
  { bookingId, roles }: Pick<RecordingSession, 'bookingId' | 'roles'>,
  isWanted: boolean,
): AcceptedSlot | undefined => {
  const isOne = (roles?.length ?? 1) === 1;
  const path = isWanted && isOne && bookingId ? `availabilityRequests/${bookingId}` : null;
  const { data } = useLiveDoc<AvailabilityRequest>(path);
  const booked = data && getBookedSlot(data);
  const span = data && getBookedSpan(data);
  return booked && span ? { ...span, requestId: data.id, booked, timeZone: booked.timeZone } : undefined;
};
