import { barrierOf, type Barrier, type Claims } from '@domain/access/roles.ts';
import { accountsApi } from '@domain/accounts/accounts.api.ts';
import type { Identity } from '#firebase/auth.ts';
import { call } from '../http/call.ts';
import { agencyFor } from './agencyChoice.ts';
import type { SignedIn, Unverified } from './session.ts';

export type Resolution =
  | { readonly kind: 'enter'; readonly state: SignedIn | Unverified }
  | { readonly kind: 'refuse'; readonly barrier: Exclude<Barrier, 'unverifiedEmail'> };

const verificationType = (claims: Claims): Unverified['type'] =>
  (['talent', 'engineer', 'client'] as const).find((role) => claims.roles.includes(role)) ?? 'talent';

/** What an identity may do here: enter, prove its address first, or be refused. */
export const resolveSession = async (identity: Identity): Promise<Resolution> => {
  const { uid, email, claims } = identity;
  const barrier = barrierOf(claims);
  if (barrier === 'unverifiedEmail') {
    return { kind: 'enter', state: { status: 'unverified', uid, email, type: verificationType(claims) } };
  }
  if (barrier) return { kind: 'refuse', barrier };
  const site = await call(accountsApi['accounts.siteConfig'], {});
  return {
    kind: 'enter',
    state: {
      status: 'signedIn',
      uid,
      email,
      displayName: site.user?.displayName ?? email,
      roles: claims.roles,
      companyId: site.user?.companyId ?? null,
      agencies: site.agencies,
      agency: agencyFor(site.agencies),
      branding: site.branding,
    },
  };
};
