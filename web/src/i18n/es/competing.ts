import type { TranslatedCatalog } from '../catalog.ts';
import type { competing as en } from '../en/competing.ts';

export const competing: TranslatedCatalog<typeof en> = {
  'competing.conflict':
    '{names}: con licencia para una marca competidora, en los mismos medios y con países y fechas en común. Compruébalo antes de comprometerte.',
  'competing.check':
    '{names}: puede tener licencia para una marca competidora. No se ha podido comparar todo, así que compruébalo antes.',
  'competing.excluded':
    '{names}: en exclusiva para otro cliente. No se pueden contratar ni pedir para esta categoría.',
  'competing.mark.excluded': 'No disponible para esta categoría hasta el {day}',
  'competing.why.excluded':
    'No disponible para esta categoría hasta el {day}: en exclusiva para otro cliente.',
  'competing.mark.conflict': 'Conflicto de licencia',
  'competing.mark.check': 'Comprobar licencia',
  'competing.why.conflict':
    'Conflicto de licencia: tiene licencia para una marca competidora, en los mismos medios y con países y fechas en común. Compruébalo antes de comprometerte.',
  'competing.why.check':
    'Comprobar licencia: puede tener licencia para una marca competidora. No se ha podido comparar todo.',
};
