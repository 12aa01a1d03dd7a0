import { Timestamp } from 'firebase-admin/firestore';
import { toVoiceRatingId } from '@domain/projects/voice-ratings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readApprovedDemo } from '../../work/collections/public-demos.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { voiceRatings, readVoiceRating } from '../../work/collections/voice-ratings.ts';
import { operation } from '../../work/unit/operation.ts';

/** Stores the caller's rating of a demo, or that they heard it. Not audited. */
export const rateVoice = operation(
  'projects.rateVoice',
  { action: null },
  async ({ work, caller, params, body }) => {
    const { uid, user } = caller;
    const { id: projectId, demoId } = params;

    const project = requireChangeableProject(
      requireVisible(caller, 'projects', await readProject(projectId, work)),
    );
    const { agencyId, companyId } = project;
    const demo = await readApprovedDemo(demoId, work);
    if (!demo?.agencyIds.includes(agencyId)) throw notFound('demos');

    const id = toVoiceRatingId(projectId, demoId, uid);
    const before = await readVoiceRating(id, work);
    const rating = body.rating === undefined ? (before?.rating ?? null) : body.rating;

    work.set(voiceRatings, {
      id,
      agencyId,
      companyId,
      projectId,
      demoId,
      talentId: demo.talentId,
      userId: uid,
      name: user.displayName,
      rating,
      heardAt: body.heard ? Timestamp.now() : (before?.heardAt ?? null),
    });

    return { rating };
  },
);
