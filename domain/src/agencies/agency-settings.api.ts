import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { byEmail } from '../people/joining.ts';
import { agencyPatchSchema, agencySchema, brandPreviewSchema } from './agencies.schema.ts';
import type { AgencySettings } from './agencies.ts';
import { LOGO_MAX_BYTES, type UploadedLogo } from './logos.ts';

/** A rendered email. */
export interface MailPreview {
  readonly from: string;
  readonly subject: string;
  /** A complete page, to be shown without scripts. */
  readonly html: string;
}

export const agencySettingsApi = {
  'agencies.list': endpoint<readonly AgencySettings[]>()({
    method: 'GET',
    path: '/agency',
    summary: 'List the agencies you administer',
    description: 'With their settings.',
    auth: only('admin'),
    errors: SIGNED_IN_ERRORS,
  }),
  'agencies.create': endpoint<AgencySettings>()({
    method: 'POST',
    path: '/agency',
    summary: 'Create an agency',
    description: 'You become its first admin. `firstAdmin` gets an invitation by email.',
    auth: only('admin'),
    body: agencySchema,
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 10, seconds: 24 * 60 * 60 },
    recordLimits: [{ ...byEmail, by: ['body.firstAdmin.email'] }],
  }),
  'agencies.update': endpoint<AgencySettings>()({
    method: 'PATCH',
    path: '/agency/{id}',
    summary: 'Update an agency',
    description: 'Name, slug, branding, addresses, emails and rules for its people.',
    auth: only('admin'),
    params: strictObject({ id: idSchema }),
    body: agencyPatchSchema,
    errors: [...WRITE_ERRORS, ...READ_ERRORS],
  }),
  'agencies.previewMail': endpoint<MailPreview>()({
    method: 'POST',
    path: '/agency/{id}/mailPreview',
    summary: 'Preview an email with unsaved branding',
    description: 'Nothing is sent.',
    auth: only('admin'),
    params: strictObject({ id: idSchema }),
    body: brandPreviewSchema,
    errors: WRITE_ERRORS,
  }),
  'agencies.addLogo': endpoint<UploadedLogo>()({
    method: 'POST',
    path: '/agency/{id}/logo',
    summary: 'Upload a logo',
    description: 'PNG, JPEG, WebP or SVG. It is used once an update of the agency names its address.',
    auth: only('admin'),
    inPerson: true,
    params: strictObject({ id: idSchema }),
    upload: { field: 'logo', kind: 'image', maxBytes: LOGO_MAX_BYTES },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 60 * 60 },
  }),
};
