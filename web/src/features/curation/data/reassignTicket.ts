import type { CurationTicket } from '@domain/curation/curation.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Reassigns an open ticket. Undo restores the previous assignee, except when all demos are reviewed, because releasing the ticket would close it. */
export const reassignTicket = async (
  { id, assignedTo, waitingDemos }: CurationTicket,
  to: string,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (assignedTo === to) return 'unchanged';
  await api.curation.updateTicket({ id }, { action: 'handOver', to }, submission);
  if (assignedTo !== null)
    return (undoSubmission) =>
      api.curation.updateTicket({ id }, { action: 'handOver', to: assignedTo }, undoSubmission);
  return waitingDemos > 0
    ? (undoSubmission) => api.curation.updateTicket({ id }, { action: 'release' }, undoSubmission)
    : null;
};
