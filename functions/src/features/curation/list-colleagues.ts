import type { Colleague } from '@domain/curation/curation.ts';
import { ownAgencies } from '../../access/own-agencies.ts';
import type { Operation } from '../../operation.ts';
import { readTicket } from '../../records/curation-tickets.ts';
import { findEngineers } from '../../records/engineers.ts';
import { readUsers } from '../../records/users.ts';
import { rightsOver } from './ticket-rights.ts';

/** More than one agency engages; they are chosen from one list. */
const COLLEAGUES_MAX = 200;

/** Engineers of the ticket's agencies that are the caller's, who may work there, without whoever has it. */
export const listColleagues: Operation<'curation.colleagues'> = async ({ caller, params }) => {
  const { ticket } = rightsOver(caller, await readTicket(params.id));
  const agencyIds = ownAgencies(caller, ticket.agencyIds);
  const pages = await Promise.all(
    agencyIds.map((agencyId) => findEngineers({ agencyId }, { current: 1, pageSize: COLLEAGUES_MAX })),
  );
  const names = new Map(
    pages.flatMap(({ items }) => items.map(({ id, fullName }) => [id, fullName] as const)),
  );
  names.delete(ticket.assignedTo ?? '');
  const users = await readUsers([...names.keys()]);
  const isEngaged = (id: string): boolean =>
    (users.find((user) => user?.id === id)?.held.engineer ?? []).some((agency) => agencyIds.includes(agency));
  return [...names].filter(([id]) => isEngaged(id)).map(([id, fullName]): Colleague => ({ id, fullName }));
};
