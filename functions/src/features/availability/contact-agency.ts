import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { keepEnquiry } from '../../work/records/enquiries.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { availabilityKey } from '../../work/tokens/availability-key.ts';
import { operation } from '../../work/unit/operation.ts';
import { readAvailabilityLink } from './link-access.ts';
import { restoreSlot } from './restore-slot.ts';

/**
 * Stores a talent's message that no slot works, and mails it to agency, requester and talent. The booking shows it until other slots
 * are offered; a planned session stays at its time.
 */
export const contactFromLink = operation(
  'availability.contact',
  async ({ work, query: { token }, body: { message, castingDemoId, requestAvailabilityId } }) => {
    const { request } = await readAvailabilityLink(token, requestAvailabilityId, work);
    if (availabilityKey(request.castingDemoId) !== castingDemoId) throw new AppError(401, 'link.invalid');

    const [agency, project, [talent], asker] = await Promise.all([
      readAgency(request.agencyId, work),
      readProject(request.projectId, work),
      readTalents([request.talentId], work),
      readUser(request.requestedBy, work),
    ]);
    if (!agency || !project || !talent) throw notFound();

    const { agencyId, id: requestId } = request;

    const params = {
      email: talent.email,
      projectId: project.id,
      projectName: project.name,
      requestId,
      message,
    };

    keepEnquiry(work, {
      agencyId,
      writer: 'talent',
      userId: talent.id,
      talentId: talent.id,
      name: talent.publicName,
      message,
      projectId: project.id,
      projectName: project.name,
      companyName: null,
      locale: talent.communicationLanguage,
    });

    const occasion = `availability-contact_${randomUUID()}`;
    const mail = { kind: 'availability-contact', locale: talent.communicationLanguage, agencyId } as const;

    queueMail(work, occasion, {
      ...mail,
      to: agency.contactEmail,
      toAgency: true,
      locale: agency.defaultLocale ?? mail.locale,
      params: { ...params, name: talent.publicName, isCopy: false },
    });

    queueMail(work, `${occasion}_copy`, {
      ...mail,
      to: talent.email,
      params: { ...params, name: talent.name, isCopy: true },
    });

    const state = getSlotState(request, Date.now());

    if (slotTransitions.decline.from.includes(state)) work.update(request, restoreSlot(request));
    else if (request.state === 'requested')
      work.update(request, { declined: { message, at: Timestamp.now() } });

    if (asker && asker.email !== agency.contactEmail)
      queueMail(work, `slots-declined_${occasion}`, {
        kind: 'slots-declined',
        to: asker.email,
        locale: asker.locale,
        agencyId,
        params: { name: asker.displayName, requestId, message },
      });

    // The text is kept only in the message and its emails, which expire together.
    work.audit(
      { subject: `availabilityRequests/${requestId}`, agencyId },
      null,
      { characters: message.length },
      { by: { link: requestId } },
    );

    return { sent: true };
  },
);
