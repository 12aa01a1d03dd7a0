import type { CatalogOf } from '../catalog.ts';
import type { bulkRun as en } from '../en/bulkRun.ts';

export const bulkRun: CatalogOf<typeof en> = {
  'bulkRun.label': 'Filas seleccionadas',
  'bulkRun.chosen': '{count, plural, one {# seleccionada} other {# seleccionadas}}',
  'bulkRun.chooseAll': 'Seleccionar las {count, number}',
  'bulkRun.clear': 'Anular la selección',
  'bulkRun.progress': '{done} de {total} terminadas',
  'bulkRun.stop': 'Detener',
  'bulkRun.again': '{count, plural, one {Reintentar # fila} other {Reintentar # filas}}',
  'bulkRun.save': 'Guardar el resultado en CSV',
  'bulkRun.file': 'resultado',
  'bulkRun.undoing': 'Deshacer: {what}',
  'bulkRun.column.row': 'Fila',
  'bulkRun.column.result': 'Resultado',
  'bulkRun.column.reason': 'Motivo',
  'bulkRun.state.waiting': 'En espera',
  'bulkRun.state.running': 'En curso',
  'bulkRun.state.done': 'Hecho',
  'bulkRun.state.unchanged': 'Nada que cambiar',
  'bulkRun.state.refused': 'Sin hacer',
  'bulkRun.state.left': 'Sin empezar',
  'bulkRun.count.done': '{count, plural, one {# hecha} other {# hechas}}',
  'bulkRun.count.unchanged': '{count} sin nada que cambiar',
  'bulkRun.count.refused': '{count} sin hacer',
  'bulkRun.count.left': '{count} sin empezar',
};
