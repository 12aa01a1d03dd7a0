import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';
import type { MailAttachment, MailText } from '../../layout.ts';

/**
 * An event of an order, for both sides; `repriced`: the agency offers another price,
 * `changed`: the client has accepted it, `credited`: a part of the invoice is, `charged`: for a booking, beside the order.
 */
export type OrderOccasion =
  | 'received'
  | 'repriced'
  | 'changed'
  | 'confirmed'
  | 'billed'
  | 'issued'
  | 'paid'
  | 'credited'
  | 'charged'
  | 'cancelled';

export interface OrderContent {
  readonly name: string;
  readonly isAgency: boolean;
  readonly projectName: string;
  readonly companyName: string;
  readonly occasion: OrderOccasion;
  readonly total: string;
  /** What a new price adds to the accepted one before VAT, signed; null: the price is the accepted one. */
  readonly change: string | null;
  /** Number of the invoice or credit note; null: none. */
  readonly paper: string | null;
  /** Whether that is a pro forma, whose invoice follows. */
  readonly isProForma: boolean;
  /** That paper; null: none, or to the agency. */
  readonly attachment: MailAttachment | null;
  /** Subject and last day of the renewal; null: no renewal. */
  readonly renewal: string | null;
  /** What the charge is for: reason, role and day; null: no charge. */
  readonly charge: string | null;
  /** The agency that placed the order for the client; absent or null: the client did. */
  readonly placedBy?: string | null;
}

type Words = Readonly<
  Record<OrderOccasion, (mail: OrderContent) => Pick<MailText, 'subject' | 'paragraphs'>>
>;

type Paper = Pick<OrderContent, 'paper' | 'isProForma'>;

const attachedEn = (name: string, { paper, isProForma }: Paper): string =>
  isProForma
    ? `Pro forma ${paper} is attached; the ${name.toLowerCase()} follows separately.`
    : `${name} ${paper} is attached; you’ll also find it with the order.`;

const attachedEs = (name: string, { paper, isProForma }: Paper): string =>
  isProForma
    ? `Adjuntamos la proforma ${paper}; recibirás la ${name} por separado.`
    : `Adjuntamos la ${name} ${paper}; también la encontrarás junto al pedido.`;

const toClientEn: Words = {
  received: ({ projectName, placedBy }) => ({
    subject: `We’ve received your order: ${projectName}`,
    paragraphs: [
      ...(placedBy
        ? [`${placedBy} has placed this order for you. If you didn’t ask for it, tell them.`]
        : []),
      `Thank you for your order for ${projectName}. The agency will look at it and confirm it; you’ll get an email then.`,
    ],
  }),
  repriced: ({ projectName, change }) => ({
    subject: `New price to accept: ${projectName}`,
    paragraphs: [
      `The agency has changed the price of your order for ${projectName} by ${change ?? ''} before VAT.`,
      'Open the order to see each line and accept the new price. Until you do, the agreed price applies.',
    ],
  }),
  changed: ({ projectName, placedBy }) => ({
    subject: `We’ve received your changed order: ${projectName}`,
    paragraphs: [
      placedBy
        ? `${placedBy} has accepted the new price for ${projectName} for you. If you didn’t ask for it, tell them.`
        : `You’ve accepted the new price for ${projectName}.`,
      'The agency will look at it and confirm it; you’ll get an email then.',
    ],
  }),
  confirmed: ({ projectName, paper, isProForma }) => ({
    subject: `Your order is confirmed: ${projectName}`,
    paragraphs: [
      `Your order for ${projectName} is confirmed.`,
      paper
        ? attachedEn('Invoice', { paper, isProForma })
        : 'The invoice follows once you’ve accepted all deliveries.',
    ],
  }),
  billed: ({ projectName, paper, isProForma }) => ({
    subject: `Your invoice: ${projectName}`,
    paragraphs: [
      `The recordings for ${projectName} are delivered.`,
      attachedEn('Invoice', { paper, isProForma }),
    ],
  }),
  issued: ({ projectName, paper }) => ({
    subject: `Your invoice: ${projectName}`,
    paragraphs: [attachedEn('Invoice', { paper, isProForma: false })],
  }),
  paid: ({ projectName }) => ({
    subject: `Payment received: ${projectName}`,
    paragraphs: [`We’ve received your payment for ${projectName}. Thank you.`],
  }),
  credited: ({ projectName, paper }) => ({
    subject: `Credit note for your order: ${projectName}`,
    paragraphs: [
      `The agency has credited a part of the order for ${projectName}. You’ll find credit note ${paper} with the order; the total is what remains.`,
    ],
  }),
  charged: ({ projectName, charge }) => ({
    subject: `A charge for a booking: ${projectName}`,
    paragraphs: [
      `${charge ?? ''}: by the booking terms that you agreed to, this is charged beside your order for ${projectName}. The agency will confirm it and send the invoice.`,
    ],
  }),
  cancelled: ({ projectName, paper, isProForma }) => ({
    subject: `Order cancelled: ${projectName}`,
    paragraphs: [
      `The order for ${projectName} has been cancelled.`,
      ...(paper ? [attachedEn('Credit note', { paper, isProForma })] : []),
    ],
  }),
};

