import type { TranslatedCatalog } from '../catalog.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: TranslatedCatalog<typeof english> = {
  'notices.title': 'Avisos',
  'notices.lead':
    'Elige qué recibes y por dónde. Los correos sobre tu cuenta, las invitaciones y los códigos se envían siempre.',
  'notices.markAll': 'Marcar todo como leído',
  'notices.kinds': 'Filtrar por tipo',
  'notices.none': 'Todavía no hay avisos',
  'notices.noneHint': 'Aquí aparecen las solicitudes, respuestas, archivos y pedidos que te conciernen.',
  'notices.unread': 'Nuevo:',
  'notices.times': '{count} veces',
  'notices.choose': 'Elegir qué recibes',
  'notices.kind.auditions': 'Audiciones y tomas',
  'notices.kind.bookings': 'Disponibilidad y reservas',
  'notices.kind.sessions': 'Sesiones e informes',
  'notices.kind.deliveries': 'Entregas',
  'notices.kind.orders': 'Pedidos, facturas y licencias',
  'notices.kind.talents': 'Voces, demos y revisiones',
  'notices.kind.messages': 'Mensajes',
  'notices.channel.page': 'Aquí',
  'notices.channel.email': 'Correo',
  'notices.channel.push': 'Dispositivos',
  'notices.channel.chat': 'Slack o Teams',
  'notices.chatUrl': 'Canal de Slack o Teams',
  'notices.chatUrlHint': 'La dirección de un webhook entrante del canal. Vacía: no se publica nada.',
  'notices.tryChat': 'Enviar un mensaje de prueba',
  'notices.chatTried': 'Enviado. Míralo en tu canal.',
  'notices.chatFailed': 'El canal no ha aceptado el mensaje. Revisa su dirección.',
};
