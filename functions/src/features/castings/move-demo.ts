import { toEntryId } from '@domain/auditions/auditions.ts';
import {
  CASTING_DEMOS_MAX,
  toCastingDemoId,
  type Casting,
  type CastingDemo,
} from '@domain/castings/castings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findExistingEntryIds } from '../../work/collections/audition-entries.ts';
import { castingDemos, readCastingDemo, findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { castings, requireActiveCasting } from '../../work/collections/castings.ts';
import { moveTag } from '../../work/records/castings.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { findPlaceComments, countCommentsOn } from '../../work/collections/voice-comments.ts';
import { readCharacters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { getMovedVotes, moveOpinions, readOpinions } from './guests/opinions.ts';
import { toOpinionCounts } from './opinion-counts.ts';
import { refuseWhileBooked } from './refuse-while-booked.ts';

const hasTag = ({ talentVoiceTag }: Casting, voiceId: string, talentId: string): boolean =>
  talentVoiceTag?.[voiceId]?.some((talentTag) => talentTag.talentId === talentId) ?? false;

/**
 * Moves a demo to another character's list in the same language, with its comments, guests' opinions and, for the talent's last
 * demo, the tag. A choice ends. 409: already listed there, list full, or the last demo of a talent with an audition request.
 */
export const moveDemo = operation(
  'castings.moveDemo',
  async ({ work, caller, params: { id: castingId }, body: { demoId, voiceId, toVoiceId, position } }) => {
    const casting = requireActiveCasting(await work.get(castings, castingId));
    if (voiceId === toVoiceId) throw new AppError(422, 'casting.sameCharacter', { property: 'toVoiceId' });

    const voices = await readCharacters([voiceId, toVoiceId], work);

    const [from, to] = [voiceId, toVoiceId].map((text) => {
      const voice = requireVisible(
        caller,
        'voices',
        voices.find(({ id }) => id === text),
      );
      if (voice.projectId !== casting.projectId) throw notFound();
      return voice;
    });
    if (!from || !to) throw notFound();

    const there = await findShortlistedDemos(castingId, toVoiceId, work);
    const present = there.find((castingDemo) => castingDemo.demoId === demoId);
    const moving = await readCastingDemo(toCastingDemoId(castingId, voiceId, demoId), work);
    if (!moving) {
      // Moved there concurrently: nothing is left to do.
      if (present) return serialise(present);
      throw notFound();
    }

    const { talentId, isSelected } = moving;
    const name = moving.demo.talentPublicName;
    if (moving.isWithdrawn) throw new AppError(409, 'demo.notAvailable');
    if (present) throw new AppError(409, 'casting.alreadyListed', { values: { name, character: to.name } });
    if (there.length >= CASTING_DEMOS_MAX)
      throw new AppError(409, 'casting.listFull', {
        values: { character: to.name, max: CASTING_DEMOS_MAX },
      });

    const here = await findShortlistedDemos(castingId, voiceId, work);
    const isLast = !here.some(
      (castingDemo) => castingDemo.talentId === talentId && castingDemo.id !== moving.id,
    );
    const entryId = toEntryId(castingId, voiceId, talentId);
    if (isLast && (await findExistingEntryIds([entryId], work)).has(entryId))
      throw new AppError(409, 'casting.hasAudition', { values: { name, character: from.name } });
    await refuseWhileBooked(moving, ({ castingDemoId }) => castingDemoId === moving.id, work);
    requireChangeableProject(await readProject(casting.projectId, work));

    const toId = toCastingDemoId(castingId, toVoiceId, demoId);
    const thread = await findPlaceComments(moving.id, work);
    const comments = thread.length + (await countCommentsOn(toId, work));
    const opinions = await readOpinions(moving.id, toId, work);
    const movedVotes = getMovedVotes(opinions, moving, { id: toId, voiceId: toVoiceId });
    const counts = toOpinionCounts(comments, opinions.comments.length + opinions.commentsThere, [
      ...opinions.votesThere,
      ...movedVotes,
    ]);
    const order = Math.min(position ?? there.length, there.length);

    const moved: CastingDemo = {
      ...moving,
      id: toId,
      voiceId: toVoiceId,
      isSelected: false,
      order,
      // Votes for the former character don't count for the next one.
      ...(moving.guestVotes ? { guestVotes: {} } : {}),
      ...counts,
    };

    work.delete(moving);
    work.create(castingDemos, moved);
    for (const comment of thread) work.update(comment, { castingDemoId: toId });
    moveOpinions(work, opinions, movedVotes, moved);

    there.forEach((castingDemo, index) => {
      const next = index < order ? index : index + 1;
      if (castingDemo.order !== next) work.update(castingDemo, { order: next });
    });

    if (isLast && hasTag(casting, voiceId, talentId) && !hasTag(casting, toVoiceId, talentId))
      moveTag(work, casting, talentId, { voiceId, toVoiceId });

    work.audit(
      casting,
      { demoId, voiceId, order: moving.order, isSelected },
      { demoId, voiceId: toVoiceId, order },
    );

    return serialise(moved);
  },
);
