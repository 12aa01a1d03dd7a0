import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { ProjectedState } from '../copies/projected-state.ts';
import { castingDemos } from '../collections/casting-demos.ts';

/** Returns whether a place is listed before and after a unit of work. A new one is created with its count, because its reply contains it. */
const staysListed = async (state: ProjectedState, id: string): Promise<boolean> => {
  const ref = castingDemos.doc(id);
  const written = state.written('castingDemos').find(({ ref: { path } }) => path === ref.path);
  const after = await state.get(ref);
  return after !== undefined && (!written || (await written.before()) !== undefined);
};

/** A shortlisted voice stores the number of its comments; a take doesn't, because its talent reads its record. */
export const countComments: FollowUp = async (state) => {
  const changes = await findChanges<VoiceComment>(state, 'voiceComments', ['castingDemoId']);
  const sums = new Map<string, number>();

  for (const { before, after } of changes)
    for (const [comment, amount] of [[before, -1] as const, [after, 1] as const]) {
      const placeId = comment?.castingDemoId;
      // An erasure deletes records of any shape.
      if (placeId && ID_PATTERN.test(placeId)) sums.set(placeId, (sums.get(placeId) ?? 0) + amount);
    }

  for (const [placeId, sum] of sums)
    if (sum !== 0 && (await staysListed(state, placeId)))
      state.work.transaction.update(castingDemos.doc(placeId), { comments: incrementBy(sum) });
};
