import { Timestamp } from 'firebase-admin/firestore';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { changesReviewedContent, resetReview } from '@domain/demos/revision.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { demos, readDemo } from '../../work/collections/demos.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toAuditedDemo } from './audited-demo.ts';
import { applyDemoChange, readDemoContext } from './change-demo.ts';
import { recordDemoConsent } from './consent.ts';
import { getObsoleteFiles } from './demo-file.ts';
import { applyApproval, readPublication, applyVerdict } from './review.ts';
import {
  findDemoOnBehalf,
  refuseOthersConsent,
  getDemoRights,
  storeDemoChange,
  type DemoRights,
} from './rights.ts';
import { presentDemo } from './present-demo.ts';

const createForbiddenError = (property: keyof DemoPatch): AppError =>
  new AppError(403, 'auth.forbidden', { property });

/** Only reviewers give verdicts, and they can't change consent. */
const refuseFields = (rights: DemoRights, patch: DemoPatch): void => {
  const { isOwner, isStaff, isReviewer } = rights;
  for (const field of ['reviewStatus', 'reviewerComment', 'reviewerReasons'] as const)
    if (patch[field] !== undefined && !isReviewer) throw createForbiddenError(field);
  if (patch.syntheticVoiceConsent !== undefined && !isOwner && !isStaff)
    throw createForbiddenError('syntheticVoiceConsent');
};

const isAnnounced = (patch: DemoPatch): boolean => {
  const { reviewStatus: _status, reviewerComment: _comment, reviewerReasons: _reasons, ...content } = patch;
  const { updatedAt: _edited, ...view } = content;
  return Object.values(view).some((value) => value !== undefined);
};

const applyPatch = (caller: Caller, before: Demo, patch: DemoPatch, rights: DemoRights): Demo => {
  const { isReviewer } = rights;
  const { reviewStatus, reviewerComment, reviewerReasons, ...content } = patch;
  const { principalInCategory: _wish, updatedAt: _edited, ...view } = content;
  const now = Timestamp.now();
  const isOther = changesReviewedContent(before, view);
  // A reviewer's correction is reviewed already; other changes await review.
  const demo = isOther && !isReviewer ? resetReview(before, false) : before;
  const after: Demo = {
    ...demo,
    ...view,
    editedDuringCuration: isOther ? isReviewer : demo.editedDuringCuration,
    updatedAt: now,
  };
  const comment = reviewerComment ?? after.reviewerComment;
  const reasons = reviewerReasons ?? after.reviewerReasons ?? [];

  return reviewStatus
    ? applyVerdict(after, { status: reviewStatus, comment, reasons, by: caller.uid, at: now })
    : { ...after, reviewerComment: comment, reviewerReasons: reasons };
};

/** Returns whether clients see a change: a verdict, or a reviewer's correction of an approved demo. */
const isMet = (before: Demo, after: Demo): boolean =>
  after.reviewStatus === 'approved' || before.approved !== after.approved;

/**
 * Changes a demo's description or gives a verdict. Changes to what clients see await review again, with the approved version
 * shown until then; consent and the principal flag apply immediately. 409 when saved by another user since the edited version.
 */
export const updateDemo = operationInSteps('demos.update', async ({ step, caller, params, body: patch }) => {
  const { talentId, demoId } = params;

  const { reply, files } = await step(async (work) => {
    const { demo: before, ...rights } = getDemoRights(caller, talentId, await readDemo(demoId, work));
    refuseFields(rights, patch);
    refuseStale(patch.updatedAt, before);
    refuseOthersConsent(caller, talentId, before, patch.syntheticVoiceConsent);
    const changed = applyPatch(caller, before, patch, rights);
    const surroundings = await readDemoContext(talentId, work, before);
    const appearance = isMet(before, changed) ? await readPublication(before, work) : undefined;

    const { principalInCategory: isWanted } = patch;
    const wish = isWanted === undefined ? undefined : { id: demoId, wanted: isWanted };
    const after = applyDemoChange(work, caller, surroundings, { before, after: changed }, wish) ?? changed;
    const { id: _id, ...stored } = after;

    work.updateById(demos, demoId, stored);
    if (isAnnounced(patch)) storeDemoChange(work, caller, after, rights, after.updatedAt);

    const isSameFile = before.approvedPath === after.approvedPath;
    if (appearance) applyApproval(work, after, appearance, isSameFile);
    recordDemoConsent(work, caller, changed, before.syntheticVoiceConsent);

    work.audit(
      { subject: `demos/${demoId}`, agencyId: getAuditAgencyId(caller, before.agencyIds) },
      toAuditedDemo(before),
      toAuditedDemo(after),
      { onBehalfOf: isAnnounced(patch) ? findDemoOnBehalf(caller, talentId, rights) : null },
    );

    return { reply: presentDemo(caller, after), files: [...getObsoleteFiles(before, after)] };
  });

  await Promise.all(files.map(discardFile));

  return reply;
});
