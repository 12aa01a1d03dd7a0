import type { CatalogOf } from '../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: CatalogOf<typeof english> = {
  'calendar.title': 'Calendario',
  'calendar.coming': 'Reservas',
  'calendar.none': 'Aún no hay reservas',
  'calendar.noneText': 'Cuando confirmes una franja, la encontrarás aquí.',
  'calendar.agreed': 'Acordado como {time}',
  'calendar.role': '{character} en {project}, {language}, para {agency}',
  'calendar.moving': 'Hay franjas nuevas: mira tu correo',
  'calendar.materials': 'Materiales',
  'calendar.materialsOf': 'Materiales para {character}',
  'calendar.follow': 'En tu propio calendario',
  'calendar.followLead':
    'Google Calendar, Outlook y el calendario de Apple pueden seguir una dirección privada: las reservas aparecen allí solas y desaparecen si se cancelan.',
  'calendar.make': 'Crear dirección privada',
  'calendar.made': 'Dirección creada',
  'calendar.address': 'Dirección privada',
  'calendar.secret': 'Quien tenga esta dirección ve tus reservas. Creada:',
  'calendar.copy': 'Copiar dirección',
  'calendar.open': 'Abrir en el calendario',
  'calendar.replace': 'Cambiar la dirección',
  'calendar.close': 'Eliminar la dirección',
  'calendar.replaceTitle': '¿Cambiar la dirección?',
  'calendar.closeTitle': '¿Eliminar la dirección?',
  'calendar.endsText': 'Los calendarios que siguen la dirección actual dejarán de recibir tus reservas.',
  'calendar.notYours': 'La dirección privada es solo para la persona de este calendario.',
};
