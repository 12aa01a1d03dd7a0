import type { Handlers } from '../../../http/call.ts';
import { approveEntry } from '../services/approve-entry.ts';

export const approveEntryEndpoint: Handlers['auditions.approve'] = async ({ session, params, body }) => {
  await approveEntry(session, params.id, body.isApproved);
  return { id: params.id, isApproved: body.isApproved };
};
