import { describe, expect, it } from 'vitest';
import { AVAILABILITY_STATES } from '../availability/availability.ts';
import {
  addProgress,
  negateProgress,
  getPlaceChange,
  NO_PROGRESS,
  getEntryProgress,
  getPlaceProgress,
  getRequestProgress,
  computeProjectState,
} from './progress.ts';
import type { ProjectState } from './projects.ts';

describe('the state of a project by its progress', () => {
  it.each<[ProjectState, string, Partial<typeof NO_PROGRESS>, ProjectState]>([
    ['New', 'nothing yet', {}, 'New'],
    ['New', 'the first voice on a shortlist', { shortlisted: 1 }, 'Casting'],
    ['New', 'the first audition', { requested: 1 }, 'Casting'],
    ['Casting', 'an empty shortlist', {}, 'Casting'],
    ['Casting', 'takes that are in', { shortlisted: 3, requested: 3, takes: 3 }, 'Casting'],
    ['Casting', 'a voice chosen', { shortlisted: 3, chosen: 1 }, 'Booking'],
    ['Casting', 'a take approved', { requested: 1, takes: 1, approved: 1 }, 'Booking'],
    ['New', 'a voice chosen at once', { shortlisted: 1, chosen: 1 }, 'Booking'],
    ['Booking', 'the last choice taken back', { shortlisted: 3 }, 'Casting'],
    ['Ordered', 'a choice taken back', { shortlisted: 3 }, 'Ordered'],
    ['Closed', 'a voice chosen', { shortlisted: 3, chosen: 1 }, 'Closed'],
  ])('from %s with %s', (from, _what, progress, to) => {
    expect(computeProjectState(from, { ...NO_PROGRESS, ...progress })).toBe(to);
  });
});

describe('a chosen voice that clients may no longer cast', () => {
  const chosen = { isSelected: true };
  const withdrawn = { isSelected: true, isWithdrawn: true };

  it('counts as shortlisted only, and as chosen again once it may be cast', () => {
    expect(getPlaceProgress(withdrawn)).toEqual({ shortlisted: 1, chosen: 0 });
    expect(getPlaceChange(chosen, withdrawn)).toEqual({ ...NO_PROGRESS, chosen: -1 });
    expect(getPlaceChange(withdrawn, chosen)).toEqual({ ...NO_PROGRESS, chosen: 1 });
  });

  it('is subtracted once, even if it was withdrawn before', () => {
    expect(getPlaceChange(withdrawn, { isSelected: false, isWithdrawn: true })).toEqual(NO_PROGRESS);
    expect(getPlaceChange(withdrawn, null)).toEqual({ ...NO_PROGRESS, shortlisted: -1 });
    expect(getPlaceChange(chosen, null)).toEqual({ ...NO_PROGRESS, shortlisted: -1, chosen: -1 });
  });
});

describe('progress', () => {
  it('is the sum of listed voices, entries and requests, and zero after their removal', () => {
    const parts = [
      getPlaceProgress({ isSelected: true }),
      getPlaceProgress({ isSelected: false }),
      getEntryProgress({ status: 'open', isApproved: false }),
      getEntryProgress({ status: 'uploaded', isApproved: true }),
      getEntryProgress({ status: 'uploaded', isApproved: false, countDueAt: { toMillis: () => 0 } }),
      ...AVAILABILITY_STATES.map((state) => getRequestProgress({ state })),
    ];

    const whole = addProgress(...parts);
    expect(whole).toEqual({
      shortlisted: 2,
      chosen: 1,
      requested: 3,
      takes: 1,
      approved: 1,
      asked: 2,
      booked: 1,
    });

    expect(addProgress(whole, ...parts.map(negateProgress))).toEqual(NO_PROGRESS);
  });
});
