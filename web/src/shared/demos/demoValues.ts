import type { Demo } from '@domain/demos/demos.ts';
import type { DemoGuess } from '@domain/demos/guess.ts';

/** A demo's form values; empty text for unset ones. */
export interface DemoValues extends DemoGuess {
  readonly languageTag: string;
  readonly accent: string;
  readonly comment: string;
  readonly principalInCategory: boolean;
}

/** Returns an existing demo's form values. */
export const getValues = (demo: Demo): DemoValues => ({
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
