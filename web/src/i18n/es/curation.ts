import type { TranslatedCatalog } from '../catalog.ts';
import type { curation as en } from '../en/curation.ts';

export const curation: TranslatedCatalog<typeof en> = {
  'nav.curate': 'Revisión',
  'curation.lead': 'Un técnico escucha las demos antes que los clientes.',
  'curation.mine': 'Mis tickets',
  'curation.available': 'Tickets disponibles',
  'curation.notEngagedTitle': 'A la espera de la agencia',
  'curation.notEngaged':
    'La agencia que te invitó tiene que activar tu cuenta. Los tickets aparecerán aquí en cuanto lo haga.',
  'curation.invitationTitle': 'Una agencia te ha invitado',
  'curation.invitationText':
    'Le gustaría que revisaras demos y llevaras sesiones de grabación. Cuando aceptes, uno de sus administradores activará tu cuenta allí.',
  'curation.invitationAccept': 'Aceptar la invitación',
  'curation.invitationAccepted': 'Invitación aceptada. La agencia activará tu cuenta.',
  'curation.toLanguages': 'Ver tus idiomas de trabajo',
  'curation.noneMine': 'Todavía no te has asignado ningún ticket.',
  'curation.noneAvailable': 'No hay demos pendientes de revisar.',
  'curation.tabs': 'Tickets',
  'curation.curated': 'Tickets revisados',
  'curation.noneCurated': 'Todavía no has cerrado ningún ticket.',
  'curation.ticketFor': 'Ticket en {language}',
  'curation.talentCount': '{count, plural, one {# talento} other {# talentos}}',
  'curation.demoCount': '{count, plural, one {# demo} other {# demos}}',
  'curation.waitingCount': '{count, plural, =0 {todo revisado} other {# por revisar}}',
  'curation.since': 'en espera desde el',
  'curation.closed': 'cerrado el',
  'curation.take': 'Asignarme',
  'curation.takeFor': 'Asignarme el ticket en {language}',
  'curation.releasedAsDone':
    'Todas las demos estaban revisadas, así que el ticket se ha cerrado. Hemos avisado al talento por correo.',
  'curation.release': 'Devolver',
  'curation.releaseFor': 'Devolver el ticket en {language}',
  'curation.handOver': 'Traspasar',
  'curation.handOverFor': 'Traspasar el ticket en {language}',
  'curation.handOverTitle': 'Traspasar este ticket',
  'curation.assignTitle': 'Asignar este ticket',
  'curation.assign': 'Asignar',
  'curation.assigned': 'Ticket asignado',
  'curation.noEngineer':
    'Ningún técnico de sonido activo de tu agencia habla este idioma. Invita a uno o actívalo en Técnicos de sonido.',
  'curation.handOverText': 'Lo que ya se ha revisado se queda como está.',
  'curation.handedOver': 'Ticket traspasado.',
  'curation.engineer': 'Técnico de sonido',
  'curation.noColleague': 'La agencia no tiene otro técnico de sonido activo. Devuelve el ticket.',
  'curation.review': 'Revisar',
  'curation.reviewFor': 'Revisar las demos en {language}',
};
