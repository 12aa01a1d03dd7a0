import type { AgencyBrand } from '../agencies/agencies.ts';
import { open } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { byEmail } from '../people/joining.ts';
import { forgotPasswordSchema, newPassword } from './accounts.schema.ts';

/** The address of a new account, or a new address of an existing one. */
export type EmailLinkPurpose = 'account' | 'change';

export const passwordsApi = {
  'user.sendNewLink': endpoint<string>()({
    method: 'GET',
    path: '/user/send-new-link/{uid}/{type}',
    summary: 'Resend an account link',
    description: 'The reply is the same for unknown accounts.',
    auth: open,
    params: strictObject({ uid: idSchema, type: text().oneOf(['talent', 'engineer', 'client']).required() }),
    errors: [429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['params.uid'], calls: 3, seconds: 600 }],
  }),
  'user.resetPassword': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/resetPassword',
    summary: 'Request a password reset',
    description: 'The reply is the same for unknown addresses.',
    auth: open,
    body: forgotPasswordSchema,
    errors: [400, 413, 415, 422, 429],
    limit: { calls: 10, seconds: 600 },
    recordLimits: [byEmail],
  }),
  'user.passwordLink': endpoint<{
    readonly agency: AgencyBrand | null;
    /** Whether it can still set a password. */
    readonly isUsable: boolean;
  }>()({
    method: 'GET',
    path: '/user/password-link',
    summary: 'Retrieve the branding and state of a password link',
    description: 'The agency is null unless the account belongs to one.',
    auth: open,
    query: strictObject({ oobCode: text().max(500).required() }),
    errors: [422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'user.setNewPassword': endpoint<{ readonly status: 'success'; readonly email: string }>()({
    method: 'POST',
    path: '/user/setNewPassword',
    summary: 'Set a new password',
    description: 'With the code of a reset link.',
    auth: open,
    body: strictObject({ oobCode: text().max(500).required(), newPassword: newPassword() }),
    errors: [400, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
  'user.emailLink': endpoint<{
    /** What the link confirms; null when it was used, has expired or is unknown. */
    readonly purpose: EmailLinkPurpose | null;
  }>()({
    method: 'GET',
    path: '/user/email-link',
    summary: 'Retrieve what an email confirmation link confirms',
    auth: open,
    query: strictObject({ oobCode: text().max(500).required() }),
    errors: [422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'user.confirmEmail': endpoint<{ readonly status: 'success'; readonly email: string }>()({
    method: 'POST',
    path: '/user/confirmEmail',
    summary: 'Confirm an email address',
    description: 'With the code of the emailed link, for a new account or a new address.',
    auth: open,
    body: strictObject({ oobCode: text().max(500).required() }),
    errors: [400, 409, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
};
