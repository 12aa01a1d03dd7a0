import type { CatalogOf } from '../catalog.ts';
import type { ownDemos as en } from '../en/ownDemos.ts';

export const ownDemos: CatalogOf<typeof en> = {
  'demo.guidance':
    'Un MP3, un estilo y un idioma, sin claquetas ni pitidos, sin montajes, 1 minuto como máximo.',
  'demo.drop': 'Suelta aquí hasta {max} MP3',
  'demo.choose': 'Elegir MP3',
  'demo.limits':
    'MP3 de {seconds} segundos como máximo. Antes de enviar nada verás lo que diría un técnico de sonido.',
  'demo.tooManyFiles':
    'Puede haber {max} archivos a la vez. El resto no se ha añadido: quita alguno antes, o añádelos cuando estos se hayan subido.',
  'demo.chosen': 'Archivos elegidos',
  'demo.measuring': 'Escuchando el archivo',
  'demo.good': 'Nada que mejorar: los niveles, el ruido y el formato están bien.',
  'demo.advice.silent': 'No se oye nada. Comprueba la exportación y vuelve a elegir el archivo.',
  'demo.advice.clipping':
    'Los picos saturan en {at}. Baja la ganancia unos {decibels} dB y vuelve a exportar.',
  'demo.advice.overFullScale':
    'Los picos superan el máximo. Baja la ganancia unos {decibels} dB y vuelve a exportar.',
  'demo.advice.tooQuiet':
    'Suena bajo: {loudness} LUFS. Sube la ganancia unos {decibels} dB y vuelve a exportar.',
  'demo.advice.tooLoud':
    'Suena muy fuerte: {loudness} LUFS. Usa menos compresión o limitación y vuelve a exportar.',
  'demo.advice.noisy':
    'Hay ruido en las pausas: {level} dBFS. Apaga ventiladores, cierra ventanas o acércate al micrófono.',
  'demo.advice.oneSided.left': 'La voz solo está en el canal izquierdo. Exporta en mono.',
  'demo.advice.oneSided.right': 'La voz solo está en el canal derecho. Exporta en mono.',
  'demo.advice.silenceStart': 'Empieza con {seconds, number} segundos de silencio. Recorta el principio.',
  'demo.advice.silenceEnd': 'Termina con {seconds, number} segundos de silencio. Recorta el final.',
  'demo.advice.lowSampleRate':
    'La frecuencia de muestreo es de {kilohertz, number} kHz. Exporta a 44,1 o 48 kHz.',
  'demo.advice.lowBitRate': 'La tasa de bits es de {kilobits} kbit/s. Exporta a {wanted} kbit/s o más.',
  'demo.figure.loudness': '{value, number, ::.0} LUFS',
  'demo.figure.peak': 'pico {value, number, ::.0} dBTP',
  'demo.figure.noise': 'ruido {value, number, ::.0} dBFS',
  'demo.figure.sampleRate': '{value, number} kHz',
  'demo.figure.mono': 'mono',
  'demo.figure.stereo': 'estéreo',
  'demo.figure.bitRate': '{value} kbit/s',
  'demo.figure.clipped':
    '{count, plural, =0 {ninguna muestra saturada} one {1 muestra saturada} other {# muestras saturadas}}',
  'demo.figure.silence': 'silencio {start, number, ::.0} s antes, {end, number, ::.0} s después',
  'demo.figure.balance': 'izquierda frente a derecha {value, number, ::sign-except-zero .0} dB',
  'demo.name': 'Nombre',
  'demo.variety': 'Variedad regional',
  'demo.varietyNone': 'Neutra',
  'demo.accent': 'Acento',
  'demo.comment': 'Nota para la revisión',
  'demo.principal': 'Demo principal de su categoría',
  'demo.isPrincipal': 'Demo principal de su categoría',
  'demo.consent': 'Se puede crear una voz sintética a partir de esta demo',
  'demo.consentHelp':
    'Nadie puede hacerlo si no marcas esta casilla. Puedes cambiar de opinión cuando quieras.',
  'demo.defaultConsent': 'Se pueden crear voces sintéticas a partir de mis demos nuevas',
  'demo.notSaved': 'No se ha guardado tu elección.',
  'demo.send': '{count, plural, one {Subir demo} other {Subir # demos}}',
  'demo.waiting': 'No hay conexión. La subida continuará cuando la recuperes.',
  'demo.cancelOf': 'Cancelar la subida de {name}',
  'demo.removeOf': 'Quitar {name}',
  'demo.actionsOf': 'Acciones de {name}',
  'demo.edit': 'Editar',
  'demo.replace': 'Sustituir el archivo',
  'demo.download': 'Descargar',
  'demo.delete': 'Eliminar',
  'demo.reviewAgain':
    'La mayoría de los cambios se revisan antes de que los clientes los vean. Hasta entonces conservan la versión aprobada.',
  'demo.newVersionWaits': 'Los clientes oyen la versión aprobada hasta que se revise esta.',
  'demo.earlierReview': 'Revisión de la versión anterior: {comment}',
  'demo.replaceTitle': 'Sustituir el archivo de «{name}»',
  'demo.replaceText': 'El archivo nuevo se revisa primero. Hasta entonces los clientes oyen el aprobado.',
  'demo.replaceSend': 'Sustituir el archivo',
  'demo.deleteTitle': '¿Eliminar «{name}»?',
  'demo.deleteText': 'Desaparece del buscador de voces y de todas las preselecciones para siempre.',
  'demo.downloading': 'Descargando la demo',
  'demo.downloadFailed': 'No se ha podido descargar',
};
