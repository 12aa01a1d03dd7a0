import { Timestamp } from 'firebase-admin/firestore';
import { toMembershipId, type Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { closeAccount, endMembership } from '../../auth/claims/memberships.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { endTalentWork, findTalentWork } from '../../common/cancellation/end-talent-work.ts';
import { readRequest } from '../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../work/records/deletion-requests.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { leaveAgency } from './talent-leaving.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { erase } from './erasure/erase.ts';
import { requestAfterRemoval } from './request-after-removal.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

interface AccountMemberships {
  readonly all: readonly Membership[];
  readonly user: User | undefined;
}

/** Ends a talent's rights in an agency. An account to be deleted is closed immediately. */
const endAccess = (
  work: Work,
  { all, user }: AccountMemberships,
  membershipId: string,
  after: DeletionRequest | undefined,
): void => {
  if (after?.state === 'erasing' && after.scope !== 'talent') {
    if (user) closeAccount(work, user);
  } else endMembership(work, { all, user }, membershipId);
};

export const isMoreThanTalent = (all: readonly Membership[]): boolean =>
  all.some(({ role }) => role !== 'talent');

/** Removes the talent; returns whether the erasure of their data has started. */
const remove = async (
  work: Work,
  caller: Caller,
  talent: Talent,
  { id: agencyId, publicName: agencyName }: { readonly id: string; readonly publicName: string },
): Promise<boolean> => {
  const { id } = talent;
  const deletionRequest = await readRequest(id, work);
  // An erasure in progress covers the agency's part.
  if (deletionRequest?.state === 'erasing') return true;
  const user = await readUser(id, work);
  const all = await readMemberships(id, work);

  const moment = Timestamp.now();
  const after = requestAfterRemoval(deletionRequest, {
    talent,
    agencyId,
    keepsAccount: isMoreThanTalent(all),
    at: moment,
  });
  const isErasing = after?.state === 'erasing';
  const open = await findTalentWork(work, { agencyId, talentId: id }, { isErased: isErasing });
  const left = await leaveAgency(talent, agencyId, work);
  // The removal email covers these cancellations.
  await endTalentWork(work, open, caller, { isErased: isErasing });

  // None of the presented fields change, so editors keep their version and rosters stay valid.
  work.set(talents, {
    ...talent,
    agencyIds: talent.agencyIds.filter((text) => text !== agencyId),
  });

  endAccess(work, { all, user }, toMembershipId(agencyId, id, 'talent'), after);
  if (after) writeRequest(work, after);

  // With an erasure, the talent is notified once, when it is complete.
  if (!isErasing)
    queueMail(work, `talent-removed_${agencyId}_${id}_${moment.toMillis()}`, {
      kind: 'talent-removed',
      to: talent.email,
      locale: talent.communicationLanguage,
      agencyId,
      params: { name: talent.name, agencyName },
    });

  work.audit(
    { subject: `talents/${id}`, agencyId },
    { isMember: true },
    { isMember: false, isErasing, auditions: open.entries.length, ...left },
  );

  return isErasing;
};

/**
 * Removes a talent from the agency: from this commit its people and clients can't reach them, terms end and open auditions are cancelled.
 * Takes, notes and other agencies' data stay. Without another agency the data is erased; people with other roles keep their account.
 */
export const removeTalent = operationInSteps('talents.remove', async ({ step, caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const publicName = (await readAgency(agencyId))?.publicName ?? '';
  const isErasing = await step(async (work) => {
    const talent = requireVisible(caller, 'talents', await readTalent(id, work));
    const agency = { id: agencyId, publicName };
    return remove(work, caller, talent, agency);
  });

  await syncClaimsSoon(id);

  const request = isErasing ? await readRequest(id) : undefined;
  if (request?.state === 'erasing') await erase(request);

  return { id };
});
