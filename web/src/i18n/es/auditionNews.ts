import type { TranslatedCatalog } from '../catalog.ts';
import type { auditionNews as en } from '../en/auditionNews.ts';

export const auditionNews: TranslatedCatalog<typeof en> = {
  'upload.expiredText':
    'El plazo ha terminado. Gracias por tu interés; la próxima solicitud te llegará por correo.',
  'upload.alreadyText': 'Tenemos tu grabación. Te avisaremos si te eligen.',
  'upload.gone': 'Esta solicitud de audición se ha cancelado.',
  'upload.goneText': 'Ya no hace falta que grabes nada. Gracias por tu tiempo.',
  'upload.wasDue': 'El plazo terminó el',
  'upload.changedOn': 'Esta solicitud cambió el',
  'upload.changedNow':
    'Esta solicitud acaba de cambiar. Tu grabación sigue aquí: envíala tal cual o grábala de nuevo.',
  'upload.changedTerms': 'Qué ha cambiado: {terms}.',
  'upload.term.style': 'estilo',
  'upload.term.deadline': 'fecha límite',
  'upload.term.outcomeBy': 'cuándo tendrás noticias nuestras',
  'upload.term.script': 'guion',
  'upload.term.scriptPdf': 'guion en PDF',
  'upload.term.brief': 'indicaciones',
};
