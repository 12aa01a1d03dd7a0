import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityOccasion } from '@domain/mail/mail.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { queueMail } from './outbox.ts';

/** Notifies a talent about a request, once per revision. */
export const notifyRequest = (
  transaction: Transaction,
  { id, agencyId, revision }: Pick<AvailabilityRequest, 'id' | 'agencyId' | 'revision'>,
  { email, name, communicationLanguage }: Pick<Talent, 'email' | 'name' | 'communicationLanguage'>,
  occasion: AvailabilityOccasion,
): void =>
  queueMail(transaction, `availability_${id}_${occasion}_${revision}`, {
    kind: 'availability',
    to: email,
    locale: communicationLanguage,
    agencyId,
    params: { talentName: name, requestId: id, occasion },
  });

/** Requests availability from a talent for these requests with the same slots, in one mail. */
export const queueSlotRequests = (
  transaction: Transaction,
  requests: readonly AvailabilityRequest[],
  talent: Pick<Talent, 'email' | 'name' | 'communicationLanguage'>,
): void => {
  const [first, ...availabilityRequests] = requests;
  if (!first) return;
  if (availabilityRequests.length === 0) return notifyRequest(transaction, first, talent, 'asked');

  queueMail(transaction, `availability_${first.id}_asked_${first.revision}`, {
    kind: 'availability-requests',
    to: talent.email,
    locale: talent.communicationLanguage,
    agencyId: first.agencyId,
    params: { talentName: talent.name, requestIds: requests.map(({ id }) => id) },
  });
};
