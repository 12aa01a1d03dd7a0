import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { queueSlotRequests } from '../../outgoing/mail/notify-request.ts';
import { availabilityInvites } from '../../work/collections/availability-invites.ts';
import {
  availabilityRequests,
  newAvailabilityRequestId,
  findOpenRequests,
} from '../../work/collections/availability-requests.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { refuseExcludedRole } from '../../work/access/refuse-excluded.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseLateOptions } from './hold-slot.ts';
import { readBookingBasis } from '../../work/pricing/booking-basis.ts';
import { buildOffer } from './offer.ts';
import { dedupeByRole, readPlaces } from './places.ts';
import { createRanges } from './ranges.ts';

/** Requests slots for listed roles, with one email per talent, in one transaction. 409 when a talent already has a request for a role. */
export const requestAvailability = operation(
  'availability.request',
  async ({
    work,
    caller,
    params: { projectId },
    body: { timeZone, timeRanges, castingDemoIds, othersThen, kind },
  }) => {
    const ids = new Map(castingDemoIds.map((id) => [id, work.once(newAvailabilityRequestId)]));
    const ranges = createRanges(timeRanges, timeZone, 1);
    const project = requireChangeableProject(await work.get(projects, projectId));
    const { agencyId, companyId } = project;
    if (kind === 'option') await refuseLateOptions(agencyId, ranges, timeZone);
    const places = dedupeByRole(await readPlaces(projectId, agencyId, castingDemoIds, work));
    for (const place of places) await refuseExcludedRole(work, place);
    const now = Timestamp.now();

    const checkedPlaces = await Promise.all(
      places.map(async (place) => {
        const openRequests = await findOpenRequests(place, work);
        if (openRequests.some(({ talentId }) => talentId === place.talentId))
          throw new AppError(409, 'availability.alreadyAsked', {
            values: { name: place.demo.talentPublicName },
          });
        return { place, offer: await buildOffer(project, place, work) };
      }),
    );

    const basis = await readBookingBasis(project, work);
    const talentIds = [...new Set(places.map(({ talentId }) => talentId))];
    const talents = await readTalents(talentIds, work);

    const requests = checkedPlaces.flatMap(({ place, offer }) => {
      const talent = talents.find(({ id }) => id === place.talentId);
      if (!talent) throw new AppError(409, 'availability.withdrawn');

      const request: AvailabilityRequest = {
        id: ids.get(place.id) ?? '',
        agencyId,
        companyId,
        projectId,
        castingId: place.castingId,
        voiceId: place.voiceId,
        castingDemoId: place.id,
        talentId: place.talentId,
        timeZone,
        state: 'requested',
        timeRanges: ranges,
        kind,
        othersThen,
        sessionId: null,
        requestedBy: caller.uid,
        revision: 1,
        createdAt: now,
        updatedAt: now,
      };

      work.create(availabilityRequests, request);

      work.create(availabilityInvites, {
        id: request.id,
        agencyId,
        projectId,
        talentId: talent.id,
        email: talent.email.toLowerCase(),
        linkVersion: 1,
        offer,
        ...(basis ? { basis } : {}),
      });

      work.audit({ subject: `availabilityRequests/${request.id}`, agencyId }, null, request);

      return [request];
    });

    for (const talent of talents)
      queueSlotRequests(
        work,
        requests.filter(({ talentId }) => talentId === talent.id),
        talent,
      );

    return serialise(requests);
  },
);
