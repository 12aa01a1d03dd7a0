import { getNames } from '../values/fields.ts';
import { REVIEWED_FIELDS } from './demo-fields.ts';
import { EARLIER_REVIEWS_MAX, type Demo, type EarlierReview } from './demos.ts';

export const changesReviewedContent = (before: Demo, after: Partial<Demo>): boolean =>
  getNames(REVIEWED_FIELDS).some((field) => after[field] !== undefined && after[field] !== before[field]);

/** Returns a demo awaiting review. The previous version's review is kept, if there was one. */
export const resetReview = (demo: Demo, otherFile: boolean): Demo => {
  const {
    reviewStatus: status,
    reviewerComment: comment,
    reviewerReasons: reasons = [],
    engineer,
    reviewedAt,
  } = demo;

  // A new file replaces that of all earlier versions.
  const earlier: readonly EarlierReview[] = otherFile
    ? demo.earlierReviews.map((review) => ({ ...review, otherFile }))
    : demo.earlierReviews;
  const view: readonly EarlierReview[] =
    status === 'pending' ? [] : [{ status, comment, reasons, engineer, reviewedAt, otherFile }];

  return {
    ...demo,
    reviewStatus: 'pending',
    reviewerComment: null,
    reviewerReasons: [],
    editedDuringCuration: false,
    engineer: null,
    reviewedAt: null,
    earlierReviews: [...view, ...earlier].slice(0, EARLIER_REVIEWS_MAX),
  };
};
