import { only, open, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { agencyPatchSchema, agencySchema } from './agencies.schema.ts';
import type { Agency } from './agencies.ts';

/** What a sign-up page shows of the agency it belongs to. */
export interface AgencyContract {
  readonly agency: Pick<Agency, 'slug' | 'publicName' | 'logoUrl' | 'isotypeLogoUrl' | 'accent'>;
  readonly termsUrl: string;
  readonly privacyUrl: string;
}

export const agenciesApi = {
  'agencies.platform': endpoint<readonly AgencyContract['agency'][]>()({
    method: 'GET',
    path: '/agency/platform',
    summary: 'Agencies of the platform, as anybody may know them',
    auth: open,
    errors: [],
  }),
  'agencies.defaultContract': endpoint<AgencyContract>()({
    method: 'GET',
    path: '/agencyContract/slug',
    summary: 'Contract and branding of the default agency',
    auth: open,
    errors: [404],
  }),
  'agencies.contract': endpoint<AgencyContract>()({
    method: 'GET',
    path: '/agencyContract/slug/{slug}',
    summary: 'Contract and branding of one agency, for its sign-up pages',
    auth: open,
    params: exactly({ slug: text().max(60).required() }),
    errors: [404],
  }),
  'agencies.list': endpoint<readonly Agency[]>()({
    method: 'GET',
    path: '/agency',
    summary: 'Agencies of the caller',
    auth: only('admin'),
    errors: SIGNED_IN_ERRORS,
  }),
  'agencies.create': endpoint<Agency>()({
    method: 'POST',
    path: '/agency',
    summary: 'Add an agency to the platform',
    auth: only('admin'),
    body: agencySchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'agencies.update': endpoint<Agency>()({
    method: 'PATCH',
    path: '/agency/{id}',
    summary: 'Change an agency’s name, contact address, colour, or where its talents book connection checks',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    body: agencyPatchSchema,
    errors: [...WRITE_ERRORS, ...READ_ERRORS],
  }),
};
