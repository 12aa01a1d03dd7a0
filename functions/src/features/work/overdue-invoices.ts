import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Letter } from '@domain/orders/letters.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import type { Order } from '@domain/orders/orders.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { findOverdueOrders } from '../../work/collections/orders.ts';
import { composed, toNoonUtc, type WaitingSource } from './waiting.ts';

const LETTER_SENT: Readonly<Record<Locale, Readonly<Record<Letter, string>>>> = {
  en: { friendly: 'friendly reminder sent', firm: 'firm reminder sent', last: 'last reminder sent' },
  es: {
    friendly: 'recordatorio amable enviado',
    firm: 'recordatorio firme enviado',
    last: 'último aviso enviado',
  },
};

/** Returns overdue invoices of an agency or company; `getDay` returns the agency's day. */
export const getOverdueInvoices = (
  agencyId: string,
  getDay: () => Promise<string>,
  locale: Locale,
  path: (projectId: string) => string,
  companyId?: string,
): WaitingSource =>
  composed('invoicesOverdue', async () => {
    const owner = { agencyIds: [agencyId], ...(companyId === undefined ? {} : { companyId }) };
    const today = await getDay();
    const found = await findOverdueOrders(owner, today);
    // The agency reminds at most once a day.
    const canRemind = ({ remindedOn }: Order) => companyId === undefined && remindedOn !== today;
    const owed = found.filter((order) => openAmount(order) > 0);
    const [first] = owed;
    if (!first?.dueOn) return undefined;

    const open = new Map<string, number>();
    for (const order of owed) open.set(order.currency, (open.get(order.currency) ?? 0) + openAmount(order));

    return {
      entry: {
        kind: 'invoicesOverdue',
        count: owed.length,
        at: toNoonUtc(first.dueOn),
        path: addresses.orders.href('overdue'),
        open: [...open].map(([currency, amount]) => ({ currency, amount })),
      },
      items: owed.map((order) => ({
        project: order.projectName,
        detail: joinDotted([
          formatMoney(openAmount(order), order.currency, locale),
          companyId === undefined && order.letter && LETTER_SENT[locale][order.letter],
        ]),
        at: order.dueOn ? toNoonUtc(order.dueOn) : null,
        path: path(order.projectId),
        ...(canRemind(order) && { action: { kind: 'remind' as const, id: order.id } }),
      })),
    };
  });
