import type { TranslatedCatalog } from '../catalog.ts';
import type { rosterEmail as en } from '../en/rosterEmail.ts';

export const rosterEmail: TranslatedCatalog<typeof en> = {
  'rosterEmail.open': 'Escribir…',
  'rosterEmail.title': '{count, plural, one {Correo a # talento} other {Correo a # talentos}}',
  'rosterEmail.lead':
    'Cada talento recibe su propio correo y no ve la dirección de nadie más. Las respuestas llegan a la dirección de contacto de tu agencia. El saludo, y «Mensaje de» con el nombre de tu agencia en el asunto, los ponemos nosotros.',
  'rosterEmail.subject': 'Asunto',
  'rosterEmail.message': 'Mensaje',
  'rosterEmail.look': 'Vista previa',
  'rosterEmail.checkTitle':
    '{count, plural, =0 {Nadie recibe este correo} one {Revisa el correo a # talento} other {Revisa el correo a # talentos}}',
  'rosterEmail.getsIt': '{count, plural, one {# talento lo recibe} other {# talentos lo reciben}}',
  'rosterEmail.leftOut': '{count, plural, one {# talento queda fuera} other {# talentos quedan fuera}}',
  'rosterEmail.nobody': 'Ahora no se puede escribir a ninguno de los talentos elegidos.',
  'rosterEmail.shownTo': 'Como lo ve',
  'rosterEmail.replyTo': 'Las respuestas llegan a',
  'rosterEmail.language': 'Idioma',
  'rosterEmail.language.en': 'Inglés',
  'rosterEmail.language.es': 'Español',
  'rosterEmail.preview': 'El correo',
  'rosterEmail.rendering': 'Preparando el correo',
  'rosterEmail.back': 'Volver al texto',
  'rosterEmail.send': '{count, plural, one {Enviar # correo} other {Enviar # correos}}',
  'rosterEmail.sendRest':
    '{count, plural, one {Enviar el correo que falta} other {Enviar los # correos que faltan}}',
  'rosterEmail.progress': 'Correos enviados',
  'rosterEmail.sending': '{count, number} de {all, number} enviados',
  'rosterEmail.sent': 'Listo: {count, number} de {all, number}',
  'rosterEmail.outcome.queued': 'En camino',
  'rosterEmail.outcome.already': 'Ya recibió este correo en las últimas 24 horas',
  'rosterEmail.outcome.enough': 'Ya recibió {max} correos de tu agencia en las últimas 24 horas',
  'rosterEmail.outcome.blocked': 'Bloqueado por tu agencia',
  'rosterEmail.outcome.unconfirmed': 'Correo sin confirmar',
  'rosterEmail.outcome.notFound': 'Ya no está en tu agencia',
};
