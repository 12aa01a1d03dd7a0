import {
  CHARACTERS_MAX,
  type AuditionsValues,
  type PickedVoice,
} from '@domain/auditions/auditions.schema.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { usable, usableFor } from '../../../common/board/board.ts';

/** Voices that were picked on the board. */
export interface Picked {
  readonly items: readonly CastingDemo[];
  /** Called with the recipients of a sent request. */
  readonly onSent: (asked: readonly CastingDemo[]) => void;
}

/** Recipients per character, without duplicates. */
const collectPicks = (items: readonly CastingDemo[], castingId: string): readonly PickedVoice[] => {
  const own = usable(items).filter((item) => item.castingId === castingId);
  const known = new Map(
    own.map(({ voiceId, talentId }) => [`${voiceId} ${talentId}`, { voiceId, talentId }]),
  );
  return [...known.values()];
};

/** The same terms, limited to recipients of the ticked characters. */
export const ofPicked = (
  values: AuditionsValues,
  items: readonly CastingDemo[],
  castingId: string,
): AuditionsValues => {
  const picks = collectPicks(items, castingId).filter(({ voiceId }) => values.voiceIds.includes(voiceId));
  return { ...values, voiceIds: [...new Set(picks.map(({ voiceId }) => voiceId))], picks: [...picks] };
};

/** Returns the number of possible recipients for a character: of the selected, or of all listed. */
export type Count = (casting: Casting, voiceId: string) => number;

/** Counts those picked, or all. */
export const getCount = (picked: Picked | undefined): Count =>
  picked
    ? (casting, voiceId) =>
        collectPicks(picked.items, casting.id).filter((pick) => pick.voiceId === voiceId).length
    : usableFor;

/** Returns characters with possible recipients in a language. */
export const castable = (
  casting: Casting,
  voices: readonly Character[],
  count: Count,
): readonly Character[] => voices.filter(({ id }) => count(casting, id) > 0);

/** Recipients preselected for a new request. */
export const pickedFirst = (
  casting: Casting | undefined,
  voices: readonly Character[],
  count: Count,
): string[] =>
  casting
    ? castable(casting, voices, count)
        .slice(0, CHARACTERS_MAX)
        .map(({ id }) => id)
    : [];
