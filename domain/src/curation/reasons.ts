/** Frequent reasons in reviews, in the order of their shortcut keys. Codes are stored, so each reader sees their own language. */
export const REVIEW_REASONS = [
  'room',
  'noise',
  'clipping',
  'quiet',
  'plosives',
  'slate',
  'styles',
  'mismatch',
  'processed',
] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Returns a review's full text: ready-made reasons by `toWords`, then free text. Empty: none. */
export const formatVerdict = (
  reasons: readonly ReviewReason[] | undefined,
  comment: string | null,
  toWords: (reason: ReviewReason) => string,
): string => [...(reasons ?? []).map(toWords), comment ?? ''].filter((words) => words !== '').join(' ');
