import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { readAvailabilityRequest, findStandingRequests } from '../../records/availability-requests.ts';
import { readCastingDemo } from '../../records/casting-demos.ts';
import { readPublicHalf, shownTalents } from '../../records/talent-cache.ts';

export interface ChosenVoice {
  readonly voiceId: string;
  readonly talentId: string;
  readonly talentPublicName: string;
  readonly booking: AvailabilityRequest | undefined;
}

interface Named {
  readonly bookingId?: string | undefined;
  readonly castingDemoId?: string | undefined;
}

/** 409 unless a session lies within the accepted slot. */
export const refuseOutside = (booking: AvailabilityRequest, span: Span): void => {
  const slot = bookedSpan(booking);
  if (slot && span.from >= slot.from && span.to <= slot.to) return;
  const property = slot && span.from >= slot.from ? 'endsAt' : 'startsAt';
  throw new AppError(409, 'session.outsideSlot', { property });
};

const ofBooking = async (
  id: string,
  castingId: string,
  transaction: Transaction,
): Promise<Omit<ChosenVoice, 'talentPublicName'>> => {
  const booking = await readAvailabilityRequest(id, transaction);
  if (booking?.castingId !== castingId) throw notFound();
  if (booking.state !== 'accepted') throw new AppError(409, 'session.noSlot');
  if (booking.sessionId) throw new AppError(409, 'session.planned');
  return { voiceId: booking.voiceId, talentId: booking.talentId, booking };
};

const ofDemo = async (
  id: string,
  castingId: string,
  transaction: Transaction,
): Promise<Omit<ChosenVoice, 'talentPublicName'>> => {
  const place = await readCastingDemo(id, transaction);
  if (place?.castingId !== castingId) throw notFound();
  if (place.isWithdrawn) throw new AppError(409, 'availability.withdrawn', { property: 'castingDemoId' });
  if (!place.isSelected) throw new AppError(409, 'session.oneVoice', { property: 'castingDemoId' });
  const { voiceId, talentId } = place;
  const standing = await findStandingRequests(place, transaction);
  const booking = standing.find(
    (request) => request.talentId === talentId && request.state === 'accepted' && !request.sessionId,
  );
  return { voiceId, talentId, booking };
};

/**
 * Returns the voice of a session, by `bookingId` or `castingDemoId` (422 unless exactly one). An accepted
 * slot is used. 404: outside the casting. 409: talent blocked by the agency since.
 */
export const chosenVoice = async (
  { bookingId, castingDemoId }: Named,
  { id: castingId, agencyId }: { readonly id: string; readonly agencyId: string },
  transaction: Transaction,
): Promise<ChosenVoice> => {
  if ((bookingId === undefined) === (castingDemoId === undefined))
    throw new AppError(422, 'session.oneVoice', { property: 'bookingId' });
  const voice = await (bookingId !== undefined
    ? ofBooking(bookingId, castingId, transaction)
    : ofDemo(castingDemoId ?? '', castingId, transaction));
  const { talentId } = voice;
  const shown = await shownTalents(agencyId, [talentId], transaction);
  const half = await readPublicHalf(talentId, transaction);
  if (!shown.has(talentId) || !half) throw new AppError(409, 'availability.withdrawn');
  return { ...voice, talentPublicName: half.publicName };
};
