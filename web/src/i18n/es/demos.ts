import type { CatalogOf } from '../catalog.ts';
import type { demos as en } from '../en/demos.ts';

export const demos: CatalogOf<typeof en> = {
  'finder.language': 'Idioma',
  'finder.gender': 'Género',
  'finder.voiceAge': 'Edad',
  'finder.tone': 'Tono',
  'finder.category': 'Categoría',
};
