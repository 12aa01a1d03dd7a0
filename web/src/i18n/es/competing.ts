import type { competing as english } from '../en/competing.ts';

/** That a voice is licensed for something that a project competes with. */
export const competing: Readonly<Record<keyof typeof english, string>> = {
  'competing.conflict':
    '{names}: con licencia para otra marca de esta categoría, en los mismos medios y con países y fechas en común. Compruébalo antes de comprometerte.',
  'competing.check':
    '{names}: puede tener licencia para otra marca de esta categoría. No todo se puede comparar, así que compruébalo.',
  'competing.notCompared':
    'Para saber qué voces tienen licencia con un competidor, indica en el primer paso del proyecto qué vende la marca.',
};
