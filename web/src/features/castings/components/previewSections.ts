import type { CastingPreview, PreviewPage, PreviewVoice } from '@domain/castings/castings.ts';

interface PreviewSection {
  readonly key: string;
  readonly character: string;
  readonly language: string;
  readonly voices: readonly PreviewVoice[];
}

/** The characters that have a voice in one of these languages: the others are nothing to choose by. */
export const filterHeardCharacters = (
  castings: readonly CastingPreview[],
  characters: PreviewPage['characters'],
): PreviewPage['characters'] => {
  const heard = new Set(castings.flatMap(({ voices }) => voices.map(({ character }) => character)));
  return characters.filter(({ key }) => heard.has(key));
};

/** The voices of each character and language, in the order of the casting; fields without voices are left out. */
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
