import type { TranslatedCatalog } from '../catalog.ts';
import type { ownTake as en } from '../en/ownTake.ts';
import { auditionNews } from './auditionNews.ts';
import { recordingAdvice } from './recordingAdvice.ts';

export const ownTake: TranslatedCatalog<typeof en> = {
  ...auditionNews,
  ...recordingAdvice,
  'reel.listening': 'Buscando tus tomas',
  'reel.title': 'Las tomas de tu grabación',
  'reel.help':
    'Arrastra un borde si una toma empieza o acaba en otro punto, o selecciónalo y pulsa una flecha. El cliente saltará a esos puntos.',
  'reel.none': 'No se ha encontrado ninguna toma. Puedes enviar la grabación de todos modos.',
  'reel.good': '{takes, plural, one {# toma} other {# tomas}} y nada de por medio.',
  'reel.start': 'Inicio de la toma {take}',
  'reel.end': 'Final de la toma {take}',
  'reel.add': 'Añadir una toma',
  'reel.remove': 'Quitar la toma {take}',
  'reel.reset': 'Volver a las tomas encontradas',
  'reel.advice.takesFound':
    'Se {found, plural, one {ha encontrado # toma} other {han encontrado # tomas}}; se pedían {asked}.',
  'reel.advice.shorterTake': 'La toma {take} dura {seconds} s menos que las demás: puede que falte algo.',
  'reel.advice.slate': 'Hay una claqueta en {at}. Las audiciones no la llevan: córtala y vuelve a exportar.',
  'reel.advice.longSilence': '{seconds} s de silencio antes de la toma {take}. Basta con una pausa breve.',
  'reel.advice.talkAfter': 'Se oye hablar después de la última toma, en {at}. Córtalo y vuelve a exportar.',
  'recording.title': 'Grabar aquí',
  'recording.level': 'Nivel del micrófono',
  'recording.level.loud': 'Demasiado alto: aléjate o baja la entrada',
  'recording.level.good': 'Bien',
  'recording.level.quiet': 'Bajo',
  'recording.advice':
    'El sonido no se modifica: no se quita ni eco ni ruido. Usa auriculares y que las palabras más fuertes no lleguen al rojo.',
  'recording.start': 'Grabar',
  'recording.stop': 'Parar',
  'recording.time': '{seconds} de {most} s',
  'recording.close': 'Apagar el micrófono',
  'recording.takes': 'Tomas grabadas',
  'recording.take': 'Toma grabada {number}',
  'recording.use': 'Usar esta toma',
  'recording.useTake': 'Usar esta toma: toma grabada {number}',
  'recording.save': 'Guardar como WAV',
  'recording.saveTake': 'Guardar la toma grabada {number} como WAV',
  'recording.remove': 'Borrar',
  'recording.removeTake': 'Borrar la toma grabada {number}',
  'recording.fault.denied':
    'El navegador no permite que esta página use el micrófono. Permítelo en la barra de direcciones y vuelve a intentarlo, o elige una grabación.',
  'recording.fault.missing':
    'No se ha encontrado ningún micrófono, o lo usa otro programa. Conecta uno y vuelve a intentarlo, o elige una grabación.',
  'recording.fault.unsupported': 'Este navegador no puede grabar aquí. Elige una grabación.',
  'take.consent': 'Se puede crear una voz sintética a partir de esta grabación',
  'take.consentHelp':
    'Nadie puede hacerlo si no marcas esta casilla. Lo que elijas se envía con la grabación.',
  'take.sent': 'Lo que has enviado',
  'take.consentGiven': 'Permites que se cree una voz sintética a partir de ella.',
  'take.consentNotGiven': 'No se puede crear una voz sintética a partir de ella.',
  'take.notLoaded': 'Tu grabación ha llegado, pero no se puede mostrar aquí.',
};
