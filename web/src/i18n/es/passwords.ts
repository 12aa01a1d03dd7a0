import type { TranslatedCatalog } from '../catalog.ts';
import type { passwords as en } from '../en/passwords.ts';

export const passwords: TranslatedCatalog<typeof en> = {
  'forgotPassword.link': '¿Has olvidado tu contraseña?',
  'forgotPassword.title': '¿Has olvidado tu contraseña?',
  'forgotPassword.lead':
    'Dinos el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
  'forgotPassword.submit': 'Enviar el enlace',
  'forgotPassword.backToSignIn': 'Volver a iniciar sesión',
  'forgotPassword.sentTitle': 'Mira tu correo',
  'forgotPassword.sent':
    'Si hay una cuenta con {email}, el enlace va de camino. Sirve una sola vez y caduca en {lifetime}.',
  'forgotPassword.again': 'Usar otro correo',
  'resetPassword.title': 'Elige una contraseña nueva',
  'resetPassword.lead':
    'A partir de ahora entrarás con ella. Se cerrará la sesión en tus otros dispositivos.',
  'resetPassword.leadFor':
    'Para {email}. A partir de ahora entrarás con ella y se cerrará la sesión en tus otros dispositivos.',
  'resetPassword.firstTitle': 'Elige una contraseña',
  'resetPassword.firstLead': 'A partir de ahora entrarás con ella.',
  'resetPassword.firstLeadFor': 'Para {email}. A partir de ahora entrarás con ella.',
  'resetPassword.first': 'Contraseña',
  'resetPassword.repeatFirst': 'Repite la contraseña',
  'resetPassword.firstDone': 'Contraseña guardada. Inicia sesión con ella.',
  'resetPassword.new': 'Contraseña nueva',
  'resetPassword.hint': 'Al menos {min} caracteres',
  'resetPassword.repeat': 'Repite la contraseña',
  'resetPassword.submit': 'Guardar la contraseña',
  'resetPassword.done': 'Contraseña cambiada. Ya puedes entrar con la nueva.',
  'resetPassword.spentTitle': 'Este enlace no sirve',
  'resetPassword.spentText': 'Ha caducado, ya se usó o está incompleto. Pide un enlace nuevo.',
  'resetPassword.newLink': 'Pedir un enlace nuevo',
};
