import type { CatalogOf } from '../catalog.ts';
import type { curation as en } from '../en/curation.ts';

export const curation: CatalogOf<typeof en> = {
  'nav.curate': 'Curar',
  'curation.lead': 'Antes de que las oigan los clientes, las demos pasan por el oído de ingeniería.',
  'curation.mine': 'Mis tickets',
  'curation.available': 'Tickets disponibles',
  'curation.notEngagedTitle': 'A la espera de la agencia',
  'curation.notEngaged':
    'La agencia que te invitó tiene que activar tu cuenta. Los tickets aparecerán aquí en cuanto lo haga.',
  'curation.invitationTitle': 'Una agencia te ha invitado',
  'curation.invitationText':
    'Le gustaría que revisaras demos y grabaras sesiones. Cuando aceptes, alguien de su administración activará tu cuenta allí.',
  'curation.invitationAccept': 'Aceptar la invitación',
  'curation.invitationAccepted': 'Invitación aceptada. La agencia activará tu cuenta.',
  'curation.noneTitle': 'Ahora mismo no hay demos que revisar',
  'curation.none': 'Los tickets aparecerán aquí en cuanto haya demos nuevas en tus idiomas de trabajo.',
  'curation.toLanguages': 'Ver tus idiomas de trabajo',
  'curation.noneMine': 'No has cogido ningún ticket.',
  'curation.noneAvailable': 'Ninguna demo espera.',
  'curation.language': 'Idioma',
  'curation.talents': 'Talentos',
  'curation.demos': 'Demos',
  'curation.since': 'En espera desde',
};
