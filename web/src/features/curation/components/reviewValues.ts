import { reviewReasons } from '@domain/curation/reasons.schema.ts';
import type { ReviewReason } from '@domain/curation/reasons.ts';
import { demoFormSchema, type DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { freeText } from '@domain/values/free-text.ts';
import { getValues, type DemoValues } from '../../../common/demos/demoValues.ts';

export interface ReviewValues extends DemoValues {
  readonly reviewerComment: string;
  readonly reviewerReasons: readonly ReviewReason[];
}

export const reviewSchema = demoFormSchema.shape({
  reviewerComment: freeText(),
  reviewerReasons: reviewReasons(),
});

export const getReviewValues = (demo: Demo): ReviewValues => ({
  ...getValues(demo),
  reviewerComment: demo.reviewerComment ?? '',
  reviewerReasons: demo.reviewerReasons ?? [],
});

export const pickReviewFields = ({ reviewerComment, reviewerReasons }: ReviewValues) => ({
  reviewerComment: reviewerComment.trim(),
  reviewerReasons: [...reviewerReasons],
});

/** Returns a reviewer's corrections; consent isn't theirs to change. */
export const getChanges = (demo: Demo, values: ReviewValues): DemoPatch => {
  const { reviewerComment: _comment, reviewerReasons: _reasons, ...view } = values;
  const before = getValues(demo);
  const formValues = demoFormSchema.cast(view);
  const names = Object.keys(before) as (keyof DemoValues)[];
  const changed = names.filter((name) => name !== 'syntheticVoiceConsent' && view[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, formValues[name]]));
};
