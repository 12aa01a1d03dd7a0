import type { CatalogOf } from '../catalog.ts';
import type { ownAuditions as en } from '../en/ownAuditions.ts';

export const ownAuditions: CatalogOf<typeof en> = {
  'ownAuditions.lead': 'Lo que te han pedido grabar y en qué ha quedado.',
  'ownAuditions.none': 'Aún no hay audiciones',
  'ownAuditions.noneText': 'Cuando alguien te pida una audición, recibirás un correo y la encontrarás aquí.',
  'ownAuditions.role': '{character} en {language}',
  'ownAuditions.due': 'Plazo:',
  'ownAuditions.wasDue': 'El plazo era:',
  'ownAuditions.sentOn': 'Enviada:',
  'ownAuditions.heardOn': 'Escuchada por primera vez:',
  'ownAuditions.is.open': 'A la espera de tu grabación',
  'ownAuditions.is.uploaded': 'Enviada',
  'ownAuditions.is.heard': 'Escuchada',
  'ownAuditions.is.expired': 'Fuera de plazo',
  'ownAuditions.is.cancelled': 'Cancelada',
  'ownAuditions.is.chosen': 'Elegida para el papel',
  'ownAuditions.is.shortlisted': 'Aprobada, sin reserva de momento',
  'ownAuditions.is.notChosen': 'No elegida esta vez',
  'ownAuditions.is.closed': 'Cerrada',
  'ownAuditions.send': 'Enviar audición',
  'ownAuditions.sendFor': 'Enviar audición: {role}, {project}',
  'ownAuditions.hear': 'Volver a oírla',
  'ownAuditions.hearFor': 'Volver a oírla: {role}, {project}',
};
