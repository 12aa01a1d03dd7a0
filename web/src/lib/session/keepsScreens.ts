import { getBarrier, narrowClaims } from '@domain/access/roles.ts';
import type { Identity } from '#firebase/auth.ts';
import type { SessionState, SignedIn } from './session.ts';

/**
 * Returns whether the new identity is the shown user, may still enter and keeps their role in the shown
 * agency. Revoked rights close the screen immediately, without waiting for the API.
 */
export const isStillHere = (shown: SessionState, { uid, claims, acting }: Identity): shown is SignedIn => {
  if (shown.status !== 'signedIn' || shown.uid !== uid) return false;
  if (shown.realUid !== (acting?.actedBy ?? uid) || getBarrier(claims)) return false;
  const { roles } = shown.agency ? narrowClaims(claims, [shown.agency.id]) : claims;
  return shown.roles.every((role) => roles.includes(role));
};

const getPlace = ({ agency, roles, companyId, engagedBy }: SignedIn): string =>
  JSON.stringify([agency?.id, [...roles].sort(), companyId, [...engagedBy].sort()]);

/** Returns whether new rights keep agency, roles and company. Then open screens and input stay; otherwise everything restarts. */
export const keepsScreens = (shown: SignedIn, next: SessionState): boolean =>
  next.status === 'signedIn' && getPlace(shown) === getPlace(next);
