import { Timestamp } from 'firebase-admin/firestore';
import type { Client } from '@domain/accounts/people.ts';
import type { ClientPatch } from '@domain/accounts/people.schema.ts';
import { decideValidation, readDecision } from '../../../claims/account-validation.ts';
import { setClaims } from '../../../claims/set-claims.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { refuseUnlessAdmin } from '../../../http/admin-fields.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import { agencyOf, type Session } from '../../../http/session.ts';
import { refuseStale } from '../../../http/stale.ts';
import { readUser, renameUser } from '../../../identity/accounts.ts';
import { grantRates, readClient, writeClient, writeCommissions } from '../client-store.ts';

const ADMIN_FIELDS = ['accountValidationStatus', 'commissionByAgency', 'showRates'] as const;

/** An admin agrees on terms for agencies of their own that work with the client: 403 for any other. */
const refuseForeignTerms = (
  session: Session,
  client: Client,
  terms: ClientPatch['commissionByAgency'],
): void => {
  const isShared = (agencyId: string): boolean =>
    session.claims.agencies.includes(agencyId) && client.agencyIds.includes(agencyId);
  if (terms?.every(({ agencyId }) => isShared(agencyId)) ?? true) return;
  throw new AppError(403, 'auth.wrongAgency', { property: 'commissionByAgency' });
};

const change = (session: Session, id: string, patch: ClientPatch): Promise<Client> => {
  const { updatedAt: edited, accountValidationStatus, commissionByAgency, showRates, ...answers } = patch;
  return transact(async (transaction) => {
    const before = reach(session, 'clients', await readClient(id, transaction));
    refuseStale(edited, before);
    refuseForeignTerms(session, before, commissionByAgency);
    // The grant is the chosen agency's: reaching the client has shown that they work with it.
    const granting = showRates === undefined ? undefined : agencyOf(session);
    const account = await readUser(id, transaction);
    const decidedBefore = await readDecision(id, transaction);
    const after: Client = { ...before, ...answers, updatedAt: Timestamp.now() };

    writeClient(transaction, after);
    writeCommissions(transaction, id, commissionByAgency ?? []);
    if (account && granting) grantRates(transaction, id, granting, showRates === true);
    const isRenamed = after.name !== before.name || after.lastName !== before.lastName;
    if (account && isRenamed) renameUser(transaction, id, `${after.name} ${after.lastName}`);
    if (accountValidationStatus) {
      const { agencyIds } = after;
      const decision = { agencyIds, kind: 'client', accountValidationStatus } as const;
      decideValidation(transaction, session, id, { ...decision, before: decidedBefore, account });
    }
    const decided = { accountValidationStatus, commissionByAgency, showRates };
    recordAudit(transaction, session, {
      agencyId: session.agencyId ?? before.agencyIds[0] ?? null,
      action: 'clients.update',
      subject: `clients/${id}`,
      before,
      after: { ...after, ...decided },
    });
    return after;
  });
};

/**
 * Changes a client: they themselves, or an admin of their agency, who alone decides on the account, its commissions and
 * whether it sees rates. The claims follow a decision after the commit: should that fail, the same change again sets it
 * right. 409 when somebody else saved since the version that was edited.
 */
export const updateClient = async (session: Session, id: string, patch: ClientPatch): Promise<Client> => {
  refuseUnlessAdmin(session, patch, ADMIN_FIELDS);
  const client = await change(session, id, patch);
  const { accountValidationStatus } = patch;
  if (accountValidationStatus) {
    const agencyId = session.agencyId ?? client.agencyIds[0] ?? null;
    const occasion = { agencyId, action: 'clients.decideValidation' };
    await setClaims(session, id, { accountValidationStatus }, occasion);
  }
  return client;
};
