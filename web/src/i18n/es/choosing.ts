import { askingForAuditions } from './askingForAuditions.ts';
import { competing } from './competing.ts';
import { selectionBoard } from './selectionBoard.ts';
import { takes } from './takes.ts';
import type { CatalogOf } from '../catalog.ts';
import type { choosing as en } from '../en/choosing.ts';

export const choosing: CatalogOf<typeof en> = {
  ...selectionBoard,
  ...askingForAuditions,
  ...competing,
  ...takes,
  'choosing.choose': 'Elegir esta voz',
  'choosing.chosen': 'Elegida',
  'choosing.done': '{name}: voz elegida para {character}',
  'choosing.takenBack': '{name} ya no es la voz elegida para {character}',
  'choosing.failed': 'No se ha guardado esta elección.',
  'choosing.more': 'Más acciones para {name}',
  'choosing.hide': 'Ocultar en la vista previa',
  'choosing.show': 'Mostrar en la vista previa',
  'choosing.hidden': 'Oculta en la vista previa',
  'choosing.hiddenNow': '{name} no se muestra en la vista previa',
  'choosing.shownNow': '{name} se muestra de nuevo en la vista previa',
  'choosing.hideFailed': 'No se ha guardado este cambio.',
  'choosing.tag': 'Añadir una etiqueta',
  'choosing.changeTag': 'Cambiar la etiqueta',
  'choosing.tagIs': 'Etiqueta:',
  'choosing.tagTitle': 'Etiquetar a {name} para {character}',
  'choosing.tagLead':
    'La ven todas las personas del proyecto; los enlaces compartidos nunca la muestran. Déjala vacía para quitarla.',
  'choosing.tagField': 'Etiqueta',
  'choosing.usedTags': 'Usadas en este proyecto',
  'choosing.removeAll': 'Quitar sus {count} demos de la preselección',
  'auditions.state.open': 'Audición abierta',
  'auditions.state.uploaded': 'Audición recibida',
  'auditions.state.expired': 'Audición caducada',
  'auditions.told.chosen': 'Comunicado el {date}: voz elegida',
  'auditions.told.shortlisted': 'Comunicado el {date}: aprobada, por ahora no elegida',
  'auditions.told.notChosen': 'Comunicado el {date}: no elegida',
  'auditions.told.closed': 'Comunicado el {date}: cerrada sin toma',
  'auditions.approve': 'Aprobar',
  'selection.linkOff':
    'Nadie podrá abrirlo mientras «Cualquiera con el enlace puede escuchar» esté desactivado en {language}.',
  'selection.linkEmpty': 'Todavía no hay voces que escuchar en {language}.',
  'selection.projectHidden': 'No mostrará nada hasta que algún idioma esté en la vista previa del proyecto.',
  'selection.projectEmpty': 'Los idiomas de la vista previa todavía no tienen voces que escuchar.',
  'comments.open': 'Comentarios sobre {name}: {count}',
  'comments.title': 'Comentarios sobre {name} para {character}',
  'comments.lead': 'Los ve todo el equipo del proyecto; los enlaces compartidos nunca los muestran.',
  'comments.on': 'Comentarios sobre {name}',
  'comments.count': '{count, plural, =0 {Aún no hay comentarios.} one {# comentario} other {# comentarios}}',
  'comments.you': 'Tú',
  'comments.playFrom': 'Reproducir {name} desde {time}',
  'comments.write': 'Comentar en este momento',
  'comments.label': 'Comentario sobre {name} en {time}',
  'comments.send': 'Enviar comentario',
  'comments.remove': 'Quitar el comentario de {author} en {time}',
  'comments.removed': 'Comentario quitado',
};
