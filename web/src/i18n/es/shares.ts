import type { TranslatedCatalog } from '../catalog.ts';
import type { shares as english } from '../en/shares.ts';

/** The agency's share of talents' fees, and what talents get. */
export const shares: TranslatedCatalog<typeof english> = {
  'net.fee': 'Tarifa',
  'net.share': 'Comisión de la agencia ({rate})',
  'net.vat': 'IVA ({rate})',
  'net.withholding': 'Retención ({rate})',
  'net.net': 'Neto',
  'shares.title': 'Comisión de la agencia',
  'shares.row': 'Comisión {number, number}',
  'shares.rate': 'Comisión en %',
  'shares.from': 'Desde el',
  'shares.add': 'Añadir una comisión',
  'shares.remove': 'Quitar la comisión {number, number}',
};
