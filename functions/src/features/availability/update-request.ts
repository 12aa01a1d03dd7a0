import { Timestamp } from 'firebase-admin/firestore';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import { tellOfRequest } from '../../mail/tell-of-request.ts';
import type { Operation } from '../../operation.ts';
import { setOffer } from '../../records/availability-invites.ts';
import { readAvailabilityRequest, updateAvailabilityRequest } from '../../records/availability-requests.ts';
import { openProject, readProject } from '../../records/projects.ts';
import { readTalents } from '../../records/talents.ts';
import { offerFor } from './offer.ts';
import { newRanges } from './ranges.ts';

/**
 * Offers other slots, and what the role pays by today; the talent is told. A page that still shows the former ones is
 * refused. 409 once a slot was accepted, or when the request is none any more.
 */
export const updateRequest: Operation<'availability.update'> = async ({
  caller,
  params: { id },
  body: { timeZone, timeRanges: offered },
}) =>
  serialised(
    await transact(async (transaction) => {
      const request = visibleTo(
        caller,
        'availabilityRequests',
        await readAvailabilityRequest(id, transaction),
      );
      const project = openProject(await readProject(request.projectId, transaction));
      if (request.state === 'accepted') throw new AppError(409, 'availability.alreadyAccepted');
      if (request.state !== 'requested') throw new AppError(409, `availability.${request.state}`);
      const [talent] = await readTalents([request.talentId], transaction);
      if (!talent) throw new AppError(409, 'availability.withdrawn');
      const offer = await offerFor(project, request, transaction);
      const revision = request.revision + 1;
      const timeRanges = newRanges(offered, timeZone, revision);
      const change = { timeZone, timeRanges, revision, updatedAt: Timestamp.now() };
      updateAvailabilityRequest(transaction, request, change);
      setOffer(transaction, id, offer);
      tellOfRequest(transaction, { ...request, ...change }, talent, 'changed');
      recordAudit(transaction, caller, {
        agencyId: request.agencyId,
        action: 'availability.update',
        subject: `availabilityRequests/${id}`,
        before: { timeZone: request.timeZone, timeRanges: request.timeRanges },
        after: change,
      });
      return { ...request, ...change };
    }),
  );
