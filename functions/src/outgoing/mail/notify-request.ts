import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { AvailabilityOccasion } from './mails/bookings/mailed-booking.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** Notifies a talent about a request, once per revision. */
export const notifyRequest = (
  work: Work,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, name, communicationLanguage }: Pick<Talent, 'email' | 'name' | 'communicationLanguage'>,
  occasion: AvailabilityOccasion,
): void =>
  queueMail(work, `availability_${id}_${occasion}_${revision}`, {
    kind: 'availability',
    to: email,
    locale: communicationLanguage,
    agencyId,
    params: { talentName: name, requestId: id, occasion },
  });

/** Requests availability from a talent for these requests with the same slots, in one mail. */
export const queueSlotRequests = (
  work: Work,
  requests: readonly AvailabilityRequest[],
  talent: Pick<Talent, 'email' | 'name' | 'communicationLanguage'>,
): void => {
  const [first, ...availabilityRequests] = requests;
  if (!first) return;
  if (availabilityRequests.length === 0) return notifyRequest(work, first, talent, 'asked');

  queueMail(work, `availability_${first.id}_asked_${first.revision}`, {
    kind: 'availability-requests',
    to: talent.email,
    locale: talent.communicationLanguage,
    agencyId: first.agencyId,
    params: { talentName: talent.name, requestIds: requests.map(({ id }) => id) },
  });
};
