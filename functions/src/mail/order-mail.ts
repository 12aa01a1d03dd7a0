import { mayRead } from '@domain/access/access.policy.ts';
import { claimsOfUser } from '@domain/accounts/accounts.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { moneyText } from '@domain/values/money.ts';
import { readOrder } from '../records/orders.ts';
import { readUser } from '../records/users.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { OrderMail } from './templates/order.ts';

/** Whether an account may know of an order as things are now. */
const maySee = async (uid: string, orderId: string): Promise<boolean> => {
  const [user, order] = await Promise.all([readUser(uid), readOrder(orderId)]);
  if (!user || !order) return false;
  const actor = { uid, claims: claimsOfUser(user, true), companyId: user.companyId };
  return mayRead(actor, 'orders', order);
};

/** What the mail about an order says, and where it leads. Whoever has lost the project since is told nothing more of it. */
export const orderMailOf = async (
  { uid, orderId, total, currency, paper, ...told }: MailParams['order'],
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: OrderMail }> => {
  if (uid !== null && !(await maySee(uid, orderId))) throw new NoLongerNeeded();
  const area = uid === null ? addresses.castingsProject : addresses.project;
  return {
    path: area.href(orderId, ORDER_STEP),
    mail: { ...told, isAgency: uid === null, total: moneyText(total, currency, locale), paper },
  };
};
