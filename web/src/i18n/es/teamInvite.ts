import type { TranslatedCatalog } from '../catalog.ts';
import type { teamInvite as english } from '../en/teamInvite.ts';

/** La página del enlace de una invitación a un equipo. */
export const teamInvite: TranslatedCatalog<typeof english> = {
  'joinTeam.title': 'Únete al equipo de {agency}',
  'joinTeam.text':
    'Tu rol allí: {roles}. Conservas tu cuenta y no cambia nada de lo demás para lo que la usas.',
  'joinTeam.submit': 'Unirme al equipo',
  'joinTeam.doneTitle': 'Ya estás en el equipo de {agency}',
  'joinTeam.done': 'Inicia sesión con {email} para empezar. Si ya la has iniciado, recarga esa página.',
  'joinTeam.password':
    'Hemos enviado un enlace a {email} para que elijas una contraseña nueva. Se ha cerrado la sesión en todos los dispositivos.',
  'joinTeam.signIn': 'Ir a iniciar sesión',
  'joinTeam.spentTitle': 'Esta invitación no se puede usar',
  'joinTeam.spent':
    'Se ha usado o retirado, o su enlace ha caducado. Pide a la agencia que te envíe un enlace nuevo.',
  'joinTeam.agencyTeam': 'miembro del equipo',
  'joinTeam.admin': 'administrador/a',
};
