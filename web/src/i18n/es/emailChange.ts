import type { TranslatedCatalog } from '../catalog.ts';
import type { emailChange as english } from '../en/emailChange.ts';

export const emailChange: TranslatedCatalog<typeof english> = {
  'security.email': 'Cambia tu correo',
  'security.emailLead':
    'Con él inicias sesión y en él recibes nuestros mensajes. Cambia cuando abras el enlace que enviaremos al nuevo; entonces se cierra la sesión en todos los dispositivos.',
  'security.newEmail': 'Correo nuevo',
  'security.yourPassword': 'Tu contraseña',
  'security.sendEmailLink': 'Enviar el enlace',
  'security.emailSent':
    'Hemos enviado un enlace a {email}. Sirve una sola vez y caduca en {lifetime}; hasta entonces entras como siempre.',
  'security.noPassword':
    'Entras con Google y esta cuenta aún no tiene contraseña. Puedes crear una con un enlace que enviaremos a {email}; podrás seguir entrando con Google.',
  'security.emailOfGoogle':
    'Esta cuenta usa el correo de tu cuenta de Google, {email}. Para cambiarlo, crea antes una contraseña y entra con ella.',
  'security.setPassword': 'Crear una contraseña',
  'security.emailNotYours': 'No puedes cambiar un correo mientras actúas como otra persona.',
  'confirmEmail.title': 'Confirma tu correo',
  'confirmEmail.account': 'Pulsa el botón para confirmar que este correo es tuyo.',
  'confirmEmail.change':
    'Tu cuenta usará este correo a partir de ahora y se cerrará la sesión en todos tus dispositivos.',
  'confirmEmail.submit': 'Confirmar mi correo',
  'confirmEmail.doneTitle': 'Tu correo está confirmado',
  'confirmEmail.done': 'Inicia sesión con {email}.',
  'confirmEmail.doneHere': '{email} está confirmado. Ya has iniciado sesión.',
  'confirmEmail.continue': 'Continuar',
  'confirmEmail.signIn': 'Ir a iniciar sesión',
  'confirmEmail.spentTitle': 'Este enlace no sirve',
  'confirmEmail.spent': 'Ya se usó, ha caducado o está incompleto. Inicia sesión para pedir otro.',
  'confirmEmail.takenTitle': 'Este correo tiene otra cuenta',
  'confirmEmail.taken': 'Mientras tanto se ha creado una cuenta con él, así que tu correo sigue como estaba.',
};
