import { hasRole, ROLES } from '@domain/access/roles.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getEngagingAgencies } from '../../work/access/engaged.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isNotifiedOfTicket, notifyTicket } from '../../outgoing/mail/ticket-assigned.ts';
import { readTicket } from '../../work/collections/curation-tickets.ts';
import { readUser } from '../../work/collections/users.ts';
import { assignTicket, readTicketContext, type TicketContext } from './assign-ticket.ts';
import { closeTicket } from './close-ticket.ts';
import { getTicketRights, createTakenError, type TicketRights } from './ticket-rights.ts';
import { presentTicket } from './present-ticket.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

interface Change {
  readonly caller: Caller;
  readonly rights: TicketRights;
  readonly surroundings: TicketContext;
  readonly work: Work;
}

const take = async ({ caller, rights, surroundings, work }: Change): Promise<CurationTicket> => {
  const { ticket, isEngineer, isHolder } = rights;
  if (!isEngineer) throw new AppError(403, 'auth.forbidden');
  if (isHolder) return ticket;
  if (ticket.assignedTo !== null) throw await createTakenError(caller, ticket);
  return assignTicket(work, ticket, surroundings, caller.uid);
};

/** 403 unless the caller is the assignee or an admin of the ticket's agencies. */
const refuseOthers = async (caller: Caller, rights: TicketRights): Promise<void> => {
  if (rights.isHolder || rights.isAdmin) return;
  if (rights.ticket.assignedTo !== null) throw await createTakenError(caller, rights.ticket);
  throw new AppError(403, 'auth.forbidden');
};

/** Releasing a ticket with all demos reviewed closes it: nobody would claim it, and its talent would never be notified. */
const release = async ({
  caller,
  rights: { ticket },
  surroundings,
  work,
}: Change): Promise<CurationTicket> => {
  if (ticket.assignedTo === null) return ticket;
  return ticket.waitingDemos === 0
    ? closeTicket(work, caller, ticket, surroundings)
    : assignTicket(work, ticket, surroundings, null);
};

const handOver = async (change: Change, to: string): Promise<CurationTicket> => {
  const { caller, rights, surroundings, work } = change;
  const { ticket } = rights;
  const colleague = await readUser(to, work);
  const isColleague = getEngagingAgencies(colleague).some(
    (id) => ticket.agencyIds.includes(id) && hasRole(caller.claims, ROLES, id),
  );
  if (!colleague || !isColleague) throw new AppError(422, 'ticket.noEngineer', { property: 'to' });
  if (to === ticket.assignedTo) return ticket;

  const isNotified = await isNotifiedOfTicket(ticket, to, work);
  const after = assignTicket(work, ticket, surroundings, to);

  if (!isNotified && to !== caller.realUid)
    notifyTicket(work, after, colleague, getAuditAgencyId(caller, ticket.agencyIds));

  return after;
};

/** Updates a ticket. When two engineers claim it, one wins and the other gets the winner's name. A closed ticket stays unchanged. */
export const updateTicket = operationInSteps(
  'curation.updateTicket',
  ({ step, caller, params: { id }, body }) =>
    step(
      async (work) => {
        const rights = getTicketRights(caller, await readTicket(id, work));
        const { ticket: before } = rights;
        if (before.status === 'closed') throw new AppError(409, 'ticket.closed');

        const change = { caller, rights, work, surroundings: await readTicketContext(id, work) };

        if (body.action !== 'take') await refuseOthers(caller, rights);

        const after =
          body.action === 'take'
            ? await take(change)
            : body.action === 'handOver'
              ? await handOver(change, body.to ?? '')
              : body.action === 'close'
                ? await closeTicket(
                    work,
                    caller,
                    before,
                    change.surroundings,
                    rights.isHolder ? undefined : body.reason,
                  )
                : await release(change);

        if (after !== before)
          work.audit(
            { subject: `curationTickets/${id}`, agencyId: getAuditAgencyId(caller, before.agencyIds) },
            before,
            after,
            { action: `curation.${after.status === 'closed' ? 'close' : body.action}`, by: caller },
          );

        return presentTicket(caller, after);
      },
      { action: null },
    ),
);
