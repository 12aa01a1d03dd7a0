import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { POINTS_MAX, isInForce, type Order, type OrderPoint } from '@domain/orders/orders.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { readOrder, storeOrder } from '../../work/records/orders.ts';
import { readCharacter } from '../../work/records/characters.ts';
import type { Work } from '../../work/unit/work.ts';

type Booking = Pick<
  AvailabilityRequest,
  'id' | 'agencyId' | 'projectId' | 'castingId' | 'voiceId' | 'talentId' | 'revision'
>;

const getPoint = (booking: Booking, character: string, talent: string): OrderPoint => ({
  id: booking.id,
  character,
  language: getCastingLanguage(booking.castingId, booking.projectId) ?? '',
  talent,
  cancelledAt: Timestamp.now(),
  outcome: null,
});

/** Returns all open points, and the latest settled ones as far as there is room. */
export const limitPoints = (points: readonly OrderPoint[]): readonly OrderPoint[] => {
  const settled = points.filter(({ outcome }) => outcome !== null);
  const room = Math.max(0, POINTS_MAX - (points.length - settled.length));
  const dropped = new Set(settled.slice(0, Math.max(0, settled.length - room)));
  return points.filter((point) => !dropped.has(point));
};

/** Adds an open point to each order in force of cancelled bookings, and emails its agency unless another email covers them. */
export const addOpenPoints = async (
  work: Work,
  bookings: readonly Booking[],
  talents: readonly Pick<Talent, 'id' | 'publicName'>[],
  { notifiesAgency = true }: { readonly notifiesAgency?: boolean } = {},
): Promise<void> => {
  const projectIds = [...new Set(bookings.map(({ projectId }) => projectId))];
  const found = await Promise.all(projectIds.map((id) => readOrder(id, work)));
  const orders = found.flatMap((order) => (order && isInForce(order) ? [order] : []));
  const ordered = bookings.filter(({ projectId }) => orders.some(({ id }) => id === projectId));
  const agencyIds = [...new Set(orders.map(({ agencyId }) => agencyId))];
  const [voices, agencies] = await Promise.all([
    Promise.all([...new Set(ordered.map(({ voiceId }) => voiceId))].map((id) => readCharacter(id, work))),
    Promise.all(agencyIds.map((id) => readAgency(id, work))),
  ]);
  const getName = ({ talentId }: Booking) => talents.find(({ id }) => id === talentId)?.publicName ?? '';
  const getCharacter = ({ voiceId }: Booking) => voices.find((voice) => voice?.id === voiceId)?.name ?? '';

  const notify = (order: Order, { id: requestId, revision }: Booking): void => {
    const agency = agencies.find((item) => item?.id === order.agencyId);
    if (!agency) return;
    const { id: orderId, total, currency } = order;
    notifyAgency(work, agency, 'booking', `booking-cancelled_${requestId}_${revision}`, {
      kind: 'booking-cancelled',
      params: { name: agency.publicName, requestId, orderId, total, currency },
    });
  };

  for (const order of orders) {
    const own = ordered.filter(({ projectId }) => projectId === order.id);
    const ids = new Set(own.map(({ id }) => id));
    const orderPoints = (order.points ?? []).filter(({ id }) => !ids.has(id));
    const points = [...orderPoints, ...own.map((item) => getPoint(item, getCharacter(item), getName(item)))];

    storeOrder(work, {
      ...order,
      points: limitPoints(points),
      openSince: order.openSince ?? Timestamp.now(),
      updatedAt: Timestamp.now(),
    });

    if (notifiesAgency) for (const booking of own) notify(order, booking);
  }
};
