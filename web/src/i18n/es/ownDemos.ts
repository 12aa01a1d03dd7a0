import type { TranslatedCatalog } from '../catalog.ts';
import type { ownDemos as en } from '../en/ownDemos.ts';

export const ownDemos: TranslatedCatalog<typeof en> = {
  'demo.guidance':
    'Una grabación, un estilo y un idioma, sin claquetas ni pitidos, sin montajes, 1 minuto como máximo.',
  'demo.drop': 'Suelta aquí hasta {max} grabaciones',
  'demo.measuring': 'Escuchando el archivo',
  'demo.choose': 'Elegir grabaciones',
  'demo.limits':
    '{seconds} segundos como máximo: MP3, M4A, AAC, WAV, AIFF, OGG o FLAC. Antes de enviar nada verás lo que diría un técnico de sonido.',
  'demo.tooManyFiles':
    'Puede haber {max} archivos a la vez. El resto no se ha añadido: quita alguno antes, o añádelos cuando estos se hayan subido.',
  'demo.chosen': 'Archivos elegidos',
  'demo.name': 'Nombre',
  'demo.variety': 'Variedad regional',
  'demo.varietyNone': 'Neutra',
  'demo.accent': 'Acento',
  'demo.comment': 'Nota para la revisión',
  'demo.principal': 'Demo principal de su categoría',
  'demo.isPrincipal': 'Demo principal de su categoría',
  'demo.consent': 'Se puede crear una voz sintética a partir de esta demo',
  'demo.consentDetails': 'Detalles',
  'demo.consentDetailsFor': 'Detalles de la elección sobre la voz sintética: {name}',
  'demo.newDemos': 'Tus demos nuevas',
  'demo.consentTitle.give': '¿Permitir una voz sintética?',
  'demo.consentTitle.withdraw': '¿Retirar tu consentimiento?',
  'demo.consentConfirm.give': 'Permitirla',
  'demo.consentConfirm.withdraw': 'Retirar el consentimiento',
  'demo.consentText.give':
    'Se podría crear una voz de ordenador que suene como la tuya a partir de: {name}. Tu consentimiento se guarda con el texto de hoy. Puedes retirarlo cuando quieras.',
  'demo.consentText.withdraw':
    'Desde ahora nadie puede crear una voz sintética a partir de: {name}. Lo que se hizo antes legalmente sigue siendo válido, y tu consentimiento anterior queda registrado.',
  'demo.consentSaved': 'Voz sintética permitida. Puedes retirarlo cuando quieras.',
  'demo.consentWithdrawn': 'Consentimiento retirado.',
  'demo.consentHelp':
    'Nadie puede hacerlo si no marcas esta casilla. Puedes cambiar de opinión cuando quieras.',
  'demo.send': '{count, plural, one {Subir demo} other {Subir # demos}}',
  'demo.waiting': 'No hay conexión. La subida continuará cuando la recuperes.',
  'demo.cancelFor': 'Cancelar la subida de {name}',
  'demo.removeFor': 'Quitar {name}',
  'demo.actionsFor': 'Acciones de {name}',
  'demo.edit': 'Editar',
  'demo.replace': 'Sustituir el archivo',
  'demo.download': 'Descargar',
  'demo.delete': 'Eliminar',
  'demo.reviewAgain':
    'La mayoría de los cambios se revisan antes de que los clientes los vean. Hasta entonces conservan la versión aprobada.',
  'demo.newVersionWaits': 'Los clientes escuchan la versión aprobada hasta que se revise esta.',
  'demo.earlierReview': 'Revisión de la versión anterior: {comment}',
  'demo.replaceTitle': 'Sustituir el archivo de «{name}»',
  'demo.replaceText': 'El archivo nuevo se revisa primero. Hasta entonces los clientes escuchan el aprobado.',
  'demo.replaceSend': 'Sustituir el archivo',
  'demo.deleteTitle': '¿Eliminar «{name}»?',
  'demo.deleteText': 'Desaparece del buscador de voces y de todas las preselecciones para siempre.',
  'demo.downloading': 'Descargando la demo',
  'demo.downloadFailed': 'No se ha podido descargar',
};
