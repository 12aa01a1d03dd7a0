import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import { readPublicCopy } from '../../../../work/collections/public-talents.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { getRequest } from './mailed-booking.ts';

export const maySee = (user: User, request: AvailabilityRequest): boolean =>
  mayRead(
    { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId },
    'availabilityRequests',
    request,
  );

/** A role that the reader may still see, with the page of its booking. */
export const readRole = async (requestId: string, uid: string | null, locale: Locale) => {
  const { request, role } = await getRequest(requestId, locale);
  const [talent, reader] = await Promise.all([
    readPublicCopy(request.talentId),
    uid === null ? undefined : readUser(uid),
  ]);
  if (uid !== null && (!reader || !maySee(reader, request))) throw new NoLongerNeeded();

  const isClients = reader?.companyId === request.companyId;
  const path = (isClients ? addresses.project : addresses.castingsProject).href(
    request.projectId,
    BOOKING_STEP,
  );

  return { request, role, talent: talent?.publicName ?? '', path };
};
