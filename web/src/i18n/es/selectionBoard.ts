import type { CatalogOf } from '../catalog.ts';
import type { selectionBoard as en } from '../en/selectionBoard.ts';

export const selectionBoard: CatalogOf<typeof en> = {
  'castings.failed.give': 'Esta voz no se ha movido.',
  'moving.to': 'Mover a {character}…',
  'moving.done': '{name} pasa a {character}',
  'moving.refused.already': '{name} ya está en la preselección de {character} con esta demo.',
  'moving.refused.full': 'La preselección de {character} está completa: admite hasta {max} demos.',
  'moving.refused.asked':
    '{name} tiene una solicitud de audición para {character}, que no puede moverse con la voz.',
  'bulk.label': 'Voces seleccionadas',
  'bulk.mark': 'Seleccionar {name}, {demo}',
  'bulk.markAll': 'Seleccionar las {count}',
  'bulk.markAllOf': 'Seleccionar todas las voces: {cell}',
  'bulk.count': '{count, plural, one {# seleccionada} other {# seleccionadas}}',
  'bulk.progress': '{done} de {total} hechas',
  'bulk.hide': 'Ocultar',
  'bulk.show': 'Mostrar',
  'bulk.tag': 'Etiquetar…',
  'bulk.move': 'Mover a…',
  'bulk.clear': 'Anular la selección',
  'bulk.tagTitle': '{count, plural, one {Etiquetar # voz} other {Etiquetar # voces}}',
  'bulk.done.hide':
    '{count, plural, one {# voz oculta en la vista previa} other {# voces ocultas en la vista previa}}',
  'bulk.done.show':
    '{count, plural, one {# voz visible en la vista previa} other {# voces visibles en la vista previa}}',
  'bulk.done.tag': '{count, plural, one {# voz etiquetada} other {# voces etiquetadas}}',
  'bulk.done.remove': '{count, plural, one {# voz quitada} other {# voces quitadas}}',
  'bulk.done.move': '{count, plural, one {# voz movida} other {# voces movidas}}',
  'bulk.failed.hide': 'Esta voz no se ha ocultado.',
  'bulk.failed.show': 'Esta voz no se ha mostrado.',
  'bulk.failed.tag': 'Esta voz no se ha etiquetado.',
  'bulk.failed.remove': 'No se ha podido quitar esta voz.',
  'bulk.failed.move': 'Esta voz no se ha movido.',
};
