import { open } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';
import type { Agency } from './agencies.ts';
import { logoFileSchema } from './logos.ts';

/** A sign-up page's agency. */
export interface AgencyContract {
  readonly agency: Pick<
    Agency,
    'slug' | 'publicName' | 'logoUrl' | 'logoDarkUrl' | 'isotypeLogoUrl' | 'accent'
  >;
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

export const agenciesApi = {
  'agencies.platform': endpoint<readonly AgencyContract['agency'][]>()({
    method: 'GET',
    path: '/agency/platform',
    summary: 'List the platform’s agencies',
    description: 'Public names and slugs.',
    auth: open,
    errors: [],
  }),
  'agencies.defaultContract': endpoint<AgencyContract>()({
    method: 'GET',
    path: '/agencyContract/slug',
    summary: 'Retrieve the default agency’s contract',
    description: 'With its branding.',
    auth: open,
    errors: [404],
  }),
  'agencies.contract': endpoint<AgencyContract>()({
    method: 'GET',
    path: '/agencyContract/slug/{slug}',
    summary: 'Retrieve an agency’s contract',
    description: 'With its branding, for sign-up pages. Former slugs work too.',
    auth: open,
    params: strictObject({ slug: text().max(60).required() }),
    errors: [404],
  }),
  'agencies.logo': endpoint<undefined>()({
    method: 'GET',
    path: '/agency/logo/{file}',
    summary: 'Retrieve a logo',
    description: 'An image, served so that it can’t run scripts.',
    auth: open,
    params: strictObject({ file: logoFileSchema().required() }),
    binary: 'image/*',
    errors: [404],
  }),
};
