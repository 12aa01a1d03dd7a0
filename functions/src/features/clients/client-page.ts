import { getAgencies } from '@domain/access/roles.ts';
import type { ClientPage } from '@domain/clients/clients.api.ts';
import type { Client } from '@domain/clients/clients.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readCommissions } from '../../work/collections/client-terms.ts';
import { readBesides } from '../../work/collections/clients.ts';
import { readMembership } from '../../work/collections/memberships.ts';

/** Admins' decisions on a client: status in the chosen agency, and terms of each agency the caller administers. */
const findDecisions = async (caller: Caller, { id, agencyIds }: Client) => {
  const administered = getAgencies(caller.everywhere, 'admin');
  const shared = agencyIds.filter((agencyId) => administered.includes(agencyId));
  const standingWith = caller.agencyId ?? shared[0];
  const [membership, commissionByAgency] = await Promise.all([
    standingWith ? readMembership(standingWith, id, 'client') : undefined,
    readCommissions(id, shared),
  ]);
  const accountValidationStatus = membership?.accountValidationStatus;

  return {
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    status: membership?.blocked ? ('blocked' as const) : ('active' as const),
    commissionByAgency,
  };
};

export const getClientPage = async (caller: Caller, client: Client): Promise<ClientPage> => {
  const isAdmin = getAgencies(caller.claims, 'admin').length > 0;
  const [{ user, company }, decisions] = await Promise.all([
    readBesides(client),
    isAdmin ? findDecisions(caller, client) : {},
  ]);
  const { agencyId } = caller;
  const showRates = agencyId !== undefined && (user?.showRates ?? []).includes(agencyId);

  return {
    ...serialise(withOwnAgencies(caller, client)),
    company: company ? withOwnAgencies(caller, company) : null,
    showRates,
    ...decisions,
  };
};
