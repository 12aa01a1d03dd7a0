import type { TranslatedCatalog } from '../catalog.ts';
import type { auditionFile as english } from '../en/auditionFile.ts';

/** Lo que dice un archivo de las audiciones de un talento. */
export const auditionFile: TranslatedCatalog<typeof english> = {
  'auditionFile.name': 'audiciones',
  'auditionFile.project': 'Proyecto',
  'auditionFile.character': 'Personaje',
  'auditionFile.language': 'Idioma',
  'auditionFile.standing': 'Estado',
  'auditionFile.due': 'Fecha límite',
  'auditionFile.sent': 'Enviada',
  'auditionFile.heard': 'Escuchada por primera vez',
};
