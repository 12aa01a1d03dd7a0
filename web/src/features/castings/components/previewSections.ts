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
      .filter((character) => onlyCharacter === undefined || character.key === onlyCharacter)
      .map((character) => ({
        key: `${casting.language}|${character.key}`,
        character: character.name,
        language: casting.language,
        voices: casting.voices.filter((voice) => voice.character === character.key),
      }))
      .filter((section) => section.voices.length > 0),
  );
