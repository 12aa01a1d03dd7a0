import { branding } from '../../../branding.ts';
import type { Handlers } from '../../../http/call.ts';
import { menuFor, profileItemsFor } from '../../../menu.ts';
import { readAgencies } from '../store.ts';

export const siteConfigEndpoint: Handlers['accounts.siteConfig'] = async (call) => {
  if (!call.signedIn) return { branding: branding(), user: null, agencies: [], links: [], menuItems: [] };
  const { user, claims } = call.session;
  return {
    branding: branding(),
    user: {
      uid: user.id,
      displayName: user.displayName,
      email: user.email,
      roles: claims.roles,
      companyId: user.companyId,
      locale: user.locale,
    },
    agencies: await readAgencies(claims.agencies),
    links: menuFor(claims.roles),
    menuItems: profileItemsFor(claims.roles),
  };
};
