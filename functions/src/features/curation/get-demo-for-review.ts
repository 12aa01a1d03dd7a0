import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readTicket } from '../../work/collections/curation-tickets.ts';
import { readDossier } from '../../work/collections/demo-dossiers.ts';
import { findTicketDemos, readDemo } from '../../work/collections/demos.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import { getAgencyViews } from './agency-views.ts';
import { requireReviewable } from './require-reviewable.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

export const getDemoForReview = operationInSteps('curation.demo', ({ step, caller, params: { id } }) =>
  step(
    async (work) => {
      const found = requireReviewable(caller, await readDemo(id, work));
      const { storagePath: _path, approvedPath: _approvedPath, ...demo } = found;
      const { curationTicketId } = demo;
      const ticket = curationTicketId === null ? undefined : await readTicket(curationTicketId, work);
      const isOpen = ticket?.status === 'open';
      const onTicket = isOpen ? await findTicketDemos(ticket.id, work) : [];
      const dossier = await readDossier(id, work);
      const talent = await readPublicCopy(demo.talentId, work);
      const views = await getAgencyViews(caller, demo, work);
      const place = onTicket.findIndex((item) => item.id === id);

      return serialise({
        demo: withOwnAgencies(caller, demo),
        talent: talent ? withOwnAgencies(caller, talent) : null,
        ticket: isOpen ? withOwnAgencies(caller, ticket) : null,
        dossier: dossier ? withOwnAgencies(caller, dossier) : null,
        views,
        onTicket: onTicket.map(({ id: demoId, name, reviewStatus }) => ({ id: demoId, name, reviewStatus })),
        previous: (place > 0 && onTicket[place - 1]?.id) || null,
        next: (place >= 0 && onTicket[place + 1]?.id) || null,
      });
    },
    { action: null },
  ),
);
