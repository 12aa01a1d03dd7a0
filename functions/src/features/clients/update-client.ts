import { Timestamp } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import { CLIENT_FIELDS } from '@domain/clients/client-fields.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import type { Client } from '@domain/clients/clients.ts';
import { getFullName } from '@domain/people/names.ts';
import { refuseUnlessAdmin } from '../../work/access/admin-fields.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { decide } from '../../auth/claims/decide.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseOverwriting, refuseStale } from '../../platform/firestore/stale.ts';
import { renamePerson } from '../../auth/identity/rename-person.ts';
import type { CommissionChange } from '../../work/collections/client-terms.ts';
import { writeCommissions } from '../../work/records/client-terms.ts';
import { clients, readClient } from '../../work/collections/clients.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { grantRates } from '../../work/records/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { getClientPage } from './client-page.ts';

const ADMIN_FIELDS = ['accountValidationStatus', 'rejectionReason', 'status', 'showRates'] as const;

/** 403 unless the admin administers the terms' agencies and these work with the client. */
const refuseForeignTerms = (caller: Caller, client: Client, terms: readonly CommissionChange[]): void => {
  const administered = getAgencies(caller.everywhere, 'admin');
  const isShared = ({ agencyId }: CommissionChange): boolean =>
    administered.includes(agencyId) && client.agencyIds.includes(agencyId);
  if (terms.every(isShared)) return;
  throw new AppError(403, 'auth.wrongAgency', { property: 'commissionByAgency' });
};

const auditTerms = (work: Work, clientId: string, terms: readonly CommissionChange[]): void => {
  for (const { agencyId, commission } of terms) {
    work.audit(
      { subject: `clientTerms/${agencyId}_${clientId}`, agencyId },
      null,
      { commission },
      { action: 'clients.agreeOnCommission' },
    );
  }
};

const pickFacts = (client: Client) => pickFields(client, ['name', 'lastName', ...getNames(CLIENT_FIELDS)]);

/** Changes a client. Only admins set status and access to rates, and commissions of each of their agencies. 409: outdated version. */
export const updateClient = operationInSteps(
  'clients.update',
  async ({ step, caller, params: { id }, body: patch }) => {
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

    const client = await step(async (work) => {
      const before = requireVisible(caller, 'clients', await readClient(id, work));
      refuseStale(edited, before);
      refuseOverwriting(was, answers, before);
      refuseForeignTerms(caller, before, commissionByAgency);

      const deciding = isDecision || showRates !== undefined ? getAgency(caller) : undefined;
      const user = await readUser(id, work);
      const all = await readMemberships(id, work);
      const after: Client = { ...before, ...answers, updatedAt: Timestamp.now() };
      const displayName = getFullName(after);
      const isRenamed = user && displayName !== user.displayName;

      if (isRenamed) await renamePerson(work, user, all, after);
      work.set(clients, after);
      writeCommissions(work, id, commissionByAgency);
      auditTerms(work, id, commissionByAgency);
      if (user && deciding && showRates !== undefined) grantRates(work, id, deciding, showRates);

      if (deciding && isDecision) {
        const account = { all: all.map((membership) => ({ ...membership, displayName })), user };

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

        decide(work, caller, account, { ...person, action: 'clients.decide' }, decision);
      }

      work.audit(
        { subject: `clients/${id}`, agencyId: getAuditAgencyId(caller, before.agencyIds) },
        pickFacts(before),
        { ...pickFacts(after), ...(showRates === undefined ? {} : { showRates }) },
      );

      return after;
    });

    if (isDecision) await syncClaimsSoon(id);

    return getClientPage(caller, client);
  },
);
