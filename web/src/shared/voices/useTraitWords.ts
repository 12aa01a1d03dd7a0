import { useCallback } from 'react';
import type { DemoTraits } from '@domain/demos/demos.ts';
import { useCatalogLabel } from '../../lib/reference.ts';

/** Returns a voice's traits in catalogue words, without one shown nearby, such as a demo named after its category. */
export const useTraitWords = (): ((traits: DemoTraits, without?: string) => readonly string[]) => {
  const gender = useCatalogLabel('GENDER');
  const age = useCatalogLabel('AGE');
  const tone = useCatalogLabel('TONE');
  const category = useCatalogLabel('DEMO_CATEGORY');
  return useCallback(
    (traits, without) =>
      [gender(traits.gender), age(traits.voiceAge), tone(traits.tone), category(traits.category)].filter(
        (label) => label !== '' && label !== without,
      ),
    [gender, age, tone, category],
  );
};
