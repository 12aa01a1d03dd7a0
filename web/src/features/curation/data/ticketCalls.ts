import type { Serialised } from '@domain/contract.ts';
import { curationApi } from '@domain/curation/curation.api.ts';
import type { CurationTicket, TicketAction } from '@domain/curation/curation.ts';
import type { BulkOutcome } from '../../../components/bulk/runBulk.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Takes, releases or closes a ticket. */
export const changeTicket = (
  id: string,
  action: Exclude<TicketAction, 'handOver'>,
  press: Press,
): Promise<Serialised<CurationTicket>> =>
  change(curationApi['curation.updateTicket'], { params: { id }, body: { action } }, press);

/** Closes a ticket in place of its assignee. */
export const closeTicketFor = (id: string, reason: string, press: Press): Promise<unknown> =>
  change(curationApi['curation.updateTicket'], { params: { id }, body: { action: 'close', reason } }, press);

export const handOverTicket = (id: string, to: string, press: Press): Promise<unknown> =>
  change(curationApi['curation.updateTicket'], { params: { id }, body: { action: 'handOver', to } }, press);

/** Reassigns an open ticket. Undo restores the previous assignee, except when all demos are reviewed, because releasing the ticket would close it. */
export const reassignTicket = async (
  { id, assignedTo, waitingDemos }: CurationTicket,
  to: string,
  press: Press,
): Promise<BulkOutcome> => {
  if (assignedTo === to) return 'unchanged';
  await handOverTicket(id, to, press);
  if (assignedTo !== null) return (own) => handOverTicket(id, assignedTo, own);
  return waitingDemos > 0 ? (own) => changeTicket(id, 'release', own) : null;
};
