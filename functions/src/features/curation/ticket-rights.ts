import { agenciesOf, type Role } from '@domain/access/roles.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Caller } from '../../access/caller.ts';
import { engagedBy } from '../../access/engaged.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { readUser } from '../../records/users.ts';

/** In which capacity somebody changes a ticket: as an engineer of its agencies, as who has it, or as an admin. */
export interface TicketRights {
  readonly ticket: CurationTicket;
  readonly isEngineer: boolean;
  readonly isHolder: boolean;
  readonly isAdmin: boolean;
}

/**
 * What the caller may do with a ticket of their agencies, whoever has it: a ticket names nobody, and whoever comes too late
 * is to hear so. 404 for any other.
 */
export const rightsOver = (caller: Caller, found: CurationTicket | undefined): TicketRights => {
  const holds = (role: Role) =>
    agenciesOf(caller.claims, role).some((id) => found?.agencyIds.includes(id) === true);
  const isEngineer = holds('engineer');
  const isAdmin = holds('admin');
  if (!found || (!isEngineer && !isAdmin)) throw notFound();
  return { ticket: found, isEngineer, isAdmin, isHolder: isEngineer && found.assignedTo === caller.uid };
};

/** 409 that says who has a ticket, to those who work with that person in one of its agencies. */
export const takenBy = async (
  caller: Caller,
  { assignedTo, agencyIds }: CurationTicket,
): Promise<AppError> => {
  const holder = assignedTo === null ? undefined : await readUser(assignedTo);
  const isColleague = engagedBy(holder).some(
    (id) => agencyIds.includes(id) && caller.claims.agencies.includes(id),
  );
  return holder && isColleague
    ? new AppError(409, 'ticket.taken', { values: { name: holder.displayName } })
    : new AppError(409, 'ticket.takenByOther');
};
