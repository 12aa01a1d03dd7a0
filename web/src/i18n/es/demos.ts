import type { TranslatedCatalog } from '../catalog.ts';
import type { demos as en } from '../en/demos.ts';

export const demos: TranslatedCatalog<typeof en> = {
  'finder.language': 'Idioma',
  'finder.gender': 'Género',
  'finder.voiceAge': 'Edad',
  'finder.tone': 'Tono',
  'finder.category': 'Categoría',
};
