/**
 * What reviewers say most often of a demo, in the order of the keys that say it. A code is stored and never its words:
 * whoever reads it reads it in their own language.
 */
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

/** The words of all that a reviewer said: of the ready-made reasons by `wordsOf`, then their own. Empty: nothing was said. */
export const verdictText = (
  reasons: readonly ReviewReason[] | undefined,
  comment: string | null,
  wordsOf: (reason: ReviewReason) => string,
): string => [...(reasons ?? []).map(wordsOf), comment ?? ''].filter((words) => words !== '').join(' ');
