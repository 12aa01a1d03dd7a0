import { toListedDemo, type CastingDemo } from '@domain/castings/castings.ts';
import type { Instant } from '@domain/contract.ts';
import type { ReviewReason } from '@domain/curation/reasons.ts';
import type { Demo, PublicDemo, ReviewStatus } from '@domain/demos/demos.ts';
import { resetReview } from '@domain/demos/revision.ts';
import { toPublicDemo } from '@domain/demos/public-demo.ts';
import type { PublicTalent } from '@domain/talents/talents.ts';
import { findPlaces } from '../../work/collections/casting-demos.ts';
import { demoCache, findPublicDemos } from '../../work/collections/public-demos.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import type { Work } from '../../work/unit/work.ts';

interface Verdict {
  readonly status: ReviewStatus;
  readonly comment: string | null;
  readonly reasons: readonly ReviewReason[];
  readonly by: string;
  readonly at: Instant;
}

/** Returns a demo after its verdict: clients find it, or no longer do. */
export const applyVerdict = (demo: Demo, { status, comment, reasons, by, at }: Verdict): Demo => {
  if (status === 'pending') return resetReview(demo, false);

  const isApproved = status === 'approved';

  return {
    ...demo,
    reviewStatus: status,
    approved: isApproved,
    approvedPath: isApproved ? demo.storagePath : null,
    reviewerComment: comment,
    reviewerReasons: reasons,
    engineer: by,
    reviewedAt: at,
  };
};

/** Records read on approval: the talent as clients see them, their public demos, and the demo's lists. */
interface Appearance {
  readonly talent: PublicTalent | undefined;
  readonly publicDemos: readonly PublicDemo[];
  readonly places: readonly CastingDemo[];
}

export const readPublication = async ({ id, talentId }: Demo, work: Work): Promise<Appearance> => ({
  talent: await readPublicCopy(talentId, work),
  publicDemos: await findPublicDemos(talentId, work),
  places: await findPlaces(id, work),
});

/** A talent's first approved demo: agencies that show them can cast them now. */
const notifyFirst = (work: Work, { id: demoId, talentId }: Demo, { agencyIds }: PublicTalent): void => {
  for (const agencyId of agencyIds)
    recordEvent(work, { agencyId, event: 'talent.approved', data: { talentId, demoId }, talentId });
};

/** Writes an approval's further effects on lists and on the newest demos. The public copy follows as a read model. */
export const applyApproval = (
  work: Work,
  demo: Demo,
  { talent, publicDemos, places }: Appearance,
  isSameFile: boolean,
): void => {
  if (!demo.approved || !talent) return;
  if (publicDemos.length === 0) notifyFirst(work, demo, talent);
  if (!isSameFile && publicDemos.some(({ id }) => id === demo.id))
    work.updateById(demoCache, demo.id, { approvedAt: demo.updatedAt });
  const listed = toListedDemo(toPublicDemo(demo, talent, demo.updatedAt, []));
  for (const place of places) work.update(place, { demo: listed });
};
