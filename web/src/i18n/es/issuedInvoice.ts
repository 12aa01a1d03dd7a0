import type { TranslatedCatalog } from '../catalog.ts';
import type { issuedInvoice as english } from '../en/issuedInvoice.ts';

/** What is issued elsewhere for a pro forma. */
export const issuedInvoice: TranslatedCatalog<typeof english> = {
  'issuedInvoice.add': 'Añadir la factura (PDF)',
  'issuedInvoice.title': 'Añadir la factura de {number}',
  'issuedInvoice.lead': 'El cliente la recibe por correo y la ve en lugar de la proforma.',
  'issuedInvoice.save': 'Añadir y enviar',
  'issuedInvoice.number': 'Número',
  'issuedInvoice.issuedOn': 'Emitida',
};
