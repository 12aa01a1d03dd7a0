import type { TranslatedCatalog } from '../catalog.ts';
import type { comparing as en } from '../en/comparing.ts';

export const comparing: TranslatedCatalog<typeof en> = {
  'compare.title': '{count, plural, other {Comparar # voces}}',
  'compare.lead':
    'Los nombres están ocultos y el orden es aleatorio. Cada voz continúa desde el mismo momento y al mismo volumen. Pulsa de la A a la {last} para cambiar de voz.',
  'compare.leadRevealed':
    'Cada voz continúa desde el mismo momento y al mismo volumen. Pulsa de la A a la {last} para cambiar de voz.',
  'compare.voices': 'Voces comparadas',
  'compare.voice': 'Voz {letter}',
  'compare.prefer': 'Preferir',
  'compare.preferred': 'Preferida',
  'compare.preferFor': 'Preferir {name}',
  'compare.reveal': 'Revelar los nombres',
  'compare.hideNames': 'Ocultar los nombres',
};
