import { agencyStaff, only } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import type { DeletionRequest } from './privacy.ts';

const talent = only('talent');

export const privacyApi = {
  'privacy.export': endpoint<undefined>()({
    method: 'GET',
    path: '/privacy/export',
    summary: 'Export your data',
    description: 'Everything stored about you, as a zip.',
    auth: talent,
    admitsRejected: true,
    binary: 'application/zip',
    isLong: true,
    errors: [401, 403, 429],
    limit: { calls: 10, seconds: 3600 },
  }),
  'privacy.requestDeletion': endpoint<Serialised<DeletionRequest>>()({
    method: 'POST',
    path: '/privacy/deletion-request',
    summary: 'Request the deletion of your data',
    description: 'Requires a recent sign-in. Emails you. Idempotent.',
    auth: talent,
    inPerson: true,
    status: 201,
    errors: [401, 403, 404],
  }),
  'privacy.withdrawDeletion': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/privacy/deletion-request',
    summary: 'Withdraw a deletion request',
    description: 'Returns 409 once deletion has started.',
    auth: talent,
    inPerson: true,
    errors: [401, 403, 404, 409],
  }),
  'privacy.confirmDeletion': endpoint<Serialised<DeletionRequest>>()({
    method: 'POST',
    path: '/privacy/deletion-request/{talentId}/confirm',
    summary: 'Confirm a deletion request',
    description:
      'For the chosen agency. The last agency’s confirmation starts the deletion. The reply names nobody.',
    auth: agencyStaff,
    params: strictObject({ talentId: idSchema }),
    errors: [401, 403, 404, 422],
  }),
};
