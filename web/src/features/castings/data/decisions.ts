import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Chooses a listed voice for its character, in the place of another, or takes the choice back. */
export const chooseVoice = async (
  { id, projectId }: Pick<CastingDemo, 'id' | 'projectId'>,
  isSelected: boolean,
  press: Press,
): Promise<void> => {
  await change(
    castingBoardApi['castings.updateDemo'],
    { params: { id, projectId }, body: { isSelected } },
    press,
  );
};

interface Hidden {
  readonly talentIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the server answered last of a casting, or is about to: newer than the live record for a moment. */
const told = new Map<string, Promise<Hidden | undefined>>();

const hide = async (
  casting: Casting,
  talentId: string,
  isHidden: boolean,
  before: Hidden | undefined,
  press: Press,
): Promise<Hidden> => {
  const isNewer = before && before.at > casting.updatedAt.toMillis();
  const others = (isNewer ? before.talentIds : casting.hideTalentFromPreviewList).filter(
    (one) => one !== talentId,
  );
  const { hideTalentFromPreviewList: talentIds, updatedAt } = await change(
    castingBoardApi['castings.hideTalent'],
    {
      params: { id: casting.id },
      body: { hideTalentFromPreviewList: isHidden ? [...others, talentId] : others },
    },
    press,
  );
  return { talentIds, at: Date.parse(updatedAt) };
};

/**
 * Hides a talent from the public previews of a language, or shows them there again. What is sent is the whole list, so
 * changes of one language wait for each other, and each goes on from what the one before made of it.
 */
export const setHidden = async (
  casting: Casting,
  talentId: string,
  isHidden: boolean,
  press: Press,
): Promise<void> => {
  const before = told.get(casting.id);
  const turn = (async () => hide(casting, talentId, isHidden, await before, press))();
  told.set(
    casting.id,
    turn.catch(() => before),
  );
  await turn;
};

/** Tags a talent for a character in one language; an empty tag takes theirs off. */
export const saveTag = async (
  { castingId, voiceId, talentId }: Pick<CastingDemo, 'castingId' | 'voiceId' | 'talentId'>,
  tag: string,
  press: Press,
): Promise<void> => {
  const input = { params: { id: castingId, voiceId }, body: { talentTagList: [{ talentId, tag }] } };
  await change(castingBoardApi['castings.tagTalents'], input, press);
};
