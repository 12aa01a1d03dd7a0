import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readAvailabilityRequest, findOpenRequests } from '../../work/collections/availability-requests.ts';
import { readCastingDemo } from '../../work/collections/casting-demos.ts';
import { readPublicCopy, findShownTalents } from '../../work/collections/public-talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** A role that the talent records, with their accepted slot if any. */
export interface ChosenRole {
  readonly voiceId: string;
  readonly castingDemoId: string;
  readonly booking: AvailabilityRequest | undefined;
}

/** The talent of a session, with its first role. */
export interface ChosenVoice extends ChosenRole {
  readonly talentId: string;
  readonly talentPublicName: string;
}

interface Named {
  readonly bookingId?: string | undefined;
  readonly castingDemoId?: string | undefined;
}

const readBookedVoice = async (
  id: string,
  castingId: string,
  work: Work,
): Promise<Omit<ChosenVoice, 'talentPublicName'>> => {
  const booking = await readAvailabilityRequest(id, work);
  if (booking?.castingId !== castingId) throw notFound();
  requireState(slotTransitions.plan, getSlotState(booking, Date.now()));
  const { voiceId, castingDemoId, talentId } = booking;
  return { voiceId, castingDemoId, talentId, booking };
};

/** Returns a listed talent's accepted slots for the role. */
export const findAcceptedSlots = async (
  place: CastingDemo,
  work: Work,
): Promise<readonly AvailabilityRequest[]> =>
  (await findOpenRequests(place, work)).filter(
    ({ talentId, state }) => talentId === place.talentId && state === 'accepted',
  );

const readDemoVoice = async (
  id: string,
  castingId: string,
  work: Work,
): Promise<Omit<ChosenVoice, 'talentPublicName'>> => {
  const place = await readCastingDemo(id, work);
  if (place?.castingId !== castingId) throw notFound();
  if (place.isWithdrawn) throw new AppError(409, 'availability.withdrawn', { property: 'castingDemoId' });
  const booking = (await findAcceptedSlots(place, work)).find(({ sessionId }) => !sessionId);
  if (!place.isSelected && !booking)
    throw new AppError(409, 'session.oneVoice', { property: 'castingDemoId' });
  const { voiceId, talentId } = place;
  return { voiceId, castingDemoId: id, talentId, booking };
};

/**
 * Returns the voice of a session, by `bookingId` or `castingDemoId` (422 unless exactly one). An accepted
 * slot is used. 404: outside the casting. 409: talent blocked by the agency since.
 */
export const resolveChosenVoice = async (
  { bookingId, castingDemoId }: Named,
  { id: castingId, agencyId }: { readonly id: string; readonly agencyId: string },
  work: Work,
): Promise<ChosenVoice> => {
  if ((bookingId === undefined) === (castingDemoId === undefined))
    throw new AppError(422, 'session.oneVoice', { property: 'bookingId' });

  const voice = await (bookingId !== undefined
    ? readBookedVoice(bookingId, castingId, work)
    : readDemoVoice(castingDemoId ?? '', castingId, work));
  const { talentId } = voice;
  const shown = await findShownTalents(agencyId, [talentId], work);
  const publicCopy = await readPublicCopy(talentId, work);
  if (!shown.has(talentId) || !publicCopy) throw new AppError(409, 'availability.withdrawn');

  return { ...voice, talentPublicName: publicCopy.publicName };
};
