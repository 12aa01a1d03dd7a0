import { endpoint } from '../contract.ts';
import type { Role } from '../access/roles.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import type { Agency } from '../agencies/agencies.ts';
import type { MenuItem } from '../reference/platform.ts';
import type { Branding } from '../reference/reference.ts';

/** The site config: branding for anyone; who the caller is and which agencies they act in when signed in. */
export interface SiteConfig {
  readonly branding: Branding;
  readonly user: {
    readonly uid: string;
    readonly displayName: string;
    readonly email: string;
    readonly roles: readonly Role[];
    readonly companyId: string | null;
  } | null;
  readonly agencies: readonly Agency[];
  /** Where the caller's roles can go; the first is where they land. */
  readonly links: readonly MenuItem[];
  readonly menuItems: readonly MenuItem[];
}

export const accountsApi = {
  'accounts.siteConfig': endpoint<SiteConfig>()({
    method: 'GET',
    path: '/',
    summary: 'Branding for anyone; user and agencies when signed in',
    auth: { kind: 'public' },
    errors: [],
  }),
  'accounts.resendVerification': endpoint<string>()({
    method: 'POST',
    path: '/user/resend-verification/{type}/{userId}',
    summary: 'Send the verification mail again; the answer is the same for unknown accounts',
    auth: { kind: 'public' },
    params: exactly({
      type: text().oneOf(['talent', 'engineer', 'client']).required(),
      userId: idSchema,
    }),
    errors: [429],
    limit: { calls: 5, seconds: 600 },
  }),
};
