import type { TranslatedCatalog } from '../catalog.ts';
import type { recordingAdvice as en } from '../en/recordingAdvice.ts';

export const recordingAdvice: TranslatedCatalog<typeof en> = {
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
  'demo.advice.silenceStart':
    'Empieza con {seconds, plural, one {# segundo} other {# segundos}} de silencio. Recorta el principio.',
  'demo.advice.silenceEnd':
    'Termina con {seconds, plural, one {# segundo} other {# segundos}} de silencio. Recorta el final.',
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
};
