import { serialised } from '../../../firestore/db.ts';
import { ownAgencies, withOwnAgencies } from '../../../http/own-agencies.ts';
import type { Handlers } from '../../../http/call.ts';
import { confirmDeletion } from '../services/confirm-deletion.ts';
import { requestDeletion, withdrawDeletion } from '../services/deletion-request.ts';

export const requestDeletionEndpoint: Handlers['privacy.requestDeletion'] = async ({ session }) =>
  serialised(await requestDeletion(session));

export const withdrawDeletionEndpoint: Handlers['privacy.withdrawDeletion'] = async ({ session }) => {
  await withdrawDeletion(session);
  return { id: session.uid };
};

export const confirmDeletionEndpoint: Handlers['privacy.confirmDeletion'] = async ({ session, params }) => {
  const request = withOwnAgencies(session, await confirmDeletion(session, params.talentId));
  return serialised({ ...request, confirmedBy: ownAgencies(session, request.confirmedBy) });
};
