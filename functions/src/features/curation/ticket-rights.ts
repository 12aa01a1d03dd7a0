import { getAgencies, hasRole, ROLES, type AccountRole } from '@domain/access/roles.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getEngagingAgencies } from '../../work/access/engaged.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readUser } from '../../work/collections/users.ts';

/** The caller's role for a ticket: engineer of its agencies, assignee or admin. */
export interface TicketRights {
  readonly ticket: CurationTicket;
  readonly isEngineer: boolean;
  readonly isHolder: boolean;
  readonly isAdmin: boolean;
}

/** Returns the caller's rights on a ticket of their agencies. Shared by all its engineers, so a late one learns that it is taken. 404 for any other. */
export const getTicketRights = (caller: Caller, found: CurationTicket | undefined): TicketRights => {
  const holds = (role: AccountRole) =>
    getAgencies(caller.claims, role).some((id) => found?.agencyIds.includes(id) === true);
  const isEngineer = holds('engineer');
  const isAdmin = holds('admin');
  if (!found || (!isEngineer && !isAdmin)) throw notFound();
  return { ticket: found, isEngineer, isAdmin, isHolder: isEngineer && found.assignedTo === caller.uid };
};

/** 409 with the assignee's name, for colleagues in one of the ticket's agencies. */
export const createTakenError = async (
  caller: Caller,
  { assignedTo, agencyIds }: CurationTicket,
): Promise<AppError> => {
  const holder = assignedTo === null ? undefined : await readUser(assignedTo);
  const isColleague = getEngagingAgencies(holder).some(
    (id) => agencyIds.includes(id) && hasRole(caller.claims, ROLES, id),
  );
  return holder && isColleague
    ? new AppError(409, 'ticket.taken', { values: { name: holder.displayName } })
    : new AppError(409, 'ticket.takenByOther');
};
