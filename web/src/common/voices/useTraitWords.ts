import { useCallback } from 'react';
import type { DemoTraits } from '@domain/demos/demo-fields.ts';
import { useCatalogLabel } from '../../lib/reference.ts';

/** Returns a voice's traits in catalogue words, without one shown nearby, such as a demo named after its category. */
export const useTraitWords = (): ((traits: DemoTraits, without?: string) => readonly string[]) => {
  const gender = useCatalogLabel('GENDER');
  const age = useCatalogLabel('AGE');
  const tone = useCatalogLabel('TONE');
  const category = useCatalogLabel('DEMO_CATEGORY');

  return useCallback(
    (traits, without) => {
      const words = {
        gender: gender(traits.gender),
        voiceAge: age(traits.voiceAge),
        tone: tone(traits.tone),
        category: category(traits.category),
      } satisfies Record<Exclude<keyof DemoTraits, 'language'>, string>;
      return Object.values(words).filter((label) => label !== '' && label !== without);
    },
    [gender, age, tone, category],
  );
};
