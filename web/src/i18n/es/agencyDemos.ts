import type { TranslatedCatalog } from '../catalog.ts';
import type { agencyDemos as en } from '../en/agencyDemos.ts';

export const agencyDemos: TranslatedCatalog<typeof en> = {
  'agencyDemos.lead': 'Las demos de todos los talentos de {agency}, de la más reciente a la más antigua.',
  'agencyDemos.language': 'Idioma',
  'agencyDemos.all': 'Todos los idiomas',
  'agencyDemos.talent': 'Talento',
  'agencyDemos.anyLanguage': 'Ver todos los idiomas',
  'agencyDemos.noneInLanguage': 'No hay ninguna en este idioma',
  'agencyDemos.none.pending': 'No hay demos en revisión',
  'agencyDemos.noneText.pending':
    'Las demos que suben los talentos esperan aquí hasta que un técnico las escucha.',
  'agencyDemos.none.approved': 'Aún no hay demos aprobadas',
  'agencyDemos.noneText.approved': 'Los clientes encuentran una demo cuando un técnico la ha aprobado.',
  'agencyDemos.none.rejected': 'No hay demos rechazadas',
  'agencyDemos.noneText.rejected':
    'Lo que un técnico rechaza aparece aquí hasta que el talento lo sustituye.',
  'agencyDemos.file': 'demos',
  'agencyDemos.column.name': 'Nombre',
  'agencyDemos.column.talent': 'Talento',
  'agencyDemos.column.language': 'Idioma',
  'agencyDemos.column.traits': 'Voz y estilo',
  'agencyDemos.column.uploaded': 'Subida',
  'agencyDemos.column.consent': 'Voz sintética',
  'agencyDemos.column.review': 'Revisión',
};
