import { getBarrier, type Claims } from '@domain/access/roles.ts';
import type { Review, SiteConfig } from '@domain/accounts/accounts.api.ts';
import type { Identity } from '#firebase/auth.ts';
import { api } from '../http/api.ts';
import { loadKept } from '../installed/keptReplies.ts';
import { chooseAgency } from './agencyChoice.ts';
import { enterWorkplace, type SignedIn, type Unverified, type WithoutSecondFactor } from './session.ts';

type Resolution =
  | { readonly kind: 'enter'; readonly state: SignedIn | Unverified | WithoutSecondFactor }
  | { readonly kind: 'refuse'; readonly review: Review };

const getVerificationType = (claims: Claims): Unverified['type'] =>
  (['talent', 'engineer', 'client'] as const).find((role) => claims.roles.includes(role)) ?? 'talent';

/** Returns what keeps a user out; by the claims when the API is unavailable. */
const getReview = async (byClaims: Review['status']): Promise<Review> => {
  const site = await api.accounts.siteConfig().catch(() => undefined);
  return site?.review ?? { status: byClaims, agency: null };
};

/** Returns the session of an admitted account by its rights. */
const admit = ({ uid, email, claims, acting }: Identity, site: SiteConfig): SignedIn => {
  const agency = chooseAgency(site.agencies);

  const person: SignedIn = {
    status: 'signedIn',
    uid: site.user?.uid ?? uid,
    realUid: acting?.actedBy ?? uid,
    email: site.user?.email ?? email,
    displayName: site.user?.displayName ?? email,
    roles: site.user?.roles ?? claims.roles,
    companyId: site.user?.companyId ?? null,
    agencies: site.agencies,
    agency: null,
    engagedBy: site.user?.engagedBy ?? [],
    branding: site.branding,
    locale: site.user?.locale ?? 'en',
    clock: site.user?.clock ?? 'language',
    pageKeys: site.user?.pageKeys ?? false,
    pushKey: site.pushPublicKey,
    links: site.links,
    menuItems: site.menuItems,
  };

  return agency ? enterWorkplace(person, agency) : person;
};

/** Returns the session as this device has kept its rights; undefined: not kept, or the claims don't admit the account. */
export const resolveKeptSession = async (identity: Identity): Promise<SignedIn | undefined> => {
  if (getBarrier(identity.claims)) return undefined;
  const site = await loadKept(() => api.accounts.siteConfig()).catch(() => undefined);
  return site?.user?.uid === identity.uid ? admit(identity, site) : undefined;
};

/** Resolves an identity's session: admitted, unverified, or refused. */
export const resolveSession = async (identity: Identity): Promise<Resolution> => {
  const { uid, email, claims } = identity;
  const barrier = getBarrier(claims);
  if (barrier === 'unverifiedEmail') {
    return { kind: 'enter', state: { status: 'unverified', uid, email, type: getVerificationType(claims) } };
  }
  if (barrier === 'secondFactor') return { kind: 'enter', state: { status: 'secondFactor', uid, email } };
  if (barrier === 'noAgencies') return { kind: 'refuse', review: await getReview('CLOSED') };
  if (barrier === 'notAccepted') {
    const status = claims.accountValidationStatus === 'REJECTED' ? 'REJECTED' : 'PENDING';
    return { kind: 'refuse', review: await getReview(status) };
  }

  return { kind: 'enter', state: admit(identity, await api.accounts.siteConfig()) };
};
