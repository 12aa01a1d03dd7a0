import type { TranslatedCatalog } from '../catalog.ts';
import type { castings as en } from '../en/castings.ts';

export const castings: TranslatedCatalog<typeof en> = {
  'demo.consentGiven': 'Voz sintética permitida',
  'demo.consentNotGiven': 'Sin voz sintética',
  'selection.openPreviewFor': 'Abrir la página pública de {language}',
  'preview.demo': 'Demo',
  'preview.take': 'Audición para este personaje',
  'preview.takeFor': '{name}, audición',
  'preview.showing': 'Mostrando resultados de',
  'preview.all': 'Todas las demos',
  'preview.workingLanguage': 'Idioma de trabajo',
  'preview.everybody': 'Todos los personajes',
  'preview.characters': 'Personajes',
  'preview.emptyTitle': 'Aún no hay nada que escuchar',
  'preview.emptyText': 'Todavía no hay voces preseleccionadas. Vuelve más tarde o elige otra cosa.',
  'preview.missingTitle': 'Esta vista previa no está disponible',
  'preview.missingText':
    'Puede que el enlace esté mal escrito o que se haya retirado. Pregunta a quien te lo envió.',
  'preview.offTitle': 'Este enlace ya no se comparte',
  'preview.offText': 'Pregunta a quien te lo envió si hay uno nuevo.',
  'preview.loading': 'Cargando la vista previa',
  'preview.manage': 'Gestionar personajes',
};
