import type { TranslatedCatalog } from '../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: TranslatedCatalog<typeof english> = {
  'calendar.title': 'Calendario',
  'calendar.coming': 'Reservas',
  'calendar.none': 'Aún no hay reservas',
  'calendar.noneText': 'Las franjas que confirmes aparecerán aquí.',
  'calendar.agreed': 'Acordado como {time}',
  'calendar.role': '{character} en {project}, {language}, para {agency}',
  'calendar.moving': 'Hay franjas nuevas: mira tu correo',
  'calendar.materials': 'Materiales',
  'calendar.materialsFor': 'Materiales para {character}',
  'calendar.follow': 'En tu propio calendario',
  'calendar.followLead':
    'Google Calendar, Outlook y el calendario de Apple pueden suscribirse a una dirección privada: las reservas aparecen allí automáticamente y desaparecen si se cancelan.',
  'calendar.make': 'Crear dirección privada',
  'calendar.made': 'Dirección creada',
  'calendar.address': 'Dirección privada',
  'calendar.secret': 'Cualquiera con esta dirección ve tus reservas. Creada:',
  'calendar.copy': 'Copiar dirección',
  'calendar.open': 'Abrir en el calendario',
  'calendar.replace': 'Cambiar la dirección',
  'calendar.close': 'Eliminar la dirección',
  'calendar.replaceTitle': '¿Cambiar la dirección?',
  'calendar.closeTitle': '¿Eliminar la dirección?',
  'calendar.endsText': 'Los calendarios suscritos a la dirección actual dejarán de actualizarse.',
  'calendar.notYours': 'Solo el dueño de este calendario ve su dirección privada.',
};
