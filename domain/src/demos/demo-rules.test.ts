import { describe, expect, it } from 'vitest';
import { makeDemo } from './demo.fixture.ts';
import type { Demo } from './demos.ts';
import { getPrincipals } from './principal.ts';
import { changesReviewedContent, resetReview } from './revision.ts';

const moment = (millis: number) => ({ toMillis: () => millis });
const choose = (demos: readonly Demo[], ...wish: [id: string, wanted: boolean] | []) => [
  ...getPrincipals(demos, wish[0] === undefined ? undefined : { id: wish[0], wanted: wish[1] ?? true }),
];

describe('the principal demo of a category', () => {
  const a = makeDemo({ id: 'a', createdAt: moment(1), approved: false });
  const b = makeDemo({ id: 'b', createdAt: moment(2), approved: true });
  const c = makeDemo({ id: 'c', createdAt: moment(3), approved: true });

  it('is the chosen one, one per category', () => {
    const song = makeDemo({ id: 'song', category: 'SONG' });
    expect(choose([a, b, c, song], 'a', true)).toEqual(['a', 'song']);
  });

  it('stays the previous one, else is the oldest that clients find', () => {
    expect(choose([a, b, { ...c, principalInCategory: true }])).toEqual(['c']);
    expect(choose([a, c, b])).toEqual(['b']);
    expect(choose([{ ...c, approved: false }, a])).toEqual(['a']);
  });

  it('passes to the next demo when the first gives it up, if there is one', () => {
    expect(choose([a, { ...b, principalInCategory: true }, c], 'b', false)).toEqual(['c']);
    expect(choose([{ ...a, principalInCategory: true }], 'a', false)).toEqual(['a']);
    expect(choose([{ ...b, principalInCategory: true }, c], 'c', false)).toEqual(['b']);
  });

  it('is one demo when two have it', () => {
    expect(choose([b, c].map((demo) => ({ ...demo, principalInCategory: true })))).toEqual(['b']);
    expect(choose([])).toEqual([]);
  });
});

describe('a version', () => {
  const reviewed = makeDemo({
    reviewStatus: 'rejected',
    reviewerComment: 'Too much room.',
    reviewerReasons: ['room'],
    engineer: 'engineer',
    reviewedAt: moment(5),
  });

  it('changes with what clients see or search by', () => {
    expect(changesReviewedContent(reviewed, { tone: 'HIGH' })).toBe(true);
    expect(changesReviewedContent(reviewed, { tone: reviewed.tone, comment: 'Hello' })).toBe(false);
    expect(changesReviewedContent(reviewed, { syntheticVoiceConsent: true, principalInCategory: true })).toBe(
      false,
    );
  });

  it('keeps the last review while it waits again', () => {
    const waiting = resetReview(reviewed, true);
    expect(waiting).toMatchObject({
      reviewStatus: 'pending',
      reviewerComment: null,
      reviewerReasons: [],
      engineer: null,
      reviewedAt: null,
    });

    expect(waiting.earlierReviews).toMatchObject([
      {
        status: 'rejected',
        comment: 'Too much room.',
        reasons: ['room'],
        engineer: 'engineer',
        otherFile: true,
      },
    ]);

    expect(resetReview(waiting, false).earlierReviews).toHaveLength(1);
  });

  it('marks earlier reviews as of another file, and keeps twenty', () => {
    let demo = resetReview(reviewed, false);
    expect(demo.earlierReviews[0]?.otherFile).toBe(false);
    demo = resetReview(demo, true);
    expect(demo.earlierReviews[0]?.otherFile).toBe(true);
    for (let round = 0; round < 30; round += 1)
      demo = resetReview({ ...demo, reviewStatus: 'approved' }, false);
    expect(demo.earlierReviews).toHaveLength(20);
  });
});
