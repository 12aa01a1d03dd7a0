import type { TranslatedCatalog } from '../catalog.ts';
import type { secret as english } from '../en/secret.ts';

/** Un secreto que se muestra una vez: una clave de API o aquello con lo que se firman los mensajes. */
export const secret: TranslatedCatalog<typeof english> = {
  'secret.copy': 'Copiar',
  'secret.copied': 'Copiado',
  'secret.copyFailed': 'No se ha podido copiar. Selecciona el texto y cópialo tú.',
  'secret.done': 'Lo he guardado',
};
