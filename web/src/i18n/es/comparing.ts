import type { CatalogOf } from '../catalog.ts';
import type { comparing as en } from '../en/comparing.ts';

export const comparing: CatalogOf<typeof en> = {
  'compare.title': '{count, plural, other {Comparar # voces}}',
  'compare.lead':
    'Los nombres están ocultos y el orden es al azar. Cada voz sigue desde el mismo momento y con el mismo volumen. Pulsa del 1 al {count} para cambiar de voz.',
  'compare.voices': 'Voces comparadas',
  'compare.voice': 'Voz {letter}',
  'compare.prefer': 'Preferir',
  'compare.preferred': 'Preferida',
  'compare.preferOf': 'Preferir {name}',
  'compare.reveal': 'Revelar los nombres',
  'compare.hideNames': 'Ocultar los nombres',
};
