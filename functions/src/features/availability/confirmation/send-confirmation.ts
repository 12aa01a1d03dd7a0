import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { sendPaper } from '../../../outgoing/documents/send-paper.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { requireVisible } from '../../../work/access/require-visible.ts';
import { canSeeRates, isStaffIn } from '../../../work/access/staff.ts';
import { readAvailabilityInvite } from '../../../work/collections/availability-invites.ts';
import { readAvailabilityRequest } from '../../../work/collections/availability-requests.ts';
import { findTableToday } from '../../../work/collections/rate-tables.ts';
import { operationInSteps } from '../../../work/unit/operation.ts';
import { readAvailabilityLink } from '../link-access.ts';
import { keepConfirmation } from './keep-confirmation.ts';
import type { ConfirmationCopy } from './make-confirmation.ts';

const FILE_NAME = 'booking-confirmation';

/** 404 before a slot is accepted, while another is being agreed, and after the booking ended. */
const requireBooked = ({ state }: AvailabilityRequest): void => {
  if (state !== 'accepted') throw notFound();
};

/** Clients see a talent's fee where prices show it to them. */
const getCopy = async (caller: Caller, agencyId: string): Promise<ConfirmationCopy> => {
  if (isStaffIn(caller, agencyId)) return 'priced';
  if (!canSeeRates(caller, agencyId)) return 'plain';
  return (await findTableToday(agencyId))?.clientSees === 'lines' ? 'priced' : 'plain';
};

/** Sends a booking's confirmation to the project's people. */
export const sendConfirmation = operationInSteps(
  'availability.confirmation',
  async ({ step, caller, params: { id }, locale, response }) => {
    const request = requireVisible(caller, 'availabilityRequests', await readAvailabilityRequest(id));
    requireBooked(request);
    const invite = await readAvailabilityInvite(id);
    if (!invite) throw notFound();

    const copy = await getCopy(caller, request.agencyId);
    return sendPaper(response, await keepConfirmation(step, { request, invite }, copy, locale), FILE_NAME);
  },
);

/** Sends the talent their copy. */
export const sendTalentConfirmation = operationInSteps(
  'availability.talentConfirmation',
  async ({ step, params: { id }, query: { token }, locale, response }) => {
    const link = await readAvailabilityLink(token, id);
    requireBooked(link.request);
    return sendPaper(response, await keepConfirmation(step, link, 'talent', locale), FILE_NAME);
  },
);
