import type { TranslatedCatalog } from '../catalog.ts';
import type { engineers as english } from '../en/engineers.ts';

/** Técnicos de sonido de una agencia, para sus administradores. */
export const engineers: TranslatedCatalog<typeof english> = {
  'engineers.title': 'Técnicos de sonido',
  'engineers.lead': 'Quienes revisan demos y llevan sesiones de grabación para {agency}.',
  'engineers.invite': 'Invitar a un técnico de sonido',
  'engineers.search': 'Nombre o correo',
  'engineers.language': 'Idioma',
  'engineers.anyLanguage': 'Todos los idiomas',
  'engineers.name': 'Nombre',
  'engineers.email': 'Correo',
  'engineers.phone': 'Teléfono',
  'engineers.languages': 'Idiomas',
  'engineers.status': 'Estado',
  'engineers.status.pending': 'Sin contratar',
  'engineers.status.released': 'Ya no colabora',
  'engineers.status.active': 'Contratado',
  'engineers.status.blocked': 'Bloqueado',
  'engineers.statusHint':
    'Solo los técnicos de sonido contratados ven tickets y sesiones de {agency}. Lo que hacen para otras agencias no cambia.',
  'engineers.created': 'Alta',
  'engineers.actions': 'Acciones',
  'engineers.engage': 'Contratar',
  'engineers.engageName': 'Contratar a {name}',
  'engineers.engaged': '{name} ya trabaja con tu agencia',
  'engineers.releaseTitle': '¿Dar de baja a {name}?',
  'engineers.releaseLead': 'Pierde enseguida el acceso a tu agencia y deja de ver aquí sus sesiones.',
  'engineers.sessionsPlanned':
    '{count, plural, one {# sesión planificada necesita} other {# sesiones planificadas necesitan}} otro técnico',
  'engineers.handOver':
    'Las sesiones siguen planificadas, pero sin nadie que pueda abrirlas. Abre cada una para asignarla a otro técnico, antes o después de la baja.',
  'engineers.plannedSession': '{at}: {character}, {project}',
  'engineers.sessionsFailed': 'No se han podido cargar las sesiones planificadas.',
  'engineers.release': 'Dar de baja',
  'engineers.releaseName': 'Dar de baja a {name}',
  'engineers.released': '{name} ya no trabaja con tu agencia ni ve nada de ella',
  'engineers.newLink': 'Enviar un enlace nuevo',
  'engineers.newLinkHint': 'Un enlace para confirmar su correo, si todavía no lo ha hecho.',
  'engineers.newLinkSent': 'Enlace nuevo enviado a {email}',
  'engineers.none': 'Aún no hay técnicos de sonido',
  'engineers.noneText':
    'Invita a un técnico de sonido. Aparecerá aquí cuando se haya registrado o haya aceptado.',
  'engineers.notFound': 'Ningún técnico de sonido coincide',
  'engineers.notFoundText': 'Busca por cualquier palabra del nombre o por el correo, o elige otro idioma.',
  'engineers.openInvitations': 'Invitaciones sin respuesta',
  'engineers.toInvitations': 'Reenviar o retirar invitaciones',
  'engineers.file': 'tecnicos',
  'engineers.showAll': 'Ver todos los técnicos',
};
