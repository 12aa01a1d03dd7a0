import type { CatalogOf } from '../catalog.ts';
import type { castings as en } from '../en/castings.ts';

export const castings: CatalogOf<typeof en> = {
  'castings.remove': 'Quitar a {name} del casting',
  'castings.removed': '{name} ya no está en el casting',
  'castings.withdrawn': 'Retirada',
  'selection.board': 'Tablero del casting',
  'selection.cell': '{character} en {language}',
  'selection.missing': 'Sin voces todavía',
  'selection.find': 'Buscar voces',
  'selection.retryCell': 'No se han podido cargar las voces. Volver a intentarlo',
  'selection.more': 'Más voces',
  'selection.visible': 'Visible en la vista previa',
  'selection.hidden': 'Fuera de la vista previa',
  'selection.openPreview': 'Abrir la página pública',
  'selection.openPreviewOf': 'Abrir la página pública de {language}',
  'selection.copyLinkOf': 'Copiar el enlace de {language}',
  'selection.replaceLink': 'Cambiar enlace',
  'selection.replaceLinkOf': 'Cambiar el enlace de {language}',
  'selection.replaceLinkTitle': '¿Cambiar el enlace de {language}?',
  'selection.replaceLinkText':
    'La página pública de este idioma tendrá un enlace nuevo. Los enlaces a ella que ya se han compartido dejarán de funcionar al momento, y no se puede deshacer. El enlace al proyecto entero no cambia.',
  'selection.linkReplaced': 'Enlace nuevo para {language}. Los anteriores ya no funcionan.',
  'selection.progress': '{filled} de {total} casillas con voz',
  'selection.visibleCount': '{count} de {total} idiomas en la vista previa',
  'preview.showing': 'Mostrando resultados de',
  'preview.all': 'Todas las demos',
  'preview.workingLanguage': 'Idioma de trabajo',
  'preview.everybody': 'Todos los personajes',
  'preview.characters': 'Personajes',
  'preview.emptyTitle': 'Aún no hay nada que escuchar',
  'preview.emptyText': 'No hay voces para lo que has elegido. Vuelve más tarde o elige otra cosa.',
  'preview.missingTitle': 'Esta vista previa no está disponible',
  'preview.missingText':
    'Puede que el enlace esté mal escrito o que se haya retirado. Pregunta a quien te lo envió.',
  'preview.loading': 'Cargando la vista previa',
  'preview.manage': 'Gestionar personajes',
};
