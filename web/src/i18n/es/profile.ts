import type { CatalogOf } from '../catalog.ts';
import type { profile as en } from '../en/profile.ts';

export const profile: CatalogOf<typeof en> = {
  'profile.account': 'Cuenta',
  'profile.you': 'Sobre ti',
  'profile.roles': 'Roles',
  'profile.agencies': 'Agencias',
  'profile.engineerLead': 'Recibes demos para revisar en tus idiomas de trabajo.',
  'profile.workingLanguages': 'Idiomas de trabajo',
  'security.password': 'Cambia tu contraseña',
  'security.passwordLead': 'Aquí sigues dentro; en los demás dispositivos se cierra la sesión.',
  'security.current': 'Contraseña actual',
  'security.change': 'Cambiar la contraseña',
  'security.changed': 'Contraseña cambiada. La sesión se ha cerrado en los demás dispositivos.',
  'security.notYours': 'No puedes cambiar una contraseña mientras actúas como otra persona.',
  'dashboard.title': 'Te damos la bienvenida, {name}',
  'dashboard.waiting': 'Registros por revisar',
  'dashboard.waitingLead':
    'Las cuentas nuevas no pueden entrar hasta que las apruebes. Les avisamos de que puede tardar hasta {hours} horas.',
  'dashboard.nobodyWaits': 'Nadie espera respuesta',
  'dashboard.begin': 'Por dónde empezar',
  'dashboard.beginTalent': 'Suma una voz a tu agencia. Cada locutor rellena su propio perfil.',
  'dashboard.beginEngineer': 'Incorpora a un técnico de sonido que revise demos y lleve sesiones.',
  'dashboard.beginClient':
    'Consulta quién hace castings contigo y añade un cliente o a alguien de su equipo.',
  'dashboard.toClients': 'Ver clientes',
  'dashboard.waitingForYou': 'Pendiente de ti',
  'dashboard.nothingWaits': 'Lo tienes todo al día',
  'dashboard.accept': 'Aceptar',
  'dashboard.acceptName': 'Aceptar a {name}',
  'dashboard.accepted': '{name} ya puede trabajar contigo.',
  'dashboard.reject': 'Rechazar',
  'dashboard.rejectName': 'Rechazar a {name}',
  'dashboard.rejectTitle': '¿Rechazar a {name}?',
  'dashboard.rejectText': 'No podrá entrar. Puedes cambiar de opinión más adelante.',
  'dashboard.rejected': 'Has rechazado a {name}.',
  'deletion.title': 'Talentos que piden eliminar sus datos',
  'deletion.lead': 'La ley te da un mes. Los informes firmados, los pedidos y los pagos se conservan.',
  'deletion.confirm': 'Confirmar la eliminación',
  'deletion.confirmName': 'Confirmar la eliminación de {name}',
  'deletion.askTitle': '¿Eliminar todo sobre {name}?',
  'deletion.askText':
    'La cuenta, el perfil, las demos y las audiciones se eliminan al momento y no se pueden recuperar. Su voz desaparece de todos los castings.',
  'deletion.askOthers':
    'Tu agencia está de acuerdo. Todo se elimina cuando {count, plural, one {la otra agencia} other {las otras # agencias}} de este talento también lo confirmen.',
  'deletion.confirmed': 'Confirmado. Las demás agencias de {name} también tienen que aceptarlo.',
  'deletion.done': 'Se ha eliminado todo sobre {name}.',
  'deletion.waitsForOthers': 'A la espera de {count, plural, one {otra agencia} other {otras # agencias}}',
  'dashboard.invite.talent': 'Invitar a un talento',
  'dashboard.invite.engineer': 'Invitar a un técnico de sonido',
  'dashboard.inviteLead.talent':
    'Recibirá un correo con un enlace a un formulario con los datos que pongas aquí ya rellenados.',
  'dashboard.inviteLead.engineer':
    'Recibirá un correo con un enlace. Los técnicos de sonido solo pueden registrarse con invitación.',
  'dashboard.sendInvite': 'Enviar la invitación',
  'dashboard.invited': 'Invitación enviada a {email}.',
};
