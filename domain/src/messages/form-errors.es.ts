import type { formErrorsEn } from './form-errors.en.ts';

export const formErrorsEs: Readonly<Record<keyof typeof formErrorsEn, string>> = {
  'invoice.prefixShape': 'Usa hasta 12 mayúsculas, cifras y guiones; empieza por una letra o una cifra.',
  'agency.slugShape':
    'Usa letras minúsculas de la a a la z, cifras y guiones, sin guion al principio ni al final.',
  'agency.slugReserved': 'Esta palabra está reservada para las páginas de la plataforma. Elige otra.',
  'notice.chatAddress': 'Escribe la dirección de un webhook entrante de Slack o Microsoft Teams.',
  'webhook.address': 'Escribe una dirección https sin nombre de usuario ni contraseña.',
  'agency.senderAddress': 'El nombre no puede contener una dirección ni @ < > " , ; \\',
  'vacation.order': 'Elige un último día igual o posterior al primero.',
  'rateTable.exchangeRate': 'Introduce un cambio mayor que 0, como 0,9213.',
  'rateTable.order': 'Un plazo más largo, un territorio más amplio o más anuncios no pueden costar menos.',
  'talent.oneMainLanguage': 'Elige un solo idioma principal.',
  'project.languageInUse': 'Quita primero las voces preseleccionadas en este idioma.',
  'validation.momentPast': 'Elige una fecha y hora futuras.',
  'audition.outcomeEarly': 'Elige una fecha a partir de la fecha límite.',
  'audition.outcomeLate': 'Elige una fecha dentro de los {days} días siguientes a la fecha límite.',
  'audition.nobodyPicked': 'Elige al menos una voz.',
  'audition.noNote': 'Indica al talento qué debe cambiar.',
  'audition.noScript': 'Escribe el guion o añádelo en PDF.',
  'audition.noCharacter': 'Elige al menos un personaje.',
  'delivery.chooseFix': 'Elige al menos una corrección u otro nombre.',
  'delivery.moment': 'Indica minutos y segundos, por ejemplo 1:23.',
  'payment.characters': 'Los bancos no aceptan {characters}. Quítalo.',
  'payment.withholdingEnded': 'Este tipo ya no se aplica. Indica el actual, con su último día.',
  'delivery.unknownToken': 'No existe alguna de las partes entre llaves. Usa {tokens}.',
  'delivery.noToken': 'Usa al menos una parte entre llaves, por ejemplo {token}.',
};
