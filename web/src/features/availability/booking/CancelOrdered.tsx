import { isInForce } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOrders } from '../../../common/board/useBoard.ts';

/** The effect of a cancelled booking on the project's order; hidden before the order. */
export const CancelOrdered = ({ projectId }: { readonly projectId: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const orders = useOrders(projectId);
  const order = orders.data?.find((item) => item.id === projectId && isInForce(item));
  if (!order) return null;
  return ` ${text('booking.cancelOrdered', { total: formatMoney(order.total, order.currency, locale) })}`;
};
