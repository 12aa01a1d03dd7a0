import type { CatalogOf } from '../catalog.ts';
import type { profile as en } from '../en/profile.ts';

export const profile: CatalogOf<typeof en> = {
  'profile.account': 'Cuenta',
  'profile.you': 'Sobre ti',
  'profile.roles': 'Roles',
  'profile.agencies': 'Agencias',
  'profile.engineerLead': 'Recibes demos para curar en tus idiomas de trabajo.',
  'profile.workingLanguages': 'Idiomas de trabajo',
  'security.password': 'Cambia tu contraseña',
  'security.passwordLead': 'Aquí sigues dentro; en los demás dispositivos se cierra la sesión.',
  'security.current': 'Contraseña actual',
  'security.change': 'Cambiar la contraseña',
  'security.changed': 'Contraseña cambiada. La sesión se ha cerrado en los demás dispositivos.',
  'security.notYours': 'La contraseña de otra persona no la cambias tú, aunque actúes en su nombre.',
  'dashboard.title': 'Te damos la bienvenida, {name}',
  'dashboard.waiting': 'Registros por decidir',
  'dashboard.waitingLead': 'Nadie entra hasta que lo digas; se les avisa de que tarda hasta {hours} horas.',
  'dashboard.nobodyWaits': 'Nadie espera respuesta',
  'dashboard.accept': 'Aceptar',
  'dashboard.acceptName': 'Aceptar a {name}',
  'dashboard.accepted': '{name} ya puede trabajar contigo.',
  'dashboard.reject': 'Rechazar',
  'dashboard.rejectName': 'Rechazar a {name}',
  'dashboard.rejectTitle': '¿Rechazar a {name}?',
  'dashboard.rejectText': 'No podrá entrar. Puedes cambiar de opinión más adelante.',
  'dashboard.rejected': 'Has rechazado a {name}.',
  'deletion.title': 'Talentos que piden borrar sus datos',
  'deletion.lead': 'La ley te da un mes. Los informes firmados, los pedidos y los pagos se conservan.',
  'deletion.confirm': 'Confirmar el borrado',
  'deletion.confirmName': 'Confirmar el borrado de {name}',
  'deletion.askTitle': '¿Borrar todo sobre {name}?',
  'deletion.askText':
    'La cuenta, el perfil, las demos y las audiciones desaparecen al momento y no se pueden recuperar. Su voz desaparece de todos los castings.',
  'deletion.askOthers':
    'Tu agencia está de acuerdo. Todo se borra cuando {count, plural, one {la otra agencia} other {las otras # agencias}} de este talento también lo confirmen.',
  'deletion.confirmed': 'Confirmado. Las demás agencias de {name} también tienen que aceptarlo.',
  'deletion.done': 'Se ha borrado todo sobre {name}.',
  'deletion.waitsForOthers': 'Espera a {count, plural, one {otra agencia} other {otras # agencias}}',
  'dashboard.invite.talent': 'Invitar a un talento',
  'dashboard.invite.engineer': 'Invitar a un ingeniero',
  'dashboard.inviteLead.talent':
    'Recibirá un correo con un enlace; el formulario ya lleva lo que sabes de esa persona.',
  'dashboard.inviteLead.engineer':
    'Recibirá un correo con un enlace. Nadie se registra como ingeniero sin invitación.',
  'dashboard.sendInvite': 'Enviar la invitación',
  'dashboard.invited': 'Invitación enviada a {email}.',
};
