import type { CatalogOf } from '../catalog.ts';
import type { curation as en } from '../en/curation.ts';

export const curation: CatalogOf<typeof en> = {
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
  'curation.noneTitle': 'Ahora mismo no hay demos que revisar',
  'curation.none': 'Los tickets aparecerán aquí en cuanto haya demos nuevas en tus idiomas de trabajo.',
  'curation.toLanguages': 'Ver tus idiomas de trabajo',
  'curation.noneMine': 'Todavía no te has asignado ningún ticket.',
  'curation.noneAvailable': 'No hay demos pendientes de revisar.',
  'curation.language': 'Idioma',
  'curation.talents': 'Talentos',
  'curation.demos': 'Demos',
  'curation.since': 'En espera desde',
};
