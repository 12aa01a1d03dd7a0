import type { Transaction } from 'firebase-admin/firestore';
import type { OrderOccasion } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readAgency } from '../records/agencies.ts';
import { readUser } from '../records/users.ts';
import { queueMail } from './outbox.ts';
import { tellAgency } from './tell-agency.ts';

/** What has happened to an order. `number` tells occasions of one kind apart: each is told once. */
export interface OrderNews {
  readonly order: Order;
  readonly occasion: OrderOccasion;
  readonly number: number;
  /** Number of the invoice or credit note that it is about. */
  readonly paper?: string | undefined;
  /** Whether a client did it: the agency's address hears of that, and of nothing that its own people do. */
  readonly byClient: boolean;
  /** Of whoever did it: the agency's address is written to in it, unless it has an account. */
  readonly locale: Locale;
}

/** Reads whom there is to tell of an order, and answers what tells them. */
export const prepareOrderMails = async (
  transaction: Transaction,
  { agencyId, companyName }: Pick<Project, 'agencyId' | 'companyName'>,
  orderedBy: string | null,
): Promise<(news: OrderNews) => void> => {
  const [client, agency] = await Promise.all([
    orderedBy === null ? undefined : readUser(orderedBy, transaction),
    readAgency(agencyId, transaction),
  ]);
  return ({ order, occasion, number, paper = null, byClient, locale }) => {
    const { id: orderId, projectName, total, currency } = order;
    const about = { orderId, projectName, companyName, occasion, total, currency, paper };
    const occasionId = `order_${orderId}_${occasion}_${number}`;
    if (client)
      queueMail(transaction, `${occasionId}_client`, {
        kind: 'order',
        to: client.email,
        locale: client.locale,
        agencyId,
        params: { ...about, name: client.displayName, uid: client.id },
      });
    if (byClient && agency)
      tellAgency(transaction, agency, 'order', `${occasionId}_agency`, {
        kind: 'order',
        locale,
        params: { ...about, name: agency.publicName, uid: null },
      });
  };
};
