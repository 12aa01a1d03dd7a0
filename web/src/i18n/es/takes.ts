import type { TranslatedCatalog } from '../catalog.ts';
import type { takes as en } from '../en/takes.ts';

export const takes: TranslatedCatalog<typeof en> = {
  'takes.compare': 'Comparar tomas ({count})',
  'takes.compareFor': 'Comparar tomas ({count}): {character}',
  'takes.compareTitle': 'Comparar {count} tomas para {character}',
  'takes.compareBlind': 'Comparar a ciegas',
  'takes.pickTitle': '¿Qué tomas para {character}?',
  'takes.picked': '{count} de {most} para comparar',
  'takes.comments': 'Comentarios sobre la toma de {name}: {count}',
  'takes.commentsTitle': 'Comentarios sobre la toma de {name} para {character}',
  'takes.commentsLead':
    'Los ve todo el equipo del proyecto. El talento y quienes abren un enlace compartido, nunca.',
  'takes.forward': 'Enviar al cliente',
  'takes.forwardFor': 'Enviar al cliente la toma de {name}',
  'takes.forwardAll': 'Enviar tomas al cliente ({count})',
  'takes.forwardTitle': 'Enviar tomas al cliente',
  'takes.forwardLead':
    'El cliente podrá escuchar estas tomas desde ahora y recibirá un correo con tu mensaje.',
  'takes.which': 'Tomas',
  'takes.message': 'Mensaje para el cliente (opcional)',
  'takes.forwarded': '{count, plural, one {# toma enviada} other {# tomas enviadas}}',
  'takes.return': 'Devolver',
  'takes.returnFor': 'Devolver la toma a {name}',
  'takes.returnTitle': 'Pedir otra toma a {name}',
  'takes.returnLead':
    'Esta toma se borra y el talento recibe un correo con tu nota. El cliente no llega a escucharla.',
  'takes.returnNote': 'Qué debe cambiar',
  'takes.returned': 'Se ha pedido otra toma a {name}',
  'takes.returnedOn': 'Devuelta el {date}',
  'takes.noteIs': 'De la agencia: {note}',
  'takes.privateScripts':
    'Guiones confidenciales: las voces aceptan antes la confidencialidad y cada copia lleva su nombre',
  'takes.privateScriptsFailed': 'No se ha podido cambiar el ajuste de los guiones',
  'takes.to': 'Las tomas nuevas llegan',
  'takes.to.client': 'Directamente al cliente',
  'takes.to.agency': 'Primero a la agencia',
  'takes.toUsual': '{usual} (ajuste de la agencia)',
  'callback.title': 'Pedir otra ronda',
  'callback.lead':
    'Para {character}. Cada voz recibe un correo con tus indicaciones y envía una sola grabación.',
  'callback.direction': 'Indicaciones',
  'callback.directionExample': 'Más cálida y algo más despacio, con una sonrisa en la marca',
  'callback.call': 'Pedir otra ronda',
  'callback.callFor': 'Pedir otra ronda a {name}',
  'callback.round': 'Ronda {round}',
  'callback.inRound': '{name}, ronda {round}',
  'callback.scriptVersion': 'Grabada con la versión {version} del guion',
};
