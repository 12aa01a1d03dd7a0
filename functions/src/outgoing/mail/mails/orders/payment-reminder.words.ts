import type { Locale } from '@domain/messages/locale.ts';
import type { Letter } from '@domain/orders/letters.ts';
import type { Write } from '../../define-mail.ts';
import type { MailAttachment } from '../../layout.ts';

export interface ReminderContent {
  readonly letter: Letter;
  readonly name: string;
  readonly number: string;
  readonly projectName: string;
  readonly due: string;
  readonly days: number;
  readonly open: string;
  /** As printed on the invoice; empty: none. */
  readonly bankDetails: string;
  readonly attachment: MailAttachment;
}

type Sentences = Readonly<Record<Letter, (content: ReminderContent) => readonly string[]>>;

interface Words {
  readonly subject: Readonly<Record<Letter, (content: ReminderContent) => string>>;
  readonly hello: (name: string) => string;
  readonly paragraphs: Sentences;
  readonly invoice: string;
  readonly open: string;
  readonly due: string;
  readonly bankDetails: string;
  readonly reference: string;
  readonly action: string;
}

const countDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
const countDaysEs = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: {
      friendly: ({ number, projectName }) => `Payment reminder: invoice ${number} for ${projectName}`,
      firm: ({ number, days }) => `Invoice ${number} is ${countDays(days)} overdue`,
      last: ({ number, days }) => `Last reminder: invoice ${number} is ${countDays(days)} overdue`,
    },
    hello: (name) => `Hello ${name},`,
    paragraphs: {
      friendly: ({ number, projectName, days, open }) => [
        `Invoice ${number} for ${projectName} is ${countDays(days)} overdue. ${open} is still open. If your payment is already on its way, please ignore this email.`,
      ],
      firm: ({ number, projectName, days, open }) => [
        `We’ve written to you before about invoice ${number} for ${projectName}. It is now ${countDays(days)} overdue, and ${open} is still open.`,
        'Please pay it within seven days, or reply to this email with the day on which you will.',
      ],
      last: ({ number, projectName, days, open }) => [
        `Despite earlier reminders, invoice ${number} for ${projectName} is ${countDays(days)} overdue. ${open} is still open.`,
        'This is our last reminder. If we don’t receive the full amount within seven days, we’ll have to take further steps. Reply to this email if there is a reason why you can’t pay.',
      ],
    },
    invoice: 'Invoice',
    open: 'Open',
    due: 'Due',
    bankDetails: 'Bank details',
    reference: 'Payment reference',
    action: 'Open the invoice',
  },
  es: {
    subject: {
      friendly: ({ number, projectName }) => `Recordatorio de pago: factura ${number} de ${projectName}`,
      firm: ({ number, days }) => `La factura ${number} venció hace ${countDaysEs(days)}`,
      last: ({ number, days }) => `Último aviso: la factura ${number} venció hace ${countDaysEs(days)}`,
    },
    hello: (name) => `Hola, ${name}:`,
    paragraphs: {
      friendly: ({ number, projectName, days, open }) => [
        `La factura ${number} de ${projectName} venció hace ${countDaysEs(days)} y queda un importe pendiente de ${open}. Si ya has hecho el pago, no tengas en cuenta este correo.`,
      ],
      firm: ({ number, projectName, days, open }) => [
        `Ya te escribimos sobre la factura ${number} de ${projectName}. Venció hace ${countDaysEs(days)} y siguen pendientes ${open}.`,
        'Haz el pago en un plazo de siete días o responde a este correo con la fecha en que lo harás.',
      ],
      last: ({ number, projectName, days, open }) => [
        `A pesar de los avisos anteriores, la factura ${number} de ${projectName} venció hace ${countDaysEs(days)} y siguen pendientes ${open}.`,
        'Este es nuestro último aviso. Si no recibimos el importe completo en siete días, tendremos que tomar otras medidas. Si hay algún motivo por el que no puedas pagar, responde a este correo.',
      ],
    },
    invoice: 'Factura',
    open: 'Pendiente',
    due: 'Vencimiento',
    bankDetails: 'Datos bancarios',
    reference: 'Concepto',
    action: 'Abrir la factura',
  },
};

export const writeReminder =
  (locale: Locale): Write<ReminderContent> =>
  (content, href) => {
    const words = WORDS[locale];
    const { letter, name, number, open, due, bankDetails, attachment } = content;

    return {
      subject: words.subject[letter](content),
      paragraphs: [words.hello(name), ...words.paragraphs[letter](content)],
      details: [
        { label: words.invoice, text: number },
        { label: words.open, text: open },
        { label: words.due, text: due },
        ...(bankDetails === ''
          ? []
          : [
              { label: words.bankDetails, text: bankDetails },
              { label: words.reference, text: number },
            ]),
      ],
      action: { label: words.action, href },
      attachment,
    };
  };
