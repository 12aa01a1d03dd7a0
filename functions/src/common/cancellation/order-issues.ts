import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { ISSUES_MAX, isInForce, type Order, type OrderIssue } from '@domain/orders/orders.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readOrder } from '../../work/collections/orders.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import type { Work } from '../../work/unit/work.ts';

type Booking = Pick<
  AvailabilityRequest,
  'id' | 'agencyId' | 'projectId' | 'castingId' | 'voiceId' | 'talentId' | 'revision'
>;

const createIssue = (booking: Booking, character: string, talent: string): OrderIssue => ({
  id: booking.id,
  character,
  language: getCastingLanguage(booking.castingId, booking.projectId) ?? '',
  talent,
  cancelledAt: Timestamp.now(),
  outcome: null,
});

/** Returns all open issues, and the latest settled ones as far as there is room. */
export const limitIssues = (issues: readonly OrderIssue[]): readonly OrderIssue[] => {
  const settled = issues.filter(({ outcome }) => outcome !== null);
  const room = Math.max(0, ISSUES_MAX - (issues.length - settled.length));
  const dropped = new Set(settled.slice(0, Math.max(0, settled.length - room)));
  return issues.filter((issue) => !dropped.has(issue));
};

/** Adds an open issue to each order in force of cancelled bookings, and emails its agency unless another email covers them. */
export const addOpenIssues = async (
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
    const orderBookings = ordered.filter(({ projectId }) => projectId === order.id);
    const ids = new Set(orderBookings.map(({ id }) => id));
    const previousIssues = (order.points ?? []).filter(({ id }) => !ids.has(id));
    const issues = [
      ...previousIssues,
      ...orderBookings.map((item) => createIssue(item, getCharacter(item), getName(item))),
    ];

    work.update(order, {
      points: limitIssues(issues),
      openSince: order.openSince ?? Timestamp.now(),
      updatedAt: Timestamp.now(),
    });

    if (notifiesAgency) for (const booking of orderBookings) notify(order, booking);
  }
};
