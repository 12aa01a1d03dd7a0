import { Timestamp } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { syncClaimsSoon } from '../../../auth/claims/sync-claims.ts';
import { readRequest } from '../../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../../work/records/deletion-requests.ts';
import { job, type Step } from '../../../work/unit/operation.ts';
import { erase } from './erase.ts';
import { readErasures, type ListedErasure } from './erasure-list.ts';
import { prepareErasure } from './prepare-erasure.ts';

/** Starts a listed erasure again; undefined: the database doesn't know the person, or knows that they were erased. */
const startAgain = (step: Step, listed: ListedErasure): Promise<DeletionRequest | undefined> =>
  step(
    async (work) => {
      const { talentId, requestedAt, ...rest } = listed;
      const before = await readRequest(talentId, work);
      const { isKnown, end } = await prepareErasure(work, talentId);
      if (before?.state === 'erased' || !isKnown) return undefined;

      const request: DeletionRequest = {
        ...rest,
        id: talentId,
        talentId,
        // Without an address, no second email says that the data is erased.
        fullName: '',
        email: '',
        state: 'erasing',
        confirmedBy: listed.agencyIds,
        erasingSince: Timestamp.now(),
        requestedAt: Timestamp.fromMillis(requestedAt),
        erasedAt: null,
      };

      writeRequest(work, request);
      await end(() => ({ platform: 'privacy' }));
      work.audit(
        { subject: `deletionRequests/${talentId}`, agencyId: null },
        { state: before?.state ?? null },
        { state: 'erasing' },
      );

      return request;
    },
    { action: 'privacy.erase' },
  );

/** Erases everyone again whom the list names and a restored database still knows. Returns how many. */
export const eraseAgain = job('privacy', async (step): Promise<number> => {
  let count = 0;

  for (const listed of await readErasures()) {
    let request = await startAgain(step, listed);
    if (!request) continue;
    if (request.scope === 'talent') await syncClaimsSoon(request.talentId);
    while (request.state !== 'erased') request = await erase(request);
    count += 1;
  }

  return count;
});
