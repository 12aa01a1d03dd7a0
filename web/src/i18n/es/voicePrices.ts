import type { TranslatedCatalog } from '../catalog.ts';
import type { voicePrices as en } from '../en/voicePrices.ts';

export const voicePrices: TranslatedCatalog<typeof en> = {
  'voicePrice.label': 'Precio de este papel: ',
  'voicePrice.from': 'desde {amount}',
  'voicePrice.onRequest': 'Precio a consultar',
};
