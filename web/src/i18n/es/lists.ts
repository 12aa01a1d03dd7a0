import type { TranslatedCatalog } from '../catalog.ts';
import type { lists as en } from '../en/lists.ts';
import { auditionFile } from './auditionFile.ts';
import { bulkRun } from './bulkRun.ts';
import { demoFile } from './demoFile.ts';
import { ticketFile } from './ticketFile.ts';

export const lists: TranslatedCatalog<typeof en> = {
  ...auditionFile,
  ...bulkRun,
  ...demoFile,
  ...ticketFile,
  'lists.ranges': 'Rangos',
  'lists.rangesOf': '{count, plural, one {# rango} other {# rangos}}',
  'lists.from': '{column} desde',
  'lists.through': '{column} hasta',
  'lists.clearRanges': 'Quitar rangos',
  'lists.closeRanges': 'Listo',
  'lists.noneInRange': 'No hay nada en estos rangos',
  'lists.columns': 'Columnas',
  'lists.columnsReset': 'Restablecer columnas',
  'lists.projectsFile': 'proyectos',
  'lists.export': 'Descargar CSV',
  'lists.csvLayout': 'Formato del CSV',
  'lists.csvLayout.comma': 'Comas, 1234.50, 2026-12-31',
  'lists.csvLayout.semicolon': 'Punto y coma, 1234,50, 31/12/2026',
  'lists.exporting': 'Detener la exportación ({count, number})',
  'lists.exportCut':
    'El archivo tiene las primeras {max, number} filas. Filtra la lista para exportar las demás.',
  'views.title': 'Vistas',
  'views.chosen': 'Vista: {name}',
  'views.none': 'Ninguna vista',
  'views.saveAs': 'Guardar como vista nueva…',
  'views.saveTitle': 'Guardar esta vista',
  'views.name': 'Nombre de la vista',
  'views.ownLead':
    'Guarda los filtros y las columnas de esta lista solo para ti. Si ya hay una vista con ese nombre, la sustituye.',
  'views.saved': 'Vista «{name}» guardada',
  'views.rename': 'Cambiar el nombre de esta vista…',
  'views.renameTitle': 'Cambiar el nombre de «{name}»',
  'views.remove': 'Eliminar esta vista…',
  'views.removeTitle': '¿Eliminar la vista «{name}»?',
  'views.removeOwn': 'Las filas que muestra no cambian.',
  'views.removeNow': 'Eliminar vista',
  'views.removed': 'Vista «{name}» eliminada',
  'views.full': 'No caben más vistas. Elimina una antes.',
  'views.taken': 'Ya tienes una vista con ese nombre.',
};
