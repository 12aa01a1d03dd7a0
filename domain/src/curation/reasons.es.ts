import type { reviewReasonsEn } from './reasons.en.ts';

/** Palabras de los motivos ya redactados. */
export const reviewReasonsEs: Readonly<Record<keyof typeof reviewReasonsEn, string>> = {
  'review.reason.room':
    'Se oye demasiado la sala. Graba más cerca del micrófono o en un espacio con menos eco.',
  'review.reason.noise': 'Hay ruido de fondo en las pausas. Apaga los ventiladores y cierra las ventanas.',
  'review.reason.clipping': 'La grabación satura. Baja la ganancia y vuelve a grabarla.',
  'review.reason.quiet': 'El nivel es demasiado bajo. Sube la ganancia y vuelve a exportarla.',
  'review.reason.plosives': 'Hay chasquidos de boca o pops. Usa un filtro antipop y limpia la toma.',
  'review.reason.slate': 'El archivo lleva claqueta o un pitido. Deja solo la lectura.',
  'review.reason.styles': 'Hay más de un estilo en el archivo. Envía una demo por estilo.',
  'review.reason.mismatch': 'No corresponde a su categoría o a su idioma. Corrige sus datos.',
  'review.reason.processed':
    'Está demasiado procesada. Envíala con menos compresión y menos reducción de ruido.',
};
