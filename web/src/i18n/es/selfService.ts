import type { CatalogOf } from '../catalog.ts';
import type { selfService as en } from '../en/selfService.ts';

export const selfService: CatalogOf<typeof en> = {
  'selfService.title': 'Autoservicio',
  'selfService.lead': 'Talentos a los que {agency} ha invitado y hasta dónde ha llegado cada uno.',
  'selfService.invite': 'Invitar a un talento',
  'selfService.name': 'Nombre',
  'selfService.email': 'Correo',
  'selfService.language': 'Idioma',
  'selfService.sent': 'Fecha de envío',
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
  'selfService.withdraw': 'Retirar',
  'selfService.withdrawName': 'Retirar la invitación de {name}',
  'selfService.withdrawTitle': '¿Retirar la invitación de {name}?',
  'selfService.withdrawText': 'El enlace de su correo dejará de funcionar. Puedes volver a invitarle.',
  'selfService.withdrawn': 'Invitación a {email} retirada',
  'selfService.none': 'Todavía no hay invitaciones',
  'selfService.noneText': 'Invita a un talento y verás aquí cuándo abre el enlace y se une.',
};
