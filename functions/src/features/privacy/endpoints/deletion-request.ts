import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { confirmDeletion } from '../services/confirm-deletion.ts';
import { requestDeletion, withdrawDeletion } from '../services/deletion-request.ts';

export const requestDeletionEndpoint: Handlers['privacy.requestDeletion'] = async ({ session }) =>
  serialised(await requestDeletion(session));

export const withdrawDeletionEndpoint: Handlers['privacy.withdrawDeletion'] = async ({ session }) => {
  await withdrawDeletion(session);
  return { id: session.uid };
};

export const confirmDeletionEndpoint: Handlers['privacy.confirmDeletion'] = async ({ session, params }) =>
  serialised(await confirmDeletion(session, params.talentId));
