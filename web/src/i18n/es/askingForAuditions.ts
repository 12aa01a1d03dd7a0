import type { CatalogOf } from '../catalog.ts';
import type { askingForAuditions as en } from '../en/askingForAuditions.ts';

export const askingForAuditions: CatalogOf<typeof en> = {
  'auditions.state.cancelled': 'Audición cancelada',
  'auditions.outcomeBy': 'Tendrán noticias a más tardar',
  'auditions.whom': 'Voces',
  'auditions.unreached': '{name} · no se ha podido entregar el correo ({date})',
  'auditions.alreadyAsked': '{name} · ya solicitada',
  'auditions.askMany': 'Pedir audiciones…',
  'auditions.askManyTitle': 'Pedir audiciones',
  'auditions.askManyLead':
    'Las voces preseleccionadas para estos personajes que aún no tienen solicitud reciben un solo correo, con un enlace para cada personaje.',
  'auditions.askPickedLead':
    'Cada voz seleccionada a la que aún no se le ha pedido recibe un correo con un enlace por personaje.',
  'auditions.nobodyToAsk': 'A ninguna de las voces seleccionadas se le puede pedir una audición.',
  'auditions.sentMany': '{count, plural, one {# audición solicitada} other {# audiciones solicitadas}}',
  'auditions.language': 'Idioma',
  'auditions.characters': 'Personajes',
  'auditions.voicesOf': '{character} · {count, plural, one {# voz} other {# voces}}',
  'auditions.noCharacters': 'Preselecciona antes una voz para algún personaje.',
  'auditions.request': '{count, plural, one {Solicitada a # voz} other {Solicitada a # voces}}',
  'auditions.hearBy': 'resultado antes del',
  'auditions.change': 'Cambiar',
  'auditions.changeOf': 'Cambiar la solicitud para {character}, con fecha límite {deadline}',
  'auditions.changeTitle': 'Cambiar la solicitud de audición',
  'auditions.changeLead': 'Se avisa por correo a quienes aún no han enviado su audición.',
  'auditions.changeSend': 'Guardar y avisar',
  'auditions.changed': 'Solicitud de audición cambiada',
  'auditions.changeGone': 'No se pudo cargar esta solicitud.',
  'auditions.cancel': 'Cancelar solicitud',
  'auditions.cancelOf': 'Cancelar la solicitud para {character}, con fecha límite {deadline}',
  'auditions.cancelTitle': '¿Cancelar esta solicitud de audición?',
  'auditions.cancelText':
    'Se avisa por correo a todas las voces y sus enlaces dejan de funcionar. Las audiciones recibidas se conservan.',
  'auditions.keep': 'No cancelar',
  'auditions.cancelled': 'Solicitud de audición cancelada',
  'validation.momentPast': 'Elige un momento que aún no haya pasado.',
  'audition.outcomeEarly': 'Elige una fecha a partir de la fecha límite.',
  'audition.outcomeLate': 'Elige una fecha dentro de los {days} días siguientes a la fecha límite.',
  'audition.nobodyPicked': 'Elige al menos una voz.',
  'audition.noCharacter': 'Elige al menos un personaje.',
};
