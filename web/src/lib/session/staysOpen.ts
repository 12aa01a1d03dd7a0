import { barrierOf, narrowed } from '@domain/access/roles.ts';
import type { Identity } from '#firebase/auth.ts';
import type { SessionState, SignedIn } from './session.ts';

/**
 * The one whose screen is shown is told of anew, and by their new rights may enter and is still all that they are in the
 * agency that it is shown in. What the rights themselves take away closes at once, without waiting for the API.
 */
export const isStillHere = (shown: SessionState, { uid, claims, acting }: Identity): shown is SignedIn => {
  if (shown.status !== 'signedIn' || shown.uid !== uid) return false;
  if (shown.realUid !== (acting?.actedBy ?? uid) || barrierOf(claims)) return false;
  const { roles } = shown.agency ? narrowed(claims, [shown.agency.id]) : claims;
  return shown.roles.every((role) => roles.includes(role));
};

const placeOf = ({ agency, roles, companyId, engagedBy }: SignedIn): string =>
  JSON.stringify([agency?.id, [...roles].sort(), companyId, [...engagedBy].sort()]);

/**
 * Whether new rights leave somebody where they are: in the same agency, as the same, of the same company. What they have
 * open and what they are typing stays then; everything else begins anew.
 */
export const staysOpen = (shown: SignedIn, next: SessionState): boolean =>
  next.status === 'signedIn' && placeOf(shown) === placeOf(next);
