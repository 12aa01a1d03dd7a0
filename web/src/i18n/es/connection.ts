/** Checks of a talent’s live connection. */
export const connection = {
  'connection.title': 'Prueba de conexión',
  'connection.lead':
    'Si se pueden hacer sesiones remotas con dirección desde el estudio de este talento. Si sale bien, los clientes ven cuándo fue, el retardo y la frecuencia de muestreo.',
  'connection.request': 'Solicitar una prueba',
  'connection.requested': 'Prueba de conexión solicitada',
  'connection.book': 'Fijar una hora',
  'connection.rebook': 'Cambiar la hora',
  'connection.bookTitle': 'Fijar la prueba de conexión',
  'connection.bookLead': 'El talento recibirá un correo con la hora de su zona.',
  'connection.moment': 'Fecha y hora',
  'connection.booked.now': 'Prueba de conexión fijada',
  'connection.result': 'Anotar el resultado',
  'connection.resultTitle': '¿Cómo fue la prueba?',
  'connection.outcome': 'Resultado',
  'connection.quality': 'Calidad',
  'connection.latencyMs': 'Latencia (ms)',
  'connection.sampleRateHz': 'Frecuencia de muestreo (Hz)',
  'connection.comment': 'Comentario',
  'connection.saved': 'Resultado guardado',
  'connection.cancel': 'Cancelar la prueba',
  'connection.cancelTitle': '¿Cancelar esta prueba?',
  'connection.cancelText':
    'Si había una hora fijada, el talento recibirá un correo. Se puede solicitar otra prueba en cualquier momento.',
  'connection.keep': 'Mantenerla',
} as const;
