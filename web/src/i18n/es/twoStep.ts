import type { TranslatedCatalog } from '../catalog.ts';
import type { twoStep as english } from '../en/twoStep.ts';

/** Entrar también con un código del teléfono: pedido, configurado y usado. */
export const twoStep: TranslatedCatalog<typeof english> = {
  'twoStep.title': 'Inicio de sesión en dos pasos',
  'twoStep.requiredText':
    'Tu agencia exige el inicio de sesión en dos pasos a su equipo. Añade tu teléfono para continuar.',
  'twoStep.againText':
    'Tu agencia exige un código de tu teléfono, y has entrado sin él. Cierra la sesión y vuelve a entrar.',
  'twoStep.lead': 'Después de la contraseña, te pedimos un código que llega por SMS a tu teléfono.',
  'twoStep.isOn': 'Te pedimos un código cada vez que inicias sesión.',
  'twoStep.isOff': 'Desactivado. Añade un teléfono para activarlo.',
  'twoStep.notYours': 'No puedes cambiar cómo inicia sesión otra persona.',
  'twoStep.phones': 'Teléfonos que reciben códigos',
  'twoStep.phone': 'Número de teléfono',
  'twoStep.phoneHint': 'Con el prefijo del país, como +34 600 123 456.',
  'twoStep.phoneShape': 'Escribe el número con el prefijo del país, como +34 600 123 456.',
  'twoStep.sendCode': 'Enviarme un código',
  'twoStep.code': 'Código de tu teléfono',
  'twoStep.codeShape': 'Escribe las seis cifras del código.',
  'twoStep.sending': 'Un código va camino de tu teléfono.',
  'twoStep.sentTo': 'Hemos enviado un código por SMS a {phone}.',
  'twoStep.sendAgain': 'Enviarlo de nuevo',
  'twoStep.sendTo': 'Enviarlo a {phone}',
  'twoStep.challenge': 'Escribe el código de tu teléfono',
  'twoStep.signIn': 'Iniciar sesión',
  'twoStep.lostPhone':
    '¿Has perdido el teléfono? Un administrador de tu agencia puede quitarlo en Equipo de la agencia. Si eres su único administrador o trabajas para varias agencias, escribe al soporte de la plataforma.',
  'twoStep.addPhone': 'Añadir este teléfono',
  'twoStep.addAnother': 'Añadir otro teléfono',
  'twoStep.otherNumber': 'Usar otro número',
  'twoStep.added': 'Teléfono añadido. A partir de ahora te pediremos un código.',
  'twoStep.addedOn': 'Añadido el',
  'twoStep.remove': 'Quitar',
  'twoStep.removeName': 'Quitar {phone}',
  'twoStep.removeTitle': '¿Quitar este teléfono?',
  'twoStep.removeText': 'Ya no recibirá códigos; tus otros teléfonos sí.',
  'twoStep.removeLast':
    'Entrarás solo con tu contraseña. Si tu agencia pide el inicio de sesión en dos pasos, tendrás que añadir otro teléfono antes de continuar.',
  'twoStep.removed': 'Teléfono quitado.',
  'twoStep.proveFirst':
    'Confirma primero que {email} es tuyo: te enviaremos un enlace. Solo enviamos códigos a cuentas confirmadas.',
  'twoStep.sendLink': 'Enviar el enlace',
  'twoStep.linkSent': 'Enlace enviado. Ábrelo y vuelve aquí.',
  'twoStep.linkOpened': 'Ya he abierto el enlace',
};
