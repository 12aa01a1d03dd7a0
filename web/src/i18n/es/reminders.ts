import type { TranslatedCatalog } from '../catalog.ts';
import type { reminders as en } from '../en/reminders.ts';

export const reminders: TranslatedCatalog<typeof en> = {
  'reminders.title': 'Recordatorios por correo',
  'reminders.stopped': 'No recibirás más recordatorios por correo',
  'reminders.stoppedText':
    'Ya no te recordaremos los plazos. Las solicitudes de audición, sus cambios y las reservas te siguen llegando por correo.',
  'reminders.resumed': 'Vuelves a recibir recordatorios',
  'reminders.resumedText': 'Te escribiremos antes de que venza un plazo si aún no has respondido.',
  'reminders.askText': 'Nada cambia hasta que pulses el botón.',
  'reminders.stop': 'No recibir recordatorios',
  'reminders.resume': 'Volver a recibirlos',
  'reminders.badLinkTitle': 'Este enlace no funciona',
  'reminders.badLink': 'Abre el enlace del recordatorio más reciente o cámbialo en tu cuenta.',
  'reminders.card': 'Recordatorios',
  'reminders.lead':
    'Un día antes de que venza un plazo y otra vez tres horas antes, si aún no has respondido. Nunca de noche.',
  'reminders.byEmail': 'Recordatorios por correo',
};
