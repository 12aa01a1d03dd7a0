import {
  CHARACTERS_MAX,
  type AuditionsValues,
  type PickedVoice,
} from '@domain/auditions/auditions.schema.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { filterUsable, countUsable } from '../../../common/board/board.ts';

/** Voices that were picked on the board. */
export interface PickedSelection {
  readonly items: readonly CastingDemo[];
  /** Called with the recipients of a sent request. */
  readonly onSent: (castingDemos: readonly CastingDemo[]) => void;
}

/** Recipients per character, without duplicates. */
const collectPicks = (items: readonly CastingDemo[], castingId: string): readonly PickedVoice[] => {
  const castingDemos = filterUsable(items).filter((item) => item.castingId === castingId);
  const knownVoices = new Map(
    castingDemos.map(({ voiceId, talentId }) => [`${voiceId} ${talentId}`, { voiceId, talentId }]),
  );
  return [...knownVoices.values()];
};

/** The same terms, limited to recipients of the ticked characters. */
export const toRecipients = (
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
export const getCount = (picked: PickedSelection | undefined): Count =>
  picked
    ? (casting, voiceId) =>
        collectPicks(picked.items, casting.id).filter((pick) => pick.voiceId === voiceId).length
    : countUsable;

/** Returns characters with possible recipients in a language. */
export const filterCastable = (
  casting: Casting,
  voices: readonly Character[],
  count: Count,
): readonly Character[] => voices.filter(({ id }) => count(casting, id) > 0);

/** Recipients preselected for a new request. */
export const preselectRecipients = (
  casting: Casting | undefined,
  voices: readonly Character[],
  count: Count,
): string[] =>
  casting
    ? filterCastable(casting, voices, count)
        .slice(0, CHARACTERS_MAX)
        .map(({ id }) => id)
    : [];
