import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import type { Client } from '@domain/clients/clients.ts';
import { getFullName } from '@domain/people/names.ts';
import { refuseUnlessAdmin } from '../../access/admin-fields.ts';
import { auditAgencyId } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { getAgency, type Caller } from '../../access/caller.ts';
import { decide } from '../../claims/decide.ts';
import { syncClaimsSoon } from '../../claims/sync-claims.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { refuseOverwriting, refuseStale } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import { renamePerson } from '../../identity/rename-person.ts';
import type { Operation } from '../../operation.ts';
import { writeCommissions, type CommissionChange } from '../../records/client-terms.ts';
import { readClient, writeClient } from '../../records/clients.ts';
import { readMemberships } from '../../records/memberships.ts';
import { grantRates, readUser } from '../../records/users.ts';
import { clientPage } from './client-page.ts';

const ADMIN_FIELDS = [
  'accountValidationStatus',
  'rejectionReason',
  'status',
  'commissionByAgency',
  'showRates',
] as const;

/** 403 unless the admin administers the terms' agencies and these work with the client. */
const refuseForeignTerms = (caller: Caller, client: Client, terms: readonly CommissionChange[]): void => {
  const administered = getAgencies(caller.everywhere, 'admin');
  const isShared = ({ agencyId }: CommissionChange): boolean =>
    administered.includes(agencyId) && client.agencyIds.includes(agencyId);
  if (terms.every(isShared)) return;
  throw new AppError(403, 'auth.wrongAgency', { property: 'commissionByAgency' });
};

const auditTerms = (
  transaction: Transaction,
  caller: Caller,
  clientId: string,
  terms: readonly CommissionChange[],
): void => {
  for (const { agencyId, commission } of terms) {
    recordAudit(transaction, caller, {
      agencyId,
      action: 'clients.agreeOnCommission',
      subject: `clientTerms/${agencyId}_${clientId}`,
      before: null,
      after: { commission },
    });
  }
};

const facts = ({ name, lastName, roleInCompany, countryOfResidence, cityOfResidence }: Client) => ({
  name,
  lastName,
  roleInCompany,
  countryOfResidence,
  cityOfResidence,
});

/**
 * Changes a client, as the client or an admin of their agency. Only admins set account status, commissions and visibility
 * of rates, for the chosen agency. 409: concurrent change of the same field, or any change since the given version.
 */
export const updateClient: Operation<'clients.update'> = async ({ caller, params: { id }, body: patch }) => {
  refuseUnlessAdmin(caller, patch, ADMIN_FIELDS);
  const {
    updatedAt: edited,
    hasOneName: _hasOneName,
    was,
    accountValidationStatus,
    rejectionReason,
    status,
    commissionByAgency = [],
    showRates,
    ...answers
  } = patch;
  const isDecision = accountValidationStatus !== undefined || status !== undefined;
  const client = await transact(async (transaction) => {
    const before = visibleTo(caller, 'clients', await readClient(id, transaction));
    refuseStale(edited, before);
    refuseOverwriting(was, answers, before);
    refuseForeignTerms(caller, before, commissionByAgency);
    const deciding = isDecision || showRates !== undefined ? getAgency(caller) : undefined;
    const user = await readUser(id, transaction);
    const all = await readMemberships(id, transaction);
    const after: Client = { ...before, ...answers, updatedAt: Timestamp.now() };
    const displayName = getFullName(after);
    const isRenamed = user && displayName !== user.displayName;

    if (isRenamed) await renamePerson(transaction, user, all, after);
    writeClient(transaction, after);
    writeCommissions(transaction, id, commissionByAgency);
    auditTerms(transaction, caller, id, commissionByAgency);
    if (user && deciding && showRates !== undefined) grantRates(transaction, id, deciding, showRates);
    if (deciding && isDecision) {
      const standing = { all: all.map((membership) => ({ ...membership, displayName })), user };
      const person = {
        agencyId: deciding,
        userId: id,
        role: 'client',
        displayName,
        email: after.email,
      } as const;
      const decision = {
        accountValidationStatus,
        rejectionReason,
        blocked: status === undefined ? undefined : status === 'blocked',
      };
      decide(transaction, caller, standing, { ...person, action: 'clients.decide' }, decision);
    }
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, before.agencyIds),
      action: 'clients.update',
      subject: `clients/${id}`,
      before: facts(before),
      after: { ...facts(after), ...(showRates === undefined ? {} : { showRates }) },
    });
    return after;
  });
  if (isDecision) await syncClaimsSoon(id);
  return clientPage(caller, client);
};
