import type { DemoTraits } from '@domain/demos/demo-fields.ts';

/** Traits shared by similar demos. */
const LIKENESS = ['gender', 'voiceAge', 'tone', 'category'] as const;

/** Returns the finder's filters for voices similar to a demo's. */
export const getSimilarQuery = (demo: Pick<DemoTraits, (typeof LIKENESS)[number]>): string =>
  new URLSearchParams(LIKENESS.map((trait) => [trait, demo[trait]])).toString();
