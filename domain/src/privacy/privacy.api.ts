import { agencyStaff, only } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import type { DeletionRequest } from './privacy.ts';

const talent = only('talent');

export const privacyApi = {
  'privacy.export': endpoint<undefined>()({
    method: 'GET',
    path: '/privacy/export',
    summary: 'Everything held about the calling talent, as a zip',
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
    summary: 'Ask that everything held about the calling talent is deleted; asking twice changes nothing',
    auth: talent,
    status: 201,
    errors: [401, 403, 404],
  }),
  'privacy.withdrawDeletion': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/privacy/deletion-request',
    summary: 'Take the request back; 409 once it is being carried out',
    auth: talent,
    errors: [401, 403, 404, 409],
  }),
  'privacy.confirmDeletion': endpoint<Serialised<DeletionRequest>>()({
    method: 'POST',
    path: '/privacy/deletion-request/{talentId}/confirm',
    summary:
      'Confirm for the chosen agency; the last agency’s answer deletes everything, at once or, where there is much, soon after. The answer names nobody',
    auth: agencyStaff,
    params: exactly({ talentId: idSchema }),
    errors: [401, 403, 404, 422],
  }),
};
