import { DateTime } from 'luxon';
import { getFeeTotal, getVoicePart, type BookingFee } from '@domain/bookings/fee-parts.ts';
import type { ProposedCharge } from '@domain/bookings/bookings.api.ts';
import { SESSION_CHARGES, type SessionChargeKind } from '@domain/bookings/charges.ts';
import { proposeCharges } from '@domain/bookings/session-charges.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getSessionRoles, getSessionSlots, type RecordingSession } from '@domain/sessions/sessions.ts';
import { createCharge, toChargeId } from '../../common/bookings/create-charge.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { availabilityInvites } from '../../work/collections/availability-invites.ts';
import { orders } from '../../work/collections/orders.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readSession, recordingSessions } from '../../work/collections/recording-sessions.ts';
import type { Operation } from '../../work/operation.ts';
import { readBookingBasis } from '../../work/pricing/booking-basis.ts';
import { readOffer } from '../../work/pricing/talent-offer.ts';
import { operation } from '../../work/unit/operation.ts';

interface Proposed {
  readonly currency: string;
  readonly fees: ReadonlyMap<SessionChargeKind, BookingFee>;
}

/** Returns what a session's notes give reason to charge: by the terms of its bookings, or today's where it has none. */
const readProposed = async (session: RecordingSession, project: Project): Promise<Proposed | undefined> => {
  const booked = await availabilityInvites.getAll(getSessionSlots(session));
  const basis = booked.find((invite) => invite.basis)?.basis ?? (await readBookingBasis(project));
  if (!basis) return undefined;

  const { castingId, talentId } = session;
  const offers =
    booked.length > 0
      ? booked.map(({ offer }) => offer)
      : await Promise.all(
          getSessionRoles(session).map(({ voiceId }) => readOffer(project, { castingId, voiceId, talentId })),
        );

  const currency = offers[0]?.currency ?? '';
  return { currency, fees: proposeCharges(session.notes, basis, offers) };
};

const isCharged = ([, fee]: readonly [SessionChargeKind, BookingFee]): boolean => getFeeTotal(fee) > 0;

export const listProposedCharges: Operation<'bookings.proposedCharges'> = async ({
  caller,
  params: { id },
}) => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id));
  const project = await readProject(session.projectId);
  if (!project) throw notFound();

  const ids = SESSION_CHARGES.map((kind) => toChargeId({ sourceId: id, kind }));
  const [proposed, charged] = await Promise.all([readProposed(session, project), orders.getAll(ids)]);

  return [...(proposed?.fees ?? [])].filter(isCharged).map(([kind, fee]): ProposedCharge => {
    const orderId = toChargeId({ sourceId: id, kind });
    return {
      kind,
      currency: proposed?.currency ?? '',
      voice: getVoicePart(fee),
      studio: fee.studio,
      orderId: charged.some((order) => order.id === orderId) ? orderId : null,
    };
  });
};

/** Charges what a session's notes give reason for. Idempotent; 409 without a reason. */
export const chargeSession = operation(
  'bookings.charge',
  async ({ work, params: { id }, body: { kind }, locale }) => {
    const session = await work.get(recordingSessions, id);
    const project = await readProject(session.projectId, work);
    if (!project) throw notFound();

    const proposed = await readProposed(session, project);
    const fee = proposed?.fees.get(kind);
    if (!proposed || !fee || getFeeTotal(fee) === 0) throw new AppError(409, 'booking.noCharge');

    const { talentId, character, language, startsAt, timeZone } = session;
    const on = DateTime.fromMillis(startsAt.toMillis(), { zone: timeZone }).toISODate() ?? '';

    const order = await createCharge(work, {
      project,
      talentId,
      about: { kind, sourceId: id, character, language, on },
      fee,
      currency: proposed.currency,
      clientUid: null,
      locale,
    });

    return serialise(order);
  },
);
