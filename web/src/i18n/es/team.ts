import type { TranslatedCatalog } from '../catalog.ts';
import type { team as english } from '../en/team.ts';

/** El equipo de una agencia, para sus administradores. */
export const team: TranslatedCatalog<typeof english> = {
  'team.title': 'Equipo de la agencia',
  'team.lead': 'Quién trabaja para {agency} y qué puede hacer.',
  'team.add': 'Añadir al equipo',
  'team.name': 'Nombre',
  'team.email': 'Correo',
  'team.roles': 'Roles',
  'team.state': 'Estado',
  'team.state.invited': 'Invitado/a',
  'team.state.active': 'Activo/a',
  'team.changed': 'Último cambio',
  'team.you': '{name} (tú)',
  'team.search': 'El nombre o el correo contiene',
  'team.none': 'Aún no hay nadie en el equipo',
  'team.noneText': 'Añade a quienes trabajan para tu agencia. Cada persona recibe un correo.',
  'team.notFound': 'Nadie coincide con «{search}»',
  'team.notFoundText': 'Busca por una parte del nombre o del correo.',
  'team.addTitle': 'Añadir al equipo',
  'team.addLead':
    'Recibirá un correo con un enlace: para elegir una contraseña o, si ya tiene cuenta, para aceptar. También puede entrar con Google donde se ofrezca.',
  'team.rolesHint':
    'Los administradores pueden hacer lo mismo que el equipo y, además, gestionar personas y ajustes.',
  'team.addSubmit': 'Añadir',
  'team.addedToast': 'Correo enviado a {email}',
  'team.editLead': 'Los roles valen solo en {agency}.',
  'team.updated': 'Se han cambiado los roles de {name}',
  'team.rename': 'Cambiar el nombre…',
  'team.renameTitle': 'Cambiar el nombre de {name}',
  'team.renameLead':
    'Si alguien trabaja también con otra agencia, solo esa persona puede cambiar su nombre, en su perfil.',
  'team.renamed': 'Ahora el nombre es {name}',
  'team.newLink': 'Enviar un enlace nuevo',
  'team.newLinkTo': 'Enviar un enlace nuevo a {name}',
  'team.newLinkSent': 'Enlace nuevo enviado a {email}',
  'team.remove': 'Quitar',
  'team.leave': 'Dejar el equipo',
  'team.removeName': 'Quitar a {name} del equipo',
  'team.removeTitle': '¿Quitar a {name} del equipo?',
  'team.removeText':
    'A partir de este momento ya no podrá trabajar en {agency}. Su cuenta y lo que ha hecho se conservan. Puedes deshacerlo durante un día.',
  'team.removeSelfText':
    'A partir de este momento ya no podrás trabajar en {agency}. Otro administrador puede deshacerlo durante un día.',
  'team.withdrawText': 'El enlace de su correo dejará de funcionar. Puedes volver a invitarle.',
  'team.removed': '{name} ya no está en el equipo',
  'team.restored': '{name} vuelve a estar en el equipo',
  'team.twoStep': 'Dos pasos',
  'team.twoStepOn': 'Activada',
  'team.twoStepOff': 'Desactivada',
  'team.removePhones': 'Quitar teléfonos',
  'team.removePhonesOf': 'Quitar los teléfonos de {name}',
  'team.removePhonesTitle': '¿Quitar los teléfonos de {name}?',
  'team.removePhonesText':
    'Para un teléfono perdido. Se quitan todos los teléfonos de su cuenta y se cierra la sesión en todos los dispositivos. Entrará solo con su contraseña hasta que añada otro teléfono. Comprueba que quien lo pide es quien dice ser: llámale. Recibirá un correo.',
  'team.phonesRemoved': '{name} ya puede entrar sin código',
  'team.file': 'equipo',
  'team.showAll': 'Ver todo el equipo',
};
