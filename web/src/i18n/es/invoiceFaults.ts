import type { TranslatedCatalog } from '../catalog.ts';
import type { invoiceFaults as english } from '../en/invoiceFaults.ts';

export const invoiceFaults: TranslatedCatalog<typeof english> = {
  'invoiceFault.currency': 'La moneda no es la de los importes.',
  'invoiceFault.net': 'Base imponible: {stated} en lugar de {expected}.',
  'invoiceFault.vat': 'IVA: {stated} en lugar de {expected}.',
};
