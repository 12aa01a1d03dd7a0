import { expect, it } from 'vitest';
import { reviewReasonsEn } from './reasons.en.ts';
import { reviewReasonsEs } from './reasons.es.ts';
import { reviewReasons } from './reasons.schema.ts';
import { REVIEW_REASONS, formatVerdict, type ReviewReason } from './reasons.ts';

it('every ready-made reason has a text in each language, and no text is unused', () => {
  const keys = REVIEW_REASONS.map((reason) => `review.reason.${reason}`).sort();
  for (const texts of [reviewReasonsEn, reviewReasonsEs]) expect(Object.keys(texts).sort()).toEqual(keys);
});

it('reasons are known ones without repetition', () => {
  const isSound = (reasons: readonly string[]) => reviewReasons().isValidSync(reasons);
  expect(
    [['room', 'noise'], [], ['room', 'room'], ['ugly'], [null]].map((item) => isSound(item as string[])),
  ).toEqual([true, true, false, false, false]);
});

it('a verdict shows ready-made reasons in the reader’s language, then the reviewer’s own words', () => {
  const getSpanish = (reason: ReviewReason) => reviewReasonsEs[`review.reason.${reason}`];
  expect(formatVerdict(['slate', 'quiet'], 'Try again', getSpanish)).toBe(
    'El archivo lleva claqueta o un pitido. Deja solo la lectura. El nivel es demasiado bajo. Sube la ganancia y vuelve a exportarla. Try again',
  );
  // Reviewed before reasons were stored separately.
  expect(formatVerdict(undefined, 'Too much room.', getSpanish)).toBe('Too much room.');
  expect(formatVerdict([], null, getSpanish)).toBe('');
});
