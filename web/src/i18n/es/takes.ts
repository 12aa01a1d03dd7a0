import type { TranslatedCatalog } from '../catalog.ts';
import type { takes as en } from '../en/takes.ts';

export const takes: TranslatedCatalog<typeof en> = {
  'takes.compare': 'Comparar tomas ({count})',
  'takes.compareFor': 'Comparar tomas ({count}): {character}',
  'takes.compareTitle': 'Comparar {count} tomas para {character}',
  'takes.compareBlind': 'Comparar a ciegas',
  'takes.pickTitle': '¿Qué tomas para {character}?',
  'takes.picked': '{count} de {most} para comparar',
  'takes.comments': 'Comentarios sobre la toma de {name}: {count}',
  'takes.commentsTitle': 'Comentarios sobre la toma de {name} para {character}',
  'takes.commentsLead':
    'Los ve todo el equipo del proyecto. El talento y quienes abren un enlace compartido, nunca.',
};
