import type { CatalogOf } from '../catalog.ts';
import type { competing as en } from '../en/competing.ts';

export const competing: CatalogOf<typeof en> = {
  'competing.conflict':
    '{names}: con licencia para otra marca de esta categoría, en los mismos medios y con países y fechas en común. Compruébalo antes de comprometerte.',
  'competing.check':
    '{names}: puede tener licencia para otra marca de esta categoría. No todo se puede comparar, así que compruébalo.',
  'competing.mark.conflict': 'Conflicto de licencia',
  'competing.mark.check': 'Licencia por comprobar',
  'competing.why.conflict':
    'Conflicto de licencia: tiene licencia para otra marca de esta categoría, en los mismos medios y con países y fechas en común. Compruébalo antes de comprometerte.',
  'competing.why.check':
    'Licencia por comprobar: puede tener licencia para otra marca de esta categoría. No todo se puede comparar.',
};
