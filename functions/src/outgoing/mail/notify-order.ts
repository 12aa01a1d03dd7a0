import type { Locale } from '@domain/messages/locale.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readUser } from '../../work/collections/users.ts';
import type { OrderOccasion } from './mails/orders/order.words.ts';
import { queueMail } from './outbox.ts';
import { notifyAgency } from './notify-agency.ts';
import type { Work } from '../../work/unit/work.ts';

/** An event of an order. `number` distinguishes events of one kind; each is mailed once. */
interface OrderNews {
  readonly order: Order;
  readonly occasion: OrderOccasion;
  readonly number: number | string;
  /** Number of the invoice or credit note. */
  readonly paper?: string | undefined;
  /** What a new price adds to the accepted one before VAT, in minor units. */
  readonly change?: number;
  /** Whether a client acted: only then the agency's address is mailed. */
  readonly byClient: boolean;
  /** The acting user's language, used for the agency's address unless it has an account. */
  readonly locale: Locale;
}

/** Queues an order's emails to the client who ordered it and, for clients' actions, to the agency. */
export const notifyOrder = async (
  work: Work,
  { agencyId, companyName }: Pick<Project, 'agencyId' | 'companyName'>,
  orderedBy: string | null,
  { order, occasion, number, paper, change, byClient, locale }: OrderNews,
): Promise<void> => {
  const [client, agency] = await Promise.all([
    orderedBy === null ? undefined : readUser(orderedBy, work),
    readAgency(agencyId, work),
  ]);
  const { id: orderId, projectName, total, currency } = order;

  const about = {
    orderId,
    projectName,
    companyName,
    occasion,
    total,
    currency,
    paper: paper ?? null,
    change: change ?? null,
    placedBy: order.placedBy ?? null,
  };

  const occasionId = `order_${orderId}_${occasion}_${number}`;
  if (client)
    queueMail(work, `${occasionId}_client`, {
      kind: 'order',
      to: client.email,
      locale: client.locale,
      agencyId,
      params: { ...about, name: client.displayName, uid: client.id },
    });

  if (byClient && agency)
    notifyAgency(work, agency, 'order', `${occasionId}_agency`, {
      kind: 'order',
      locale,
      params: { ...about, name: agency.publicName, uid: null },
    });
};
