import type { TranslatedCatalog } from '../catalog.ts';
import type { ownTake as en } from '../en/ownTake.ts';
import { auditionNews } from './auditionNews.ts';
import { recordingAdvice } from './recordingAdvice.ts';

export const ownTake: TranslatedCatalog<typeof en> = {
  ...auditionNews,
  ...recordingAdvice,
  'take.consent': 'Se puede crear una voz sintética a partir de esta grabación',
  'take.consentHelp':
    'Nadie puede hacerlo si no marcas esta casilla. Lo que elijas se envía con la grabación.',
  'take.sent': 'Lo que has enviado',
  'take.consentGiven': 'Permites que se cree una voz sintética a partir de ella.',
  'take.consentNotGiven': 'No se puede crear una voz sintética a partir de ella.',
  'take.notLoaded': 'Tu grabación ha llegado, pero no se puede mostrar aquí.',
};
