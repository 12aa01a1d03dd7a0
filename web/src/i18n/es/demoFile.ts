import type { TranslatedCatalog } from '../catalog.ts';
import type { demoFile as english } from '../en/demoFile.ts';

/** Lo que dice un archivo de las demos de un talento. */
export const demoFile: TranslatedCatalog<typeof english> = {
  'demoFile.name': 'demos',
  'demoFile.demo': 'Nombre',
  'demoFile.language': 'Idioma',
  'demoFile.traits': 'Voz y estilo',
  'demoFile.uploaded': 'Subida',
  'demoFile.status': 'Estado',
  'demoFile.review': 'Revisión',
  'demoFile.consent': 'Voz sintética',
};
