import { CASTING_DEMOS_MAX, toCastingDemoId, type CastingDemo } from '@domain/castings/castings.ts';

/** Why a voice can't move to another character of its language. */
type MoveRefusal = 'already' | 'full' | 'asked';

interface Target {
  readonly voiceId: string;
  /** Number of demos in its list. */
  readonly count: number;
  /** Its list; undefined: not loaded, so the server checks for duplicates. */
  readonly items: readonly Pick<CastingDemo, 'id'>[] | undefined;
}

/** The list that a voice leaves, as far as loaded. */
interface Origin {
  readonly items: readonly CastingDemo[];
  readonly isWhole: boolean;
}

/**
 * Returns why a voice can't move to another character of its language, as far as known here; undefined: it can.
 * `isAsked`: its talent has an audition request for the current character, whose list `from` is loaded.
 */
export const moveRefusal = (
  item: CastingDemo,
  from: Origin,
  isAsked: boolean,
  target: Target,
): MoveRefusal | undefined => {
  const castingDemoId = toCastingDemoId(item.castingId, target.voiceId, item.demoId);
  if (target.items?.some(({ id }) => id === castingDemoId)) return 'already';
  if (target.count >= CASTING_DEMOS_MAX) return 'full';
  const isLast =
    from.isWhole &&
    !from.items.some((castingDemo) => castingDemo.talentId === item.talentId && castingDemo.id !== item.id);
  return isAsked && isLast ? 'asked' : undefined;
};
