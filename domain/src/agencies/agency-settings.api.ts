import { only, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import { byEmail } from '../people/joining.ts';
import { agencyPatchSchema, agencySchema, brandPreviewSchema } from './agencies.schema.ts';
import type { AgencySettings } from './agencies.ts';
import { LOGO_MAX_BYTES, type UploadedLogo } from './logos.ts';

/** An email as it would be sent. */
export interface MailPreview {
  readonly from: string;
  readonly subject: string;
  /** A whole page; to be shown where it can run nothing. */
  readonly html: string;
}

/** How admins set their agencies up. */
export const agencySettingsApi = {
  'agencies.list': endpoint<readonly AgencySettings[]>()({
    method: 'GET',
    path: '/agency',
    summary: 'Agencies that the caller is an admin of, as they are set up',
    auth: only('admin'),
    errors: SIGNED_IN_ERRORS,
  }),
  'agencies.create': endpoint<AgencySettings>()({
    method: 'POST',
    path: '/agency',
    summary:
      'Add an agency to the platform; the caller is its first admin. `firstAdmin` is mailed an invitation to be another one',
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
    summary: 'Change an agency’s name, slug, look, addresses and emails, and what applies to its people',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    body: agencyPatchSchema,
    errors: [...WRITE_ERRORS, ...READ_ERRORS],
  }),
  'agencies.previewMail': endpoint<MailPreview>()({
    method: 'POST',
    path: '/agency/{id}/mailPreview',
    summary: 'An email of the agency as it would look with a brand that is not saved yet; nothing is sent',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    body: brandPreviewSchema,
    errors: WRITE_ERRORS,
  }),
  'agencies.addLogo': endpoint<UploadedLogo>()({
    method: 'POST',
    path: '/agency/{id}/logo',
    summary:
      'Upload a logo: PNG, JPEG, WebP or SVG. It is shown once a change of the agency names its address',
    auth: only('admin'),
    params: exactly({ id: idSchema }),
    upload: { field: 'logo', kind: 'image', maxBytes: LOGO_MAX_BYTES },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 60 * 60 },
  }),
};
