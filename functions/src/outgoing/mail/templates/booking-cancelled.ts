import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface BookingCancelledMail {
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

const WORDS: Readonly<Record<Locale, (mail: BookingCancelledMail, href: string) => MailText>> = {
  en: (mail, href) => ({
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
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (mail, href) => ({
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
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** The mail to an agency: a booking was cancelled, and its order needs a decision. */
export const bookingCancelledMail = (mail: BookingCancelledMail, locale: Locale, href: string): MailText =>
  WORDS[locale](mail, href);
