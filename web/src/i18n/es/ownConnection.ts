import type { TranslatedCatalog } from '../catalog.ts';
import type { ownConnection as en } from '../en/ownConnection.ts';

export const ownConnection: TranslatedCatalog<typeof en> = {
  'ownConnection.title': 'Prueba de conexión',
  'ownConnection.lead':
    'Un ensayo breve con tu agencia muestra si se pueden hacer sesiones remotas con dirección desde tu estudio. Si sale bien, los clientes ven cuándo fue, el retardo y la frecuencia de muestreo.',
  'ownConnection.ask': 'Pedir una prueba',
  'ownConnection.requested': 'Tu agencia ha recibido la petición',
  'ownConnection.pick': 'Elegir hora',
  'ownConnection.pickText': 'Tu agencia te deja elegir la hora. La página se abre en otra pestaña.',
  'ownConnection.wait': 'Tu agencia te escribirá para acordar la hora.',
  'ownConnection.ready': 'Espera en tu estudio con todo encendido; son unos minutos.',
};
