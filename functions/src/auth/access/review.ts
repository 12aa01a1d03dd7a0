import type { Request } from 'firebase-functions/v2/https';
import { parseActing } from '@domain/access/acting.ts';
import type { Membership } from '@domain/access/memberships.ts';
import { getBarrier } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { Review } from '@domain/accounts/accounts.api.ts';
import { verifyToken } from '../identity/verify-token.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUsers } from '../../work/collections/users.ts';
import { getBearer } from './authenticate.ts';

const isKeepingOut = ({ accountValidationStatus: status, blocked }: Membership): boolean =>
  status === 'PENDING' || status === 'REJECTED' || blocked === true;

const getStatus = (user: User, isProven: boolean): Review['status'] | undefined => {
  const barrier = getBarrier(getUserClaims(user, isProven));
  if (barrier === 'noAgencies') return 'CLOSED';
  const { accountValidationStatus: status } = user;
  return barrier === 'notAccepted' && status !== 'ACCEPTED' ? status : undefined;
};

/** Returns what keeps a user out, and whom to contact; null for other users. */
export const getReview = async (request: Request): Promise<Review | null> => {
  const token = getBearer(request);
  if (token === undefined) return null;
  const decoded = await verifyToken(token);
  if (parseActing(decoded)) return null;
  const [user] = await readUsers([decoded.uid]);
  if (!user || user.disabled) return null;
  const isProven = user.emailVerified || decoded.email_verified === true;
  const status = getStatus(user, isProven);
  if (!status) return null;

  const deciding = (await readMemberships(user.id)).find(isKeepingOut);
  const agency = deciding && (await readAgency(deciding.agencyId));
  return {
    status,
    agency: agency ? { publicName: agency.publicName, contactEmail: agency.contactEmail } : null,
  };
};
