import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityInvite } from '@domain/availability/offers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAvailabilityInvite } from '../../work/collections/availability-invites.ts';
import { readAvailabilityRequest } from '../../work/collections/availability-requests.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { readToken } from '../../work/tokens/tokens.ts';
import type { Work } from '../../work/unit/work.ts';

export interface AvailabilityLink {
  readonly request: AvailabilityRequest;
  readonly invite: AvailabilityInvite;
}

/** Returns a link's request. 401: forged, revoked, of another request, talent blocked or record deleted. 410: expired, or project deleted. */
export const readAvailabilityLink = async (
  token: string,
  requestId: string,
  work?: Work,
): Promise<AvailabilityLink> => {
  const read = await readToken(token, ['availability']);
  const [request, invite] = await Promise.all([
    readAvailabilityRequest(read.subject, work),
    readAvailabilityInvite(read.subject, work),
  ]);
  const isCurrent = request && invite && invite.linkVersion === read.version && request.id === requestId;
  if (!isCurrent) throw new AppError(401, 'link.invalid');

  const casting = await readCasting(request.castingId, work);
  if (!casting || casting.isDeleted) throw new AppError(410, 'link.expired');

  // Talents blocked by the agency since then may no longer answer.
  const shown = await findShownTalents(request.agencyId, [request.talentId], work);
  if (!shown.has(request.talentId)) throw new AppError(401, 'link.invalid');

  return { request, invite };
};
