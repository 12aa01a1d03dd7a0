import type { TranslatedCatalog } from '../catalog.ts';
import type { guests as english } from '../en/guests.ts';

export const guests: TranslatedCatalog<typeof english> = {
  'guest.passcodeTitle': 'Esta página pide un código de acceso',
  'guest.passcodeText': 'Pídeselo a quien te envió el enlace.',
  'guest.passcode': 'Código de acceso',
  'guest.enter': 'Abrir',
  'guest.lead': 'Vota cada voz y comenta en cualquier momento de la grabación.',
  'guest.leadOwn': 'Solo quienes compartieron esta página ven tus votos y comentarios.',
  'guest.leadShared':
    'Cualquiera con este enlace puede leer los comentarios. Los votos solo los ven quienes lo compartieron.',
  'guest.name': 'Tu nombre',
  'guest.nameHint': 'Para que sepan quién ha votado. No hace falta una cuenta.',
  'guest.saveName': 'Guardar nombre',
  'guest.votingAs': 'Votas como',
  'guest.changeName': 'Cambiar',
  'guest.nameSaved': 'Nombre guardado',
  'guest.voteOn': 'Tu voto sobre {name}',
  'guest.vote.yes': 'Sí',
  'guest.vote.maybe': 'Quizá',
  'guest.vote.no': 'No',
  'guest.voteFailed': 'Tu voto no se ha guardado.',
  'guest.comment': 'Comentar en este momento',
  'guest.commentDemo': 'Comentar la demo en este momento',
  'guest.commentLabel': 'Comentario sobre {name} en {time}',
  'guest.send': 'Enviar comentario',
  'guest.commentsOn': 'Comentarios sobre {name}',
  'guest.jumpTo': 'Reproducir desde {time}',
  'guest.you': 'Tú',
  'guest.nameless': 'Alguien sin nombre',
  'guest.remove': 'Quitar el comentario de {time}',
};
