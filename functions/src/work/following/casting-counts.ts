import { FieldPath } from 'firebase-admin/firestore';
import { getPlaceCounts } from '@domain/castings/list-counts.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { castings } from '../collections/castings.ts';

const NO_PLACE = { shortlisted: 0, withdrawn: 0 };

/** A casting stores the lengths of its lists by character, so that opening a project doesn't read every listed demo. */
export const countPlaces: FollowUp = async (state) => {
  const changes = await findChanges<CastingDemo>(state, 'castingDemos', ['isWithdrawn']);

  for (const { before, after } of changes) {
    const place = after ?? before;
    // An erasure deletes records of any shape.
    if (!place?.castingId) continue;

    const [was, is] = [before, after].map((demo) => (demo ? getPlaceCounts(demo) : NO_PLACE));
    const shortlisted = (is?.shortlisted ?? 0) - (was?.shortlisted ?? 0);
    const withdrawn = (is?.withdrawn ?? 0) - (was?.withdrawn ?? 0);
    if (shortlisted === 0 && withdrawn === 0) continue;

    const { castingId, voiceId } = place;
    // A removed character has no counts any more, and what is erased may outlive its casting.
    const isCounted =
      after !== undefined || voiceId in ((await state.work.read(castings, castingId))?.shortlisted ?? {});
    if (!isCounted) continue;

    state.work.transaction.update(
      castings.doc(castingId),
      new FieldPath('shortlisted', voiceId),
      incrementBy(shortlisted),
      new FieldPath('withdrawn', voiceId),
      incrementBy(withdrawn),
    );
  }
};
