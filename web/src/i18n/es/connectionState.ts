import type { TranslatedCatalog } from '../catalog.ts';
import type { connectionState as en } from '../en/connectionState.ts';

export const connectionState: TranslatedCatalog<typeof en> = {
  'connection.none': 'Sin pruebas todavía',
  'connection.pending': 'Solicitada',
  'connection.booked': 'Fijada',
  'connection.passed': 'Superada',
  'connection.failed': 'Fallida',
  'connection.cancelled': 'Cancelada',
  'connection.last': 'Último ensayo: {day}',
  'connection.latency': '{ms} ms',
  'connection.rate': '{khz} kHz',
  'connection.history': 'Pruebas anteriores',
};
