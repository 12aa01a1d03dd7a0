import type { ChargeKind } from '@domain/bookings/charges.ts';
import type { VatAmount } from '@domain/orders/vat.ts';
import type { Locale } from '@domain/messages/locale.ts';

export interface PaperTexts {
  readonly invoice: string;
  readonly creditNote: string;
  readonly proForma: string;
  readonly proFormaCredit: string;
  readonly proFormaNote: string;
  readonly confirmation: string;
  readonly preview: (paper: string) => string;
  readonly previewNote: string;
  readonly issued: string;
  readonly due: string;
  readonly credits: string;
  readonly project: string;
  readonly reference: string;
  readonly revision: string;
  readonly billTo: string;
  readonly vatId: string;
  readonly amount: string;
  readonly whole: string;
  readonly session: string;
  readonly minimum: string;
  readonly exclusivity: string;
  readonly exclusive: (category: string, territory: string, day: string) => string;
  readonly engineer: string;
  readonly studio: string;
  readonly express: string;
  readonly voices: string;
  readonly licensed: string;
  readonly usage: string;
  readonly recorded: (day: string) => string;
  readonly firstDay: (day: string) => string;
  readonly renewal: string;
  readonly charges: Readonly<Record<ChargeKind, string>>;
  readonly net: string;
  readonly total: string;
  readonly payTo: string;
  readonly payReference: (number: string) => string;
  readonly getLogo: (agency: string) => string;
  readonly confirmed: (agency: string, company: string) => string;
  readonly vat: (vat: VatAmount, percent: string) => string;
  readonly page: (page: number, of: number) => string;
}

export const PAPER_TEXTS: Readonly<Record<Locale, PaperTexts>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    proForma: 'Pro forma invoice',
    proFormaCredit: 'Pro forma credit note',
    proFormaNote: 'This is not an invoice. It is issued separately.',
    confirmation: 'Order confirmation',
    preview: (paper) => `Preview of ${paper}`,
    previewNote: 'This is a preview, not an invoice. The number is assigned when the order is confirmed.',
    issued: 'Date',
    due: 'Due',
    credits: 'Credits invoice',
    project: 'Project',
    reference: 'Your reference',
    revision: 'Version of the order',
    billTo: 'Bill to',
    vatId: 'VAT ID',
    amount: 'Amount',
    whole: 'All characters and languages',
    session: 'Recording sessions',
    minimum: 'Minimum fees',
    exclusivity: 'Exclusivity',
    exclusive: (category, territory, day) => `Exclusive: ${category} · ${territory} · through ${day}`,
    engineer: 'Sound engineer',
    studio: 'Studio',
    express: 'Express surcharge',
    voices: 'Voices',
    licensed: 'Licences and recording',
    usage: 'Of which licences',
    recorded: (day) => `recording on ${day}`,
    firstDay: (day) => `on air from ${day}`,
    renewal: 'Renewal of the licence',
    charges: {
      cancelled: 'Cancelled booking',
      moved: 'Moved booking',
      overtime: 'Overtime',
      late: 'Late start',
      noShow: 'No-show',
      pickup: 'Pickup after a change by the client',
    },
    net: 'Subtotal',
    total: 'Total',
    payTo: 'Please pay to',
    payReference: (number) => `Payment reference: ${number}`,
    getLogo: (agency) => `Logo of ${agency}`,
    confirmed: (agency, company) => `${agency} confirms the following order by ${company}.`,
    vat: ({ kind }, percent) =>
      kind === 'charged' ? `VAT ${percent}` : kind === 'reverseCharge' ? 'VAT: reverse charge' : 'No VAT',
    page: (page, of) => `Page ${page} of ${of}`,
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    proForma: 'Factura proforma',
    proFormaCredit: 'Rectificativa proforma',
    proFormaNote: 'Esto no es una factura: se emite por separado.',
    confirmation: 'Confirmación de pedido',
    preview: (paper) => `Vista previa de ${paper}`,
    previewNote: 'Esto es una vista previa, no una factura. El número se asigna al confirmar el pedido.',
    issued: 'Fecha',
    due: 'Vencimiento',
    credits: 'Rectifica la factura',
    project: 'Proyecto',
    reference: 'Tu referencia',
    revision: 'Versión del pedido',
    billTo: 'Facturar a',
    vatId: 'NIF/IVA',
    amount: 'Importe',
    whole: 'Todos los personajes e idiomas',
    session: 'Sesiones de grabación',
    minimum: 'Tarifas mínimas',
    exclusivity: 'Exclusividad',
    exclusive: (category, territory, day) => `En exclusiva: ${category} · ${territory} · hasta el ${day}`,
    engineer: 'Técnico de sonido',
    studio: 'Estudio',
    express: 'Recargo exprés',
    voices: 'Voces',
    licensed: 'Licencias y grabación',
    usage: 'De ello, licencias',
    recorded: (day) => `grabación el ${day}`,
    firstDay: (day) => `en emisión desde el ${day}`,
    renewal: 'Renovación de la licencia',
    charges: {
      cancelled: 'Cancelación de la reserva',
      moved: 'Cambio de fecha de la reserva',
      overtime: 'Horas extra',
      late: 'Comienzo con retraso',
      noShow: 'Incomparecencia',
      pickup: 'Regrabación por cambio del cliente',
    },
    net: 'Subtotal',
    total: 'Total',
    payTo: 'Forma de pago',
    payReference: (number) => `Concepto: ${number}`,
    getLogo: (agency) => `Logotipo de ${agency}`,
    confirmed: (agency, company) => `${agency} confirma el siguiente pedido de ${company}.`,
    vat: ({ kind }, percent) =>
      kind === 'charged'
        ? `IVA ${percent}`
        : kind === 'reverseCharge'
          ? 'IVA: inversión del sujeto pasivo'
          : 'Sin IVA',
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
