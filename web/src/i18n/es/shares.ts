import type { TranslatedCatalog } from '../catalog.ts';
import type { shares as english } from '../en/shares.ts';

/** The agency's share of talents' fees. */
export const shares: TranslatedCatalog<typeof english> = {
  'shares.title': 'Comisión de la agencia',
  'shares.row': 'Comisión {number, number}',
  'shares.rate': 'Comisión en %',
  'shares.from': 'Desde el',
  'shares.add': 'Añadir una comisión',
  'shares.remove': 'Quitar la comisión {number, number}',
};
