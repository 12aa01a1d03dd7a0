import type { TranslatedCatalog } from '../catalog.ts';
import type { ticketFile as english } from '../en/ticketFile.ts';

/** Lo que dice un archivo de los tickets de un técnico de sonido. */
export const ticketFile: TranslatedCatalog<typeof english> = {
  'ticketFile.name': 'tickets',
  'ticketFile.language': 'Idioma',
  'ticketFile.talents': 'Talentos',
  'ticketFile.demos': 'Demos',
  'ticketFile.waiting': 'Demos por revisar',
  'ticketFile.opened': 'En espera desde',
  'ticketFile.closed': 'Cerrado el',
};
