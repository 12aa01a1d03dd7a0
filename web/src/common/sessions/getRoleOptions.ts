import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { joinSlots } from '@domain/availability/join-slots.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';

/** The voice and the first role of a session. */
export interface FirstRole {
  readonly castingId: string;
  readonly talentId: string;
  readonly voiceId: string;
  /** The existing session's id. */
  readonly sessionId?: string;
}

/** A further role that a session can record. */
interface RoleOption {
  readonly castingDemoId: string;
  readonly voiceId: string;
  /** The slot accepted for it; undefined: a chosen voice without one. */
  readonly slot: Span | undefined;
}

/** Returns the further roles for which the voice of a session is booked without another session, or chosen. */
export const getRoleOptions = (
  { castingId, talentId, voiceId, sessionId }: FirstRole,
  requests: readonly AvailabilityRequest[],
  chosen: readonly CastingDemo[],
): readonly RoleOption[] => {
  const isFurther = (place: Pick<CastingDemo, 'castingId' | 'talentId' | 'voiceId'>): boolean =>
    place.castingId === castingId && place.talentId === talentId && place.voiceId !== voiceId;
  const accepted = requests.filter((request) => isFurther(request) && request.state === 'accepted');
  const booked = accepted.filter((request) => request.sessionId === null || request.sessionId === sessionId);
  const withoutSlot = chosen.filter(
    (place) =>
      isFurther(place) &&
      !place.isWithdrawn &&
      !accepted.some((availabilityRequest) => availabilityRequest.voiceId === place.voiceId),
  );

  return [
    ...booked.map((request) => ({
      castingDemoId: request.castingDemoId,
      voiceId: request.voiceId,
      slot: getBookedSpan(request),
    })),
    ...withoutSlot.map((place) => ({ castingDemoId: place.id, voiceId: place.voiceId, slot: undefined })),
  ];
};

/** Returns whether two sessions' slots are adjacent. */
export const isJoining = (slots: readonly Span[], slot: Span | undefined): boolean =>
  slot === undefined || joinSlots([...slots, slot]) !== undefined;