const toClientEs: Words = {
  received: ({ projectName, placedBy }) => ({
    subject: `Hemos recibido tu pedido: ${projectName}`,
    paragraphs: [
      ...(placedBy ? [`${placedBy} ha hecho este pedido en tu nombre. Si no lo has pedido, díselo.`] : []),
      `Gracias por tu pedido para ${projectName}. La agencia lo revisará y lo confirmará; te avisaremos por correo.`,
    ],
  }),
  repriced: ({ projectName, change }) => ({
    subject: `Nuevo precio por aceptar: ${projectName}`,
    paragraphs: [
      `La agencia ha modificado el precio de tu pedido para ${projectName} en ${change ?? ''} sin IVA.`,
      'Abre el pedido para ver cada línea y aceptar el nuevo precio. Hasta entonces vale el precio acordado.',
    ],
  }),
  changed: ({ projectName, placedBy }) => ({
    subject: `Hemos recibido tu pedido modificado: ${projectName}`,
    paragraphs: [
      placedBy
        ? `${placedBy} ha aceptado en tu nombre el nuevo precio de ${projectName}. Si no lo has pedido, díselo.`
        : `Has aceptado el nuevo precio de ${projectName}.`,
      'La agencia lo revisará y lo confirmará; te avisaremos por correo.',
    ],
  }),
  confirmed: ({ projectName, paper, isProForma }) => ({
    subject: `Tu pedido está confirmado: ${projectName}`,
    paragraphs: [
      `Tu pedido para ${projectName} está confirmado.`,
      paper
        ? attachedEs('factura', { paper, isProForma })
        : 'Recibirás la factura cuando hayas aceptado todas las entregas.',
    ],
  }),
  billed: ({ projectName, paper, isProForma }) => ({
    subject: `Tu factura: ${projectName}`,
    paragraphs: [
      `Las grabaciones de ${projectName} están entregadas.`,
      attachedEs('factura', { paper, isProForma }),
    ],
  }),
  issued: ({ projectName, paper }) => ({
    subject: `Tu factura: ${projectName}`,
    paragraphs: [attachedEs('factura', { paper, isProForma: false })],
  }),
  paid: ({ projectName }) => ({
    subject: `Pago recibido: ${projectName}`,
    paragraphs: [`Hemos recibido tu pago de ${projectName}. Gracias.`],
  }),
  credited: ({ projectName, paper }) => ({
    subject: `Factura rectificativa de tu pedido: ${projectName}`,
    paragraphs: [
      `La agencia ha abonado una parte del pedido de ${projectName}. Encontrarás la factura rectificativa ${paper} junto al pedido; el total es lo que queda.`,
    ],
  }),
  charged: ({ projectName, charge }) => ({
    subject: `Cargo por una reserva: ${projectName}`,
    paragraphs: [
      `${charge ?? ''}: según las condiciones de reserva que aceptaste, se cobra aparte del pedido de ${projectName}. La agencia lo confirmará y te enviará la factura.`,
    ],
  }),
  cancelled: ({ projectName, paper, isProForma }) => ({
    subject: `Pedido cancelado: ${projectName}`,
    paragraphs: [
      `El pedido de ${projectName} se ha cancelado.`,
      ...(paper ? [attachedEs('factura rectificativa', { paper, isProForma })] : []),
    ],
  }),
};

