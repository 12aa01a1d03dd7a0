import { getAgencies, narrowClaims, getWorkplaces, type Claims } from '@domain/access/roles.ts';
import type { Workplace } from '@domain/accounts/accounts.api.ts';
import { getReview } from '../../auth/access/review.ts';
import { getBranding, signInProviderSettings } from '../../work/branding.ts';
import { SHOW_PAYMENT_FEATURE } from '../../config.ts';
import { getMenu, getProfileItems, removeHidden } from '../../work/menu.ts';
import { getPushKey } from '../../outgoing/push/push-key.ts';
import type { Operation } from '../../work/operation.ts';
import { listAgencies, readAgencies } from '../../work/collections/agencies.ts';
import { presentAgency } from '../../work/collections/public-agency.ts';
import { recordSignIn } from './sign-ins.ts';

/** Returns the agencies the user can act in, with roles and sections for each. */
const listWorkplaces = async (claims: Claims, granted: readonly string[]): Promise<readonly Workplace[]> =>
  // Clients, talents and engineers get no settings that concern the staff only.
  (await readAgencies(getWorkplaces(claims))).map(({ asksSecondFactor: _, mutedNews: __, ...agency }) => {
    const { roles } = narrowClaims(claims, [agency.id]);
    return {
      ...agency,
      roles,
      links: removeHidden(getMenu(roles, granted.includes(agency.id)), agency.hiddenMenu),
      menuItems: getProfileItems(roles),
    };
  });

/** Returns the public settings of the platform. Browsers call no service of this deployment with a key of their own. */
const getPlatformConfig = async () => ({
  platformAgencies: (await listAgencies()).map(presentAgency),
  branding: getBranding(),
  signInProviderSettings: signInProviderSettings(),
  searchPublicKey: null,
  paymentPublicKey: null,
  pushPublicKey: getPushKey()?.publicKey ?? null,
  showPaymentFeature: SHOW_PAYMENT_FEATURE.value(),
  loadedConfig: true as const,
});

export const getSiteConfig: Operation<'accounts.siteConfig'> = async (call) => {
  if (!call.signedIn) {
    const nobody = { user: null, agencies: [], links: [], menuItems: [] };
    const [platform, review] = await Promise.all([getPlatformConfig(), getReview(call.request)]);
    return { ...platform, ...nobody, review };
  }

  const { user, everywhere } = call.caller;
  const [platform, agencies] = await Promise.all([
    getPlatformConfig(),
    listWorkplaces(everywhere, user.showRates ?? []),
    recordSignIn(call.caller, call.request.headers['user-agent']),
  ]);

  return {
    ...platform,
    user: {
      uid: user.id,
      displayName: user.displayName,
      email: user.email,
      roles: everywhere.roles,
      engagedBy: getAgencies(everywhere, 'engineer'),
      companyId: user.companyId,
      locale: user.locale,
      clock: user.clock ?? 'language',
      pageKeys: user.pageKeys ?? false,
    },
    agencies,
    links: getMenu(everywhere.roles, (user.showRates ?? []).length > 0),
    menuItems: getProfileItems(everywhere.roles),
    review: null,
  };
};
