import { EARLIER_REVIEWS_MAX, REVIEWED_FIELDS, type Demo, type EarlierReview } from './demos.ts';

/** Whether a change says something else of a demo than what was reviewed. */
export const saysOtherwise = (before: Demo, after: Partial<Demo>): boolean =>
  REVIEWED_FIELDS.some((field) => after[field] !== undefined && after[field] !== before[field]);

/**
 * A demo that waits for its review from now on. What was said of the version before is kept; of one that nobody has
 * reviewed there is nothing to keep.
 */
export const waitingAgain = (demo: Demo, otherFile: boolean): Demo => {
  const {
    reviewStatus: status,
    reviewerComment: comment,
    reviewerReasons: reasons = [],
    engineer,
    reviewedAt,
  } = demo;
  // A new file makes that of every version before another one.
  const earlier: readonly EarlierReview[] = otherFile
    ? demo.earlierReviews.map((review) => ({ ...review, otherFile }))
    : demo.earlierReviews;
  const told: readonly EarlierReview[] =
    status === 'pending' ? [] : [{ status, comment, reasons, engineer, reviewedAt, otherFile }];
  return {
    ...demo,
    reviewStatus: 'pending',
    reviewerComment: null,
    reviewerReasons: [],
    editedDuringCuration: false,
    engineer: null,
    reviewedAt: null,
    earlierReviews: [...told, ...earlier].slice(0, EARLIER_REVIEWS_MAX),
  };
};
