import type { TranslatedCatalog } from '../catalog.ts';
import type { appProof as english } from '../en/appProof.ts';

export const appProof: TranslatedCatalog<typeof english> = {
  'appProof.title': 'Tu navegador bloquea nuestra comprobación de seguridad.',
  'appProof.text':
    'Permite google.com y gstatic.com en tu bloqueador de anuncios o en tu red y vuelve a intentarlo. No se pierde nada de lo que has escrito.',
};
