import type { Serialised } from '@domain/contract.ts';
import type { CurationTicket, TicketAction } from '@domain/curation/curation.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Takes, releases or closes a ticket. */
export const changeTicket = (
  id: string,
  action: Exclude<TicketAction, 'handOver'>,
  submission: Submission,
): Promise<Serialised<CurationTicket>> => api.curation.updateTicket({ id }, { action }, submission);

/** Closes a ticket in place of its assignee. */
export const closeTicketFor = (id: string, reason: string, submission: Submission): Promise<unknown> =>
  api.curation.updateTicket({ id }, { action: 'close', reason }, submission);

export const handOverTicket = (id: string, to: string, submission: Submission): Promise<unknown> =>
  api.curation.updateTicket({ id }, { action: 'handOver', to }, submission);

/** Reassigns an open ticket. Undo restores the previous assignee, except when all demos are reviewed, because releasing the ticket would close it. */
export const reassignTicket = async (
  { id, assignedTo, waitingDemos }: CurationTicket,
  to: string,
  submission: Submission,
): Promise<BulkOutcome> => {
  if (assignedTo === to) return 'unchanged';
  await handOverTicket(id, to, submission);
  if (assignedTo !== null) return (own) => handOverTicket(id, assignedTo, own);
  return waitingDemos > 0 ? (own) => changeTicket(id, 'release', own) : null;
};
