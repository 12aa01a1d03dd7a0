import type { CastingPreview, PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';

export interface PreviewSection {
  readonly key: string;
  readonly character: string;
  readonly language: string;
  readonly voices: readonly PreviewVoice[];
}

/** The voices of each character and language, in the order of the casting; fields without voices are left out. */
export const sectionsOf = (
  castings: readonly CastingPreview[],
  characters: PreviewPage['characters'],
  onlyCharacter?: string,
): readonly PreviewSection[] =>
  castings.flatMap((casting) =>
    characters
      .filter((character) => onlyCharacter === undefined || character.id === onlyCharacter)
      .map((character) => ({
        key: `${casting.language}|${character.id}`,
        character: character.name,
        language: casting.language,
        voices: casting.voices.filter((voice) => voice.voiceId === character.id),
      }))
      .filter((section) => section.voices.length > 0),
  );
