import { deliveryChecks } from './deliveryChecks.ts';

/** Archivos finales de las sesiones: subida, versiones, aceptación y cambios. */
export const deliveries = {
  ...deliveryChecks,
  'deliveries.title': 'Entregas',
  'deliveries.none':
    'Todavía no hay entregas. Sube aquí los archivos finales: avisamos al cliente de cada uno.',
  'deliveries.noneForClient': 'Todavía no hay entregas. Te escribiremos cuando haya un archivo listo.',
  'deliveries.noneInProject':
    'Todavía no hay entregas. Los archivos finales aparecen aquí en cuanto se entregan en una sesión.',
  'deliveries.current': 'Versiones actuales',
  'deliveries.earlier': 'Versiones anteriores',
  'deliveries.showEarlier': 'Ver versiones anteriores ({count})',
  'deliveries.hideEarlier': 'Ocultar versiones anteriores',
  'deliveries.state.delivered': 'Entregado',
  'deliveries.state.accepted': 'Aceptado',
  'deliveries.state.revisionRequested': 'Cambios pedidos',
  'deliveries.state.replaced': 'Sustituido',
  'deliveries.version': '{name}, versión {version}',
  'deliveries.facts': 'Versión {version} · {size} · {character}',
  'deliveries.change': 'Cambio pedido: {note}',
  'deliveries.changeAt': 'Cambio pedido en {moment}: {note}',
  'deliveries.sha256': 'SHA-256: {sha256}',
  'deliveries.download': 'Descargar',
  'deliveries.downloadFor': 'Descargar {file}',
  'deliveries.accept': 'Aceptar',
  'deliveries.acceptFor': 'Aceptar {file}',
  'deliveries.accepted': 'Has aceptado {name}.',
  'deliveries.revise': 'Pedir cambios',
  'deliveries.reviseFor': 'Pedir cambios en {file}',
  'deliveries.reviseTitle': 'Pedir cambios en {name}',
  'deliveries.reviseLead': 'Avisamos al técnico y a la agencia para que suban una versión nueva.',
  'deliveries.moment': 'Momento del archivo (opcional)',
  'deliveries.momentHint': 'Minutos y segundos, por ejemplo 1:23',
  'deliveries.note': '¿Qué hay que cambiar?',
  'deliveries.revised': 'Cambios pedidos',
  'deliveries.upload': 'Subir entrega',
  'deliveries.hint':
    '{endings}, hasta {gigabytes} GB. Un archivo con el mismo nombre será su siguiente versión. Si se interrumpe la subida, elige el mismo archivo en los seis días siguientes para continuarla.',
  'deliveries.progress': '{percent} % · {sent} de {size}',
  'deliveries.uploading': 'Subiendo la entrega',
  'deliveries.checking': 'Comprobando que ha llegado todo…',
  'deliveries.waits': 'No tienes conexión. La subida continúa cuando la recuperes.',
  'deliveries.paused': 'En pausa. Lo que ya ha llegado no se envía otra vez.',
  'deliveries.tooLarge':
    'El archivo es demasiado grande. Elige uno de {gigabytes} GB como máximo, o divídelo.',
  'deliveries.otherType':
    'Este archivo no se puede entregar, o su nombre no corresponde a su contenido. Elige {endings}.',
  'deliveries.pause': 'Pausar',
  'deliveries.continue': 'Continuar',
  'deliveries.done': '{name} se ha entregado.',
} as const;
