import type { TranslatedCatalog } from '../catalog.ts';
import type { comparing as en } from '../en/comparing.ts';

export const comparing: TranslatedCatalog<typeof en> = {
  'compare.title': '{count, plural, other {Comparar # voces}}',
  'compare.lead':
    'Los nombres están ocultos y el orden es aleatorio. Cada voz continúa desde el mismo momento y al mismo volumen.',
  'compare.leadRevealed': 'Cada voz continúa desde el mismo momento y al mismo volumen.',
  'compare.keys': 'Pulsa de la A a la {last} para cambiar de voz.',
  'compare.voices': 'Voces comparadas',
  'compare.voice': 'Voz {letter}',
  'compare.pick': 'Elegir tomas',
  'compare.bestFor': '{name}: mejor toma',
  'compare.bestHint': 'Marcar como mejor la última toma escuchada',
  'compare.bestHintKey': 'Marcar como mejor la última toma escuchada (Mayús+B)',
  'compare.prefer': 'Preferir',
  'compare.preferred': 'Preferida',
  'compare.preferFor': 'Preferir {name}',
  'compare.phrases': 'Frase a frase',
  'compare.phrasesLead': 'Escucha la misma frase en todas las voces y pasa a la siguiente.',
  'compare.phrasesFind': 'Buscar las frases',
  'compare.phrasesFinding': 'Buscando las frases…',
  'compare.phrasesFailed': 'No se han podido encontrar las frases.',
  'compare.phrasesUnsure':
    'Estas grabaciones son demasiado distintas para emparejar sus frases. Compara arriba las tomas completas.',
  'compare.phrase': 'Frase {number} de {count}',
  'compare.phrasePlay': 'Escuchar la frase',
  'compare.phraseStop': 'Parar',
  'compare.phraseNext': 'Siguiente (J)',
  'compare.phrasePrevious': 'Anterior (K)',
  'compare.phraseMissing': 'No aparece en la voz {letter}',
  'compare.reveal': 'Revelar los nombres',
  'compare.hideNames': 'Ocultar los nombres',
};
