import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { defineMail } from '../../define-mail.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { LANGUAGE, MOMENT } from '../../samples.ts';
import { readRole } from './booked-role.ts';
import { formatBooked } from './mailed-booking.ts';

interface Params {
  readonly name: string;
  readonly requestId: string;
  readonly orderId: string;
  /** Of the order, in minor units. */
  readonly total: number;
  readonly currency: string;
}

interface Content {
  readonly name: string;
  readonly talent: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** The booked slot, with its time zone. */
  readonly slot: string;
  /** The order's total, with its currency. */
  readonly total: string;
}

/** To the agency: a booking was cancelled, and its order needs a decision. */
export const bookingCancelledMail = defineMail({
  kind: 'booking-cancelled',
  noticeKind: 'bookings',
  load: async ({ name, requestId, orderId, total, currency }: Params, { to, locale }) => {
    const { request, role, talent } = await readRole(requestId, null, locale);
    const clock = await getAddressClock(to, request.timeZone);

    return {
      content: {
        ...role,
        name,
        talent,
        slot: formatBooked(request, clock, locale),
        total: formatMoney(total, currency, locale),
      },
      href: addresses.castingsProject.href(orderId, ORDER_STEP),
    };
  },
  texts: {
    en: (mail: Content, href) => ({
      subject: `Booking of an ordered project cancelled: ${mail.projectName}`,
      paragraphs: [
        `Hello ${mail.name},`,
        `The recording of “${mail.character}” for ${mail.projectName} (${mail.languageName}) with ${mail.talent} is cancelled. The order and its licences stay as they are.`,
        'Decide on the order whether to credit it, book again or keep it.',
      ],
      details: [
        { label: 'Was booked for', text: mail.slot },
        { label: 'Order', text: mail.total },
      ],
      action: { label: 'Open the order', href },
    }),
    es: (mail: Content, href) => ({
      subject: `Reserva cancelada en un proyecto pedido: ${mail.projectName}`,
      paragraphs: [
        `Hola, ${mail.name}:`,
        `Se ha cancelado la grabación de «${mail.character}» para ${mail.projectName} (${mail.languageName}) con ${mail.talent}. El pedido y sus licencias siguen igual.`,
        'Decide en el pedido si lo abonas, vuelves a reservar o lo mantienes.',
      ],
      details: [
        { label: 'Estaba reservado', text: mail.slot },
        { label: 'Pedido', text: mail.total },
      ],
      action: { label: 'Abrir el pedido', href },
    }),
  },
  sample: ({ person, agency, project, character }, locale) => ({
    name: agency,
    talent: person,
    projectName: project,
    character,
    languageName: LANGUAGE[locale],
    slot: MOMENT[locale],
    total: '€650.00',
  }),
});
