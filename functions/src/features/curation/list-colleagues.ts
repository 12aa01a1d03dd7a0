import { filterOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Operation } from '../../work/operation.ts';
import { readTicket } from '../../work/collections/curation-tickets.ts';
import { findEngagedEngineers } from './find-engaged-engineers.ts';
import { getTicketRights } from './ticket-rights.ts';

/** Returns active engineers of the ticket's agencies that the caller shares, without the assignee. */
export const listColleagues: Operation<'curation.colleagues'> = async ({ caller, params }) => {
  const { ticket } = getTicketRights(caller, await readTicket(params.id));
  const engaged = await findEngagedEngineers(filterOwnAgencies(caller, ticket.agencyIds));
  return engaged.filter(({ id }) => id !== ticket.assignedTo);
};
