import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { filterOwnAgencies, withOwnAgencies } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency } from '../../work/access/caller.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readRequest } from '../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../work/records/deletion-requests.ts';
import { erase } from './erasure/erase.ts';
import { prepareErasure } from './erasure/prepare-erasure.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Anonymised: the reply is stored, perhaps after the erasure. */
const anonymize = (request: DeletionRequest): DeletionRequest => ({ ...request, fullName: '', email: '' });

/**
 * Confirms a talent's deletion request for the chosen agency. After the last agency's confirmation, cancels open work and deletes everything, usually
 * before responding; for users with other roles, only their talent data. A schedule or another confirmation finishes long or interrupted deletions.
 */
export const confirmDeletion = operationInSteps(
  'privacy.confirmDeletion',
  async ({ step, caller, params: { talentId } }) => {
    const agencyId = getAgency(caller);

    const confirmed = await step(async (work) => {
      const before = requireVisible(caller, 'deletionRequests', await readRequest(talentId, work));
      if (!before.agencyIds.includes(agencyId)) throw notFound();

      const confirmedBy = [...new Set([...before.confirmedBy, agencyId])];
      const isLast = before.agencyIds.every((id) => confirmedBy.includes(id));
      if (before.state !== 'requested' || confirmedBy.length === before.confirmedBy.length)
        return anonymize(before);

      const ending = isLast ? await prepareErasure(work, talentId) : undefined;

      const after: DeletionRequest = {
        ...before,
        confirmedBy,
        state: isLast ? 'erasing' : 'requested',
        ...(isLast ? { erasingSince: Timestamp.now() } : {}),
        ...(ending?.keepsAccount ? { scope: 'talent' } : {}),
      };

      writeRequest(work, after);

      // Other agencies' records may not name who confirmed here.
      await ending?.end((id) => (id === agencyId ? caller : { platform: 'privacy' }));

      // An agency may not learn which others have confirmed.
      work.audit(
        { subject: `deletionRequests/${talentId}`, agencyId },
        { state: before.state, isConfirmed: false },
        { state: after.state, isConfirmed: true },
      );

      return anonymize(after);
    });

    if (confirmed.scope === 'talent') await syncClaimsSoon(talentId);

    const request = confirmed.state === 'erasing' ? await readRequest(talentId) : undefined;
    const latest = withOwnAgencies(caller, request ? anonymize(await erase(request)) : confirmed);

    return serialise({ ...latest, confirmedBy: filterOwnAgencies(caller, latest.confirmedBy) });
  },
);
