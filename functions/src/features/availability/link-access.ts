import type { Transaction } from 'firebase-admin/firestore';
import type { AvailabilityInvite, AvailabilityRequest } from '@domain/availability/availability.ts';
import { AppError } from '../../errors/app-error.ts';
import { readAvailabilityInvite } from '../../records/availability-invites.ts';
import { readAvailabilityRequest } from '../../records/availability-requests.ts';
import { readCasting } from '../../records/castings.ts';
import { shownTalents } from '../../records/talent-cache.ts';
import { readToken } from '../../tokens/tokens.ts';

export interface AvailabilityLink {
  readonly request: AvailabilityRequest;
  readonly invite: AvailabilityInvite;
}

/**
 * The request behind a mailed link. 401 when the link is forged, revoked or of another request, its talent was blocked, or
 * its record is gone; 410 when it has expired, or its project was deleted.
 */
export const availabilityLink = async (
  token: string,
  requestId: string,
  transaction?: Transaction,
): Promise<AvailabilityLink> => {
  const read = await readToken(token, ['availability']);
  const [request, invite] = await Promise.all([
    readAvailabilityRequest(read.subject, transaction),
    readAvailabilityInvite(read.subject, transaction),
  ]);
  const isCurrent = request && invite && invite.linkVersion === read.version && request.id === requestId;
  if (!isCurrent) throw new AppError(401, 'link.invalid');
  const casting = await readCasting(request.castingId, transaction);
  if (!casting || casting.isDeleted) throw new AppError(410, 'link.expired');
  // Whom the agency has blocked since is no longer asked.
  const shown = await shownTalents(request.agencyId, [request.talentId], transaction);
  if (!shown.has(request.talentId)) throw new AppError(401, 'link.invalid');
  return { request, invite };
};