/** The agency is mailed about clients' actions, not about its own. */
const toAgency: Readonly<Record<Locale, (mail: OrderContent) => Pick<MailText, 'subject' | 'paragraphs'>>> = {
  en: ({ occasion, companyName, projectName, charge }) => {
    if (occasion === 'charged')
      return {
        subject: `Charge to confirm: ${projectName}`,
        paragraphs: [
          `${charge ?? ''}. ${companyName} saw the price. Confirm or lower it, so that it is invoiced.`,
        ],
      };
    return occasion === 'cancelled'
      ? {
          subject: `${companyName} has cancelled an order: ${projectName}`,
          paragraphs: [`${companyName} has cancelled the order for ${projectName}.`],
        }
      : {
          subject: `${occasion === 'changed' ? 'Changed order' : 'New order'} from ${companyName}: ${projectName}`,
          paragraphs: [
            occasion === 'changed'
              ? `${companyName} has accepted a new price for ${projectName}. Confirm the order again, so that they know.`
              : `${companyName} has ordered ${projectName}. Confirm the order, so that they know.`,
          ],
        };
  },
  es: ({ occasion, companyName, projectName, charge }) => {
    if (occasion === 'charged')
      return {
        subject: `Cargo por confirmar: ${projectName}`,
        paragraphs: [
          `${charge ?? ''}. ${companyName} ha visto el precio. Confírmalo o rebájalo para que se facture.`,
        ],
      };
    return occasion === 'cancelled'
      ? {
          subject: `${companyName} ha cancelado un pedido: ${projectName}`,
          paragraphs: [`${companyName} ha cancelado el pedido de ${projectName}.`],
        }
      : {
          subject: `${occasion === 'changed' ? 'Pedido modificado' : 'Nuevo pedido'} de ${companyName}: ${projectName}`,
          paragraphs: [
            occasion === 'changed'
              ? `${companyName} ha aceptado un nuevo precio para ${projectName}. Confirma el pedido otra vez para que lo sepan.`
              : `${companyName} ha pedido ${projectName}. Confirma el pedido para que lo sepan.`,
          ],
        };
  },
};

export const writeOrder =
  (locale: Locale): Write<OrderContent> =>
  (mail, href) => {
    const { isAgency, occasion, name, total, renewal, charge, attachment } = mail;
    const { subject, paragraphs } = isAgency
      ? toAgency[locale](mail)
      : (locale === 'es' ? toClientEs : toClientEn)[occasion](mail);
    const isAgreed = occasion === 'repriced';
    const listRenewal = (label: string) => (renewal === null ? [] : [{ label, text: renewal }]);
    const listCharge = (label: string) => (charge === null ? [] : [{ label, text: charge }]);

    const attached = attachment ? { attachment } : {};

    return locale === 'es'
      ? {
          subject,
          paragraphs: [`Hola, ${name}:`, ...paragraphs],
          details: [
            ...listRenewal('Licencia renovada hasta'),
            ...listCharge('Cargo'),
            { label: isAgreed ? 'Total acordado' : 'Total', text: total },
          ],
          action: { label: 'Abrir el pedido', href },
          ...attached,
        }
      : {
          subject,
          paragraphs: [`Hello ${name},`, ...paragraphs],
          details: [
            ...listRenewal('Licence renewed through'),
            ...listCharge('Charge'),
            { label: isAgreed ? 'Agreed total' : 'Total', text: total },
          ],
          action: { label: 'Open the order', href },
          ...attached,
        };
  };
