import { ownAgencies } from '../../access/own-agencies.ts';
import type { Operation } from '../../operation.ts';
import { readTicket } from '../../records/curation-tickets.ts';
import { engagedEngineers } from './engaged-engineers.ts';
import { rightsOver } from './ticket-rights.ts';

/** Engineers of the ticket's agencies that are the caller's, who may work there, without whoever has it. */
export const listColleagues: Operation<'curation.colleagues'> = async ({ caller, params }) => {
  const { ticket } = rightsOver(caller, await readTicket(params.id));
  const engaged = await engagedEngineers(ownAgencies(caller, ticket.agencyIds));
  return engaged.filter(({ id }) => id !== ticket.assignedTo);
};
