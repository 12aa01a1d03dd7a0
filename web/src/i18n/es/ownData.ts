import type { TranslatedCatalog } from '../catalog.ts';
import type { ownData as english } from '../en/ownData.ts';

export const ownData: TranslatedCatalog<typeof english> = {
  'ownData.title': 'Tus datos',
  'ownData.lead': 'Los datos que guardamos sobre ti son tuyos.',
  'ownData.voiceText':
    'Mira dónde está tu voz, quién la ha escuchado y qué has aceptado, y elimina lo que ya no quieras tener aquí.',
  'ownData.voice': 'Los datos de tu voz',
  'ownData.exportText':
    'Descarga todo lo que guardamos sobre ti: cada registro, tus demos y tus audiciones, en un zip.',
  'ownData.export': 'Descargarlo todo',
  'ownData.exporting': 'Reuniendo datos: {megabytes, number} MB hasta ahora',
  'ownData.exported': 'Todo lo que guardamos sobre ti está en tus descargas.',
  'ownData.deleteText':
    'Pide que se elimine tu cuenta con todo su contenido. Los informes firmados, los pedidos y los pagos se conservan, como exige la ley.',
  'ownData.delete': 'Solicitar la eliminación',
  'ownData.password': 'Tu contraseña',
  'ownData.passwordHint': 'Para que nadie más pueda hacerlo en tu dispositivo.',
  'ownData.confirmTitle': '¿Eliminarlo todo?',
  'ownData.confirmText':
    'Cada una de tus agencias tiene que confirmarlo. Después, tu cuenta, tu perfil, tus demos y tus audiciones se eliminan para siempre y ya no apareces en los castings. Los informes firmados, los pedidos y los pagos se conservan, como exige la ley.',
  'ownData.deleteTalentText':
    'Pide que se elimine todo lo que tienes como talento. Tu cuenta se conserva, y también los informes firmados, los pedidos y los pagos, como exige la ley.',
  'ownData.confirmTalentText':
    'Cada una de tus agencias tiene que confirmarlo. Después, tu perfil de talento, tus demos y tus audiciones se eliminan para siempre y ya no apareces en los castings. Los informes firmados, los pedidos y los pagos se conservan, como exige la ley.',
  'ownData.rolesStay': 'Aquí no eres solo talento. Se conservan tu cuenta y estos roles: {roles}.',
  'ownData.roleIn': '{role} ({count, plural, one {# agencia} other {# agencias}})',
  'ownData.requested': 'Eliminación solicitada',
  'ownData.requestedText': 'Tus agencias tienen que confirmarlo. Recibirás un correo cuando esté hecho.',
  'ownData.withdraw': 'Conservar mis datos',
  'ownData.withdrawn': 'Solicitud retirada. No se eliminará nada.',
};
