import type { TranslatedCatalog } from '../catalog.ts';
import type { accounts as en } from '../en/accounts.ts';

export const accounts: TranslatedCatalog<typeof en> = {
  'signIn.title': 'Iniciar sesión',
  'signIn.ended': 'Se ha cerrado la sesión: has cambiado la contraseña o has salido desde otro sitio.',
  'signIn.lead': 'Elige voces por idioma y personaje, escúchalas una junto a otra y contrata.',
  'signIn.email': 'Correo electrónico',
  'signIn.password': 'Contraseña',
  'signIn.showPassword': 'Mostrar la contraseña',
  'signIn.hidePassword': 'Ocultar la contraseña',
  'signIn.submit': 'Entrar',
  'signIn.google': 'Continuar con Google',
  'signIn.or': 'o',
  'signIn.already': 'Ya has iniciado sesión',
  'signIn.automatic': 'Iniciando tu sesión',
  'authError.emailInUse': 'Este correo ya está en uso',
  'authError.invalidEmail': 'El correo no es válido',
  'authError.wrongPassword': 'La contraseña no es correcta',
  'authError.wrongCredentials': 'El correo o la contraseña no son correctos',
  'authError.userNotFound': 'No existe ningún usuario con ese correo',
  'authError.userDisabled': 'Esta cuenta está desactivada. Escribe a tu agencia.',
  'authError.tooManyRequests': 'Demasiados intentos. Prueba más tarde.',
  'authError.unverifiedEmail': 'Tienes que verificar este correo',
  'authError.recentLogin': 'Vuelve a iniciar sesión para continuar',
  'authError.expiredCode': 'Este enlace ha caducado',
  'authError.invalidCode': 'Este enlace no es válido',
  'authError.invalidPhoneCode': 'El código del teléfono no es válido',
  'authError.missingPhoneCode': 'Falta el código del teléfono',
  'authError.unknownAccount': 'Todavía no hay ninguna cuenta con esta dirección. Crea una primero.',
  'authError.popupBlocked':
    'El navegador ha bloqueado la ventana. Permítela en esta página e inténtalo otra vez.',
  'authError.cancelled': 'Has cancelado la solicitud.',
  'authError.network':
    'Sin conexión. No se pierde nada de lo que has escrito: inténtalo de nuevo cuando vuelvas a tener conexión.',
  'authError.unexpected': 'Error inesperado :(',
  'session.noAgencies': 'Tu cuenta no tiene ninguna agencia asignada',
  'session.signOut': 'Cerrar sesión',
  'verifyEmail.title': 'Confirma tu correo',
  'verifyEmail.text':
    'Te hemos enviado un enlace. Ábrelo para confirmar que el correo es tuyo; esta página continuará automáticamente.',
  'verifyEmail.textFor':
    'Hemos enviado un enlace a {email}. Ábrelo para confirmar que el correo es tuyo; esta página continuará automáticamente.',
  'verifyEmail.hint':
    '¿No te ha llegado? Mira en el correo no deseado o pide que te lo enviemos otra vez. ¿Te equivocaste de correo? Cierra sesión y regístrate con el correcto.',
  'verifyEmail.resend': 'Reenviar el correo',
  'verifyEmail.correct': '¿Dirección equivocada? Corrígela',
  'verifyEmail.failed': 'Algo salió mal',
  'verifyEmail.backToSignIn': 'Ir a iniciar sesión',
  'pending.title': '¡Gracias!',
  'pending.review': 'Estamos revisando tu registro',
  'pending.hours': 'La aprobación puede tardar hasta {hours} horas. Te escribiremos en cuanto la tengas.',
  'pending.rejectedTitle': 'No hemos aceptado tu registro',
  'pending.rejectedBy': '{agency} ha decidido no abrirte una cuenta. Si crees que es un error, escríbele.',
  'pending.rejected': 'La agencia ha decidido no abrirte una cuenta. Si crees que es un error, escríbenos.',
  'pending.ask': 'Escribir a {name}',
  'pending.askUs': 'Escríbenos',
  'mobile.title': 'Sigue en un ordenador',
  'mobile.text':
    'El espacio de trabajo muestra idiomas, personajes y voces a la vez y necesita una pantalla grande. Abre esta dirección en un ordenador:',
  'mobile.doneTitle': 'Tu cuenta está lista',
  'mobile.doneText':
    'Tu perfil está guardado. Lo demás es más cómodo en un ordenador. Abre allí esta dirección:',
  'mobile.continue': 'Seguir en este móvil',
  'mobile.mailLink': 'Enviarme el enlace por correo',
  'mobile.mailed': 'Hemos enviado el enlace a {email}.',
  'mobile.links':
    'Los enlaces a audiciones, vistas previas e informes que te llegan por correo sí funcionan en este teléfono.',
};
