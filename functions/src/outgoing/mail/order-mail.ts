import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { OrderedRenewal } from '@domain/orders/orders.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readOrder } from '../../work/records/orders.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { maySeeOrder } from './may-see-order.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { OrderMail } from './templates/order.ts';

const formatRenewal = ({ character, assetName, through }: OrderedRenewal, locale: Locale): string =>
  `${character} · ${assetName} · ${formatDay(through, locale)}`;

/** Returns the content and link of an order mail. Readers who have lost the project since get none. */
export const composeOrderMail = async (
  { uid, orderId, total, currency, paper, ...view }: MailParams['order'],
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: OrderMail }> => {
  const order = await readOrder(orderId);
  if (uid !== null && !(await maySeeOrder(uid, order))) throw new NoLongerNeeded();
  const area = uid === null ? addresses.castingsProject : addresses.project;
  return {
    path: order?.renewal ? addresses.licences.href() : area.href(orderId, ORDER_STEP),
    mail: {
      ...view,
      isAgency: uid === null,
      total: formatMoney(total, currency, locale),
      paper,
      renewal: order?.renewal ? formatRenewal(order.renewal, locale) : null,
    },
  };
};
