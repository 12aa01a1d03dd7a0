import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';

/** Demos that are shown at first, and that come at a time. */
const SHOWN = 20;

/** Demos of all talents of an agency at one point of their review, live, the newest first; in one language (alpha3) or in any. */
export const useAgencyDemos = (
  agencyId: string,
  reviewStatus: ReviewStatus,
  language: string | undefined,
): LiveMore<Demo> =>
  useLiveMore<Demo>({
    collection: 'demos',
    where: { reviewStatus, ...(language === undefined ? {} : { language }) },
    contains: { agencyIds: agencyId },
    orderBy: [['createdAt', 'desc']],
    limit: SHOWN,
  });
