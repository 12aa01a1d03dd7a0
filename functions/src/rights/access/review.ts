import type { Request } from 'firebase-functions/v2/https';
import { parseActing } from '@domain/access/acting.ts';
import type { Membership } from '@domain/access/memberships.ts';
import { getBarrier } from '@domain/access/roles.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { readMemberships } from '../../work/records/memberships.ts';
import { readUsers } from '../../work/records/users.ts';
import { getBearer } from './caller.ts';

const isKeepingOut = ({ accountValidationStatus: status }: Membership): boolean =>
  status === 'PENDING' || status === 'REJECTED';

/** Returns the review state and contact of a registration that isn't accepted; null for other users. */
export const getReview = async (request: Request): Promise<Review | null> => {
  const token = getBearer(request);
  if (token === undefined) return null;
  const decoded = await verifyToken(token);
  if (parseActing(decoded)) return null;
  const [user] = await readUsers([decoded.uid]);
  const status = user?.accountValidationStatus;
  if (!user || user.disabled || status === undefined || status === 'ACCEPTED') return null;
  const isProven = user.emailVerified || decoded.email_verified === true;
  if (getBarrier(getUserClaims(user, isProven)) !== 'notAccepted') return null;
  const deciding = (await readMemberships(user.id)).find(isKeepingOut);
  const agency = deciding && (await readAgency(deciding.agencyId));
  return {
    status,
    agency: agency ? { publicName: agency.publicName, contactEmail: agency.contactEmail } : null,
  };
};
