import type { CastingPreview, PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';

export interface PreviewSection {
  readonly key: string;
  readonly character: string;
  readonly language: string;
  readonly voices: readonly PreviewVoice[];
}

/** Returns the characters with a voice in one of these languages, for the filter. */
export const filterHeardCharacters = (
  castings: readonly CastingPreview[],
  characters: PreviewPage['characters'],
): PreviewPage['characters'] => {
  const heard = new Set(castings.flatMap(({ voices }) => voices.map(({ character }) => character)));
  return characters.filter(({ key }) => heard.has(key));
};

/** Returns the voices per character and language in casting order, without empty roles. */
export const getSections = (
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
