import type { TranslatedCatalog } from '../catalog.ts';
import type { auditionNews as en } from '../en/auditionNews.ts';
import { declineReasons } from './declineReasons.ts';

export const auditionNews: TranslatedCatalog<typeof en> = {
  ...declineReasons,
  'upload.confidential': 'Este guion es confidencial',
  'upload.confidentialityAs': 'Aceptas como {name}. Después verás aquí el guion y las indicaciones.',
  'upload.acceptConfidentiality': 'Acepto',
  'upload.confidentialityAccepted': 'Has aceptado la confidencialidad',
  'upload.expiredText':
    'El plazo ha terminado. Gracias por tu interés; la próxima solicitud te llegará por correo.',
  'upload.alreadyText': 'Tenemos tu grabación. Te avisaremos si te eligen.',
  'upload.gone': 'Esta solicitud de audición se ha cancelado.',
  'upload.goneText': 'Ya no hace falta que grabes nada. Gracias por tu tiempo.',
  'upload.declineTitle': '¿Rechazar esta solicitud?',
  'upload.declineLead':
    'La agencia sabrá que no puedes grabarla y podrá pedírsela a otra voz a tiempo. Solo la agencia ve el motivo y la nota.',
  'upload.declineWhy': 'Motivo',
  'upload.declineNote': 'Nota para la agencia (opcional)',
  'upload.decline': 'Rechazar',
  'upload.declined': 'Has rechazado esta solicitud',
  'upload.declinedThanks': 'Gracias por avisar.',
  'upload.declinedText': 'Puedes cambiar de opinión hasta el',
  'upload.canAfterAll': 'Al final sí puedo',
  'upload.returned': 'La agencia te pide otra toma:',
  'upload.callback': 'Ronda {round}: qué cambiar',
  'upload.wasDue': 'El plazo terminó el',
  'upload.changedOn': 'Esta solicitud cambió el',
  'upload.changedNow':
    'Esta solicitud acaba de cambiar. Tu grabación sigue aquí: envíala tal cual o grábala de nuevo.',
  'upload.clip': 'Referencia: así debería sonar',
  'upload.changedTerms': 'Qué ha cambiado: {terms}.',
  'upload.term.style': 'estilo',
  'upload.term.deadline': 'fecha límite',
  'upload.term.outcomeBy': 'cuándo tendrás noticias nuestras',
  'upload.term.script': 'guion',
  'upload.term.scriptPdf': 'guion en PDF',
  'upload.term.clip': 'audio de referencia',
  'upload.term.brief': 'indicaciones',
};
