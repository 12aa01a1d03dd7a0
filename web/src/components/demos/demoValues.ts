import type { Demo } from '@domain/demos/demos.ts';
import type { DemoGuess } from '@domain/demos/guess.ts';

/** A demo as forms hold it: an empty text for what is not told. */
export interface DemoValues extends DemoGuess {
  readonly languageTag: string;
  readonly accent: string;
  readonly comment: string;
  readonly principalInCategory: boolean;
}

/** What a form says of a demo that is there. */
export const valuesOf = (demo: Demo): DemoValues => ({
  name: demo.name,
  category: demo.category,
  language: demo.language,
  languageTag: demo.languageTag ?? '',
  accent: demo.accent ?? '',
  gender: demo.gender,
  voiceAge: demo.voiceAge,
  tone: demo.tone,
  comment: demo.comment ?? '',
  principalInCategory: demo.principalInCategory,
  syntheticVoiceConsent: demo.syntheticVoiceConsent,
});
