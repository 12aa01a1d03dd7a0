import type { CatalogOf } from '../catalog.ts';
import type { castings as en } from '../en/castings.ts';

export const castings: CatalogOf<typeof en> = {
  'castings.remove': 'Quitar a {name} del casting',
  'castings.removed': '{name} ya no está en el casting',
  'selection.board': 'Tablero del casting',
  'selection.cell': '{character} en {language}',
  'selection.missing': 'Sin voces todavía',
  'selection.find': 'Buscar voces',
  'selection.more': 'Más voces',
  'selection.visible': 'Visible en el avance',
  'selection.hidden': 'Fuera del avance',
  'selection.openPreview': 'Abrir la página pública',
  'selection.openPreviewOf': 'Abrir la página pública de {language}',
  'selection.copyLinkOf': 'Copiar el enlace de {language}',
  'selection.progress': '{filled} de {total} casillas con voz',
  'selection.visibleCount': '{count} de {total} idiomas en el avance',
  'preview.showing': 'Mostrando resultados de',
  'preview.all': 'Todas las demos',
  'preview.workingLanguage': 'Idioma de trabajo',
  'preview.everybody': 'Todos los personajes',
  'preview.characters': 'Personajes',
  'preview.emptyTitle': 'Aún no hay nada que escuchar',
  'preview.emptyText': 'No hay voces para lo que has elegido. Vuelve más tarde o elige otra cosa.',
  'preview.missingTitle': 'Este avance no está disponible',
  'preview.missingText':
    'Puede que el enlace esté mal escrito o que se haya retirado. Pregunta a quien te lo envió.',
  'preview.loading': 'Cargando el avance',
  'preview.manage': 'Gestionar personajes',
};
