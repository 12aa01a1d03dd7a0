import type { Identity } from '#firebase/auth.ts';
import type { SessionState, SignedIn } from './session.ts';

/** The one whose screen is shown is told of anew, and still belongs to the agency that it is shown in. */
export const isStillHere = (shown: SessionState, { uid, claims, acting }: Identity): shown is SignedIn =>
  shown.status === 'signedIn' &&
  shown.uid === uid &&
  shown.realUid === (acting?.actedBy ?? uid) &&
  (shown.agency === null || claims.agencies.includes(shown.agency.id));

const placeOf = ({ agency, roles, companyId, engagedBy }: SignedIn): string =>
  JSON.stringify([agency?.id, [...roles].sort(), companyId, [...engagedBy].sort()]);

/**
 * Whether new rights leave somebody where they are: in the same agency, as the same, of the same company. What they have
 * open and what they are typing stays then; everything else begins anew.
 */
export const staysOpen = (shown: SignedIn, next: SessionState): boolean =>
  next.status === 'signedIn' && placeOf(shown) === placeOf(next);
