import type { TranslatedCatalog } from '../catalog.ts';
import type { selfService as en } from '../en/selfService.ts';

export const selfService: TranslatedCatalog<typeof en> = {
  'selfService.title': 'Autoservicio',
  'selfService.lead': 'Talentos a los que {agency} ha invitado y hasta dónde ha llegado cada uno.',
  'selfService.invite': 'Invitar a un talento',
  'selfService.name': 'Nombre',
  'selfService.email': 'Correo',
  'selfService.language': 'Idioma',
  'selfService.sentAt': 'Enviada el',
  'selfService.openedAt': 'Abierta el',
  'selfService.joinedAt': 'Se unió el',
  'selfService.outcome': 'Estado',
  'selfService.outcome.sent': 'Enviada',
  'selfService.outcome.opened': 'Abierta',
  'selfService.outcome.signedUp': 'Registrado',
  'selfService.outcome.accepted': 'Aceptada',
  'selfService.outcome.withdrawn': 'Retirada',
  'selfService.actions': 'Acciones',
  'selfService.resend': 'Volver a enviar',
  'selfService.resendTo': 'Volver a enviar a {name}',
  'selfService.resent': 'Invitación enviada de nuevo a {email}',
  'selfService.correct': 'Editar',
  'selfService.correctName': 'Editar la invitación de {name}',
  'selfService.correctTitle': 'Corregir la invitación',
  'selfService.correctLead':
    'Se envió a {email}. Con otra dirección u otro idioma se envía un enlace nuevo y el anterior deja de funcionar.',
  'selfService.withdraw': 'Retirar',
  'selfService.withdrawName': 'Retirar la invitación de {name}',
  'selfService.withdrawTitle': '¿Retirar la invitación de {name}?',
  'selfService.withdrawText': 'El enlace de su correo dejará de funcionar. Puedes volver a invitarle.',
  'selfService.withdrawn': 'Invitación a {email} retirada',
  'selfService.none': 'Todavía no hay invitaciones',
  'selfService.noneText': 'Invita a un talento y verás aquí cuándo abre el enlace y se une.',
  'selfService.file': 'invitaciones',
  'selfService.many.resend':
    '{count, plural, one {Enviar # invitación otra vez} other {Enviar # invitaciones otra vez}}',
  'selfService.many.withdraw': '{count, plural, one {Retirar # invitación} other {Retirar # invitaciones}}',
  'selfService.manyTitle.resend':
    '{count, plural, one {¿Enviar # invitación otra vez?} other {¿Enviar # invitaciones otra vez?}}',
  'selfService.manyTitle.withdraw':
    '{count, plural, one {¿Retirar # invitación?} other {¿Retirar # invitaciones?}}',
  'selfService.manyText.resend': 'Cada talento vuelve a recibir el correo con su enlace.',
  'selfService.manyText.withdraw':
    'Los enlaces de sus correos dejarán de funcionar. Puedes volver a invitarlos.',
};
