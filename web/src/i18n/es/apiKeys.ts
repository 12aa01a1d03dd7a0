import type { TranslatedCatalog } from '../catalog.ts';
import type { apiKeys as english } from '../en/apiKeys.ts';

/** Claves con las que los programas de una agencia trabajan con la plataforma, para sus administradores. */
export const apiKeys: TranslatedCatalog<typeof english> = {
  'apiKeys.title': 'Claves de API',
  'apiKeys.lead': 'Para programas que trabajan con la plataforma en nombre de {agency}.',
  'apiKeys.docs': 'Documentación de la API',
  'apiKeys.add': 'Nueva clave de API',
  'apiKeys.name': 'Nombre',
  'apiKeys.nameHint': 'Aparece en el registro de actividad.',
  'apiKeys.areas': 'Áreas',
  'apiKeys.areasHint': 'La clave no da acceso a nada más.',
  'apiKeys.area.talents': 'Talentos',
  'apiKeys.area.demos': 'Demos',
  'apiKeys.area.castings': 'Proyectos y castings',
  'apiKeys.area.auditions': 'Audiciones',
  'apiKeys.area.orders': 'Pedidos y licencias',
  'apiKeys.right': 'Acceso',
  'apiKeys.right.read': 'Solo lectura',
  'apiKeys.right.write': 'Lectura y escritura',
  'apiKeys.lastDay': 'Último día (opcional)',
  'apiKeys.lastDayHint': 'Funciona hasta la medianoche UTC al final de este día.',
  'apiKeys.used': 'Último uso',
  'apiKeys.never': 'Nunca',
  'apiKeys.ends': 'Último día (UTC)',
  'apiKeys.noEnd': 'Ninguno',
  'apiKeys.state': 'Estado',
  'apiKeys.state.active': 'Activa',
  'apiKeys.state.ended': 'Caducada',
  'apiKeys.state.revoked': 'Revocada',
  'apiKeys.actions': 'Acciones',
  'apiKeys.none': 'Todavía no hay claves de API',
  'apiKeys.noneText': 'Crea una para un programa de tu agencia, como el de contabilidad.',
  'apiKeys.addLead':
    'Quien tenga la clave podrá hacer en estas áreas lo mismo que un miembro del equipo, y nada de lo reservado a administradores.',
  'apiKeys.addSubmit': 'Crear la clave',
  'apiKeys.shownTitle': 'Tu nueva clave de API',
  'apiKeys.shownText':
    'Cópiala ahora y guárdala en un lugar seguro: solo se muestra esta vez y nadie podrá consultarla después.',
  'apiKeys.shownLabel': 'Clave de API «{name}»',
  'apiKeys.revoke': 'Revocar',
  'apiKeys.revokeName': 'Revocar {name}',
  'apiKeys.revokeTitle': '¿Revocar {name}?',
  'apiKeys.revokeText':
    'Los programas que usan esta clave dejan de tener acceso desde este momento. No se puede deshacer; puedes crear otra clave.',
  'apiKeys.revoked': 'Se ha revocado {name}',
  'apiKeys.file': 'claves-api',
};
