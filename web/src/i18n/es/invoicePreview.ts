import type { invoicePreview as english } from '../en/invoicePreview.ts';

export const invoicePreview: Readonly<Record<keyof typeof english, string>> = {
  'invoicePreview.title': 'Factura {number} para {buyer}',
  'invoicePreview.days': 'Fecha: {issued}, vencimiento: {due}. El número se reserva al confirmar.',
  'invoicePreview.pdf': 'Ver PDF de muestra',
  'invoicePreview.failed': 'No hemos podido cargar la vista previa de la factura.',
};
