import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { toMembershipId, type Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { getAgency, type Caller } from '../../rights/access/caller.ts';
import { closeAccount, endMembership } from '../../rights/claims/memberships.ts';
import { syncClaimsSoon } from '../../rights/claims/sync-claims.ts';
import { recordAudit } from '../../work/unit/audit.ts';
import { transact } from '../../work/unit/transact.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { endTalentWork } from '../../work/cancellation/end-talent-work.ts';
import { readRequest, writeRequest } from '../../work/records/deletion-requests.ts';
import { readMemberships } from '../../work/records/memberships.ts';
import { leaveAgency } from '../../work/records/talent-leaving.ts';
import { readTalent, writeTalent } from '../../work/records/talents.ts';
import { readUser } from '../../work/records/users.ts';
import { erase } from '../../work/privacy/erase.ts';
import { requestAfterRemoval } from './request-after-removal.ts';

interface Standing {
  readonly all: readonly Membership[];
  readonly user: User | undefined;
}

/** Ends a talent's rights in an agency. An account to be deleted is closed immediately. */
const endAccess = (
  transaction: Transaction,
  { all, user }: Standing,
  membershipId: string,
  after: DeletionRequest | undefined,
): void => {
  if (after?.state === 'erasing' && after.scope !== 'talent') {
    if (user) closeAccount(transaction, user);
  } else endMembership(transaction, { all, user }, membershipId);
};

export const isMoreThanTalent = (all: readonly Membership[]): boolean =>
  all.some(({ role }) => role !== 'talent');

/** Removes the talent; returns whether the erasure of their data has started. */
const remove = async (
  transaction: Transaction,
  caller: Caller,
  talent: Talent,
  { id: agencyId, publicName: agencyName }: { readonly id: string; readonly publicName: string },
): Promise<boolean> => {
  const { id } = talent;
  const deletionRequest = await readRequest(id, transaction);
  // An erasure in progress covers the agency's part.
  if (deletionRequest?.state === 'erasing') return true;
  const user = await readUser(id, transaction);
  const all = await readMemberships(id, transaction);

  const at = Timestamp.now();
  const after = requestAfterRemoval(deletionRequest, {
    talent,
    agencyId,
    keepsAccount: isMoreThanTalent(all),
    at,
  });
  const isErasing = after?.state === 'erasing';
  const left = await leaveAgency(talent, agencyId, transaction);
  // The removal email covers these cancellations.
  const work = { agencyId, talentId: id, isErased: isErasing };
  const auditions = await endTalentWork(transaction, work, caller);

  // None of the presented fields change, so editors keep their version and rosters stay valid.
  writeTalent(transaction, {
    ...talent,
    agencyIds: talent.agencyIds.filter((text) => text !== agencyId),
  });

  endAccess(transaction, { all, user }, toMembershipId(agencyId, id, 'talent'), after);
  if (after) writeRequest(transaction, after);

  // With an erasure, the talent is notified once, when it is complete.
  if (!isErasing)
    queueMail(transaction, `talent-removed_${agencyId}_${id}_${at.toMillis()}`, {
      kind: 'talent-removed',
      to: talent.email,
      locale: talent.communicationLanguage,
      agencyId,
      params: { name: talent.name, agencyName },
    });

  recordAudit(transaction, caller, {
    agencyId,
    action: 'talents.remove',
    subject: `talents/${id}`,
    before: { isMember: true },
    after: { isMember: false, isErasing, auditions, ...left },
  });

  return isErasing;
};

/**
 * Removes a talent from the agency: from this commit its people and clients can't reach them, terms end and open auditions are cancelled.
 * Takes, notes and other agencies' data stay. Without another agency the data is erased; people with other roles keep their account.
 */
export const removeTalent: Operation<'talents.remove'> = async ({ caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const publicName = (await readAgency(agencyId))?.publicName ?? '';
  const isErasing = await transact(async (transaction) => {
    const talent = requireVisible(caller, 'talents', await readTalent(id, transaction));
    const agency = { id: agencyId, publicName };
    return remove(transaction, caller, talent, agency);
  });

  await syncClaimsSoon(id);

  const request = isErasing ? await readRequest(id) : undefined;
  if (request?.state === 'erasing') await erase(request);

  return { id };
};
