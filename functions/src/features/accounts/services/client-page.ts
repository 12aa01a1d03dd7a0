import type { ClientPage } from '@domain/accounts/people.api.ts';
import type { Client } from '@domain/accounts/people.ts';
import { readValidation } from '../../../claims/account-validation.ts';
import { serialised } from '../../../firestore/db.ts';
import type { Session } from '../../../http/session.ts';
import { readBesides, readCommissions } from '../client-store.ts';

/** What admins decided on a client, each seeing their own agencies' terms alone. */
const decisionsOn = async (session: Session, { id, agencyIds }: Client) => {
  const shared = agencyIds.filter((agencyId) => session.claims.agencies.includes(agencyId));
  const [accountValidationStatus, commissionByAgency] = await Promise.all([
    readValidation(id),
    readCommissions(id, shared),
  ]);
  return { ...(accountValidationStatus ? { accountValidationStatus } : {}), commissionByAgency };
};

/** A client as this caller may see them. */
export const clientPage = async (session: Session, client: Client): Promise<ClientPage> => {
  const isAdmin = session.claims.roles.includes('admin');
  const [{ user, company }, decisions] = await Promise.all([
    readBesides(client),
    isAdmin ? decisionsOn(session, client) : {},
  ]);
  const { agencyId } = session;
  const showRates = agencyId !== undefined && (user?.showRates ?? []).includes(agencyId);
  return { ...serialised(client), company: company ?? null, showRates, ...decisions };
};
