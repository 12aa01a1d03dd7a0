import { Timestamp } from 'firebase-admin/firestore';
import { getFeeTotal, getVoicePart, type BookingFee } from '@domain/bookings/fee-parts.ts';
import type { OrderedCharge } from '@domain/bookings/charges.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { Order } from '@domain/orders/orders.ts';
import { computeVatBetween } from '@domain/orders/vat-between.ts';
import type { Project } from '@domain/projects/projects.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { readParties } from '../../work/collections/parties.ts';
import { createVoiceTerms } from '../../work/records/order-revisions.ts';
import { recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import type { Work } from '../../work/unit/work.ts';

interface Charge {
  readonly project: Project;
  readonly talentId: string;
  readonly about: Omit<OrderedCharge, 'voice' | 'studio'>;
  readonly fee: BookingFee;
  readonly currency: string;
  /** The acting client; null: the agency charges. */
  readonly clientUid: string | null;
  readonly locale: Locale;
}

/** Returns the id of a charge's order: each reason is charged once. */
export const toChargeId = ({
  sourceId,
  kind,
  number,
}: Pick<OrderedCharge, 'sourceId' | 'kind' | 'number'>): string =>
  [sourceId, kind, ...(number === undefined ? [] : [number])].join('_');

/** Orders a charge at its agreed price, for the agency to confirm, and emails client and agency. Idempotent. */
export const createCharge = async (
  work: Work,
  { project, talentId, about, fee, currency, clientUid, locale }: Charge,
): Promise<Order> => {
  const id = toChargeId(about);
  const existing = await readOrder(id, work);
  if (existing) return existing;

  const { id: projectId, agencyId, companyId, name: projectName, createdBy } = project;
  const net = getFeeTotal(fee);
  const vat = computeVatBetween(await readParties({ agencyId, companyId }, work), net);

  const order: Order = {
    id,
    agencyId,
    companyId,
    projectId,
    projectName,
    charge: { ...about, voice: getVoicePart(fee), studio: fee.studio },
    state: 'received',
    revision: 1,
    currency,
    net,
    extras: [],
    vat,
    total: net + (vat?.amount ?? 0),
    paid: 0,
    priceKey: id,
    rateTableVersion: 0,
    reference: '',
    invoiceId: null,
    orderedBy: clientUid ?? createdBy,
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
  };

  work.set(orders, order);
  createVoiceTerms(work, order, { talentId, earned: fee.earned, usage: fee.usage });
  recordOrderStep(work, order, clientUid === null ? 'agency' : 'client');
  recordPaymentAction(work, order, { provider: 'invoice', status: 'none' });

  work.audit(
    { subject: `orders/${id}`, agencyId },
    null,
    { kind: about.kind, net, total: order.total, currency, earned: fee.earned },
    { action: 'bookings.charge' },
  );

  const news = { order, occasion: 'charged', number: 1, byClient: clientUid !== null, locale } as const;
  await notifyOrder(work, project, order.orderedBy, news);

  return order;
};
